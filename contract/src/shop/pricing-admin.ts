import { z } from 'zod'
import { call } from '../call.ts'
import {
  clientId,
  dollars,
  optionalText,
  requiredText,
  rowId,
  rowIdInPath,
  seenVersion,
  text,
} from '../fields.ts'
import { VendorPrice } from './pricing.ts'
import * as calls from './pricing-admin.calls.ts'

const REQUIRED = 'Vendor name and price are required'

/** The input of a vendor's price. The dosage defaults to the peptide's standard vial. */
export const VendorPriceForm = z.object({
  vendorName: requiredText(100, REQUIRED),
  price: dollars(REQUIRED),
  dosage: text(50).optional(),
  usLabTested: z.boolean('Please choose whether it’s tested in the US').optional(),
  batchTracked: z.boolean('Please choose whether batches are tracked').optional(),
  notes: optionalText(1000),
})

const peptideId = rowId('Please choose a peptide')

/** The client generates `clientId` once per price, so that a retry is stored once. */
export const NewVendorPrice = z.strictObject({
  ...VendorPriceForm.shape,
  peptideId,
  clientId: clientId.optional(),
})

/** A partial change to a vendor's price; omitted optional fields stay. */
export const VendorPriceUpdate = z.strictObject({
  ...VendorPriceForm.shape,
  peptideId: peptideId.optional(),
  version: seenVersion,
})

export const listVendorNames = call(calls.listVendorNames, {
  summary: 'List vendor names in their latest spelling',
  reply: z.array(z.string()),
})

export const listAllVendorPrices = call(calls.listAllVendorPrices, {
  summary: 'List vendor prices of all peptides, cheapest first; the newest has the largest id',
  reply: z.array(
    VendorPrice.extend({
      /** whether it is the lowest price for the peptide's standard vial; at most one per peptide */
      isLowest: z.boolean(),
    }),
  ),
})

export const addVendorPrice = call(calls.addVendorPrice, {
  summary: 'Add a vendor’s price for a peptide',
  body: NewVendorPrice,
  reply: VendorPrice,
  status: 201,
  errors: ['PEPTIDE_NOT_FOUND'],
})

const params = z.object({ id: rowIdInPath })

export const updateVendorPrice = call(calls.updateVendorPrice, {
  summary: 'Update a vendor’s price; the old one stays in the history',
  params,
  body: VendorPriceUpdate,
  reply: VendorPrice,
  errors: ['VENDOR_PRICE_NOT_FOUND', 'PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const removeVendorPrice = call(calls.removeVendorPrice, {
  summary: 'Delete a vendor’s price',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['VENDOR_PRICE_NOT_FOUND'],
})
