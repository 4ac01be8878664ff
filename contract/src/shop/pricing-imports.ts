import { z } from 'zod'
import { call } from '../call.ts'
import { dollars, requiredText } from '../fields.ts'
import { IMPORT_BODY_LIMIT, Import, Imported } from '../imports/imports.ts'
import { VendorPriceForm } from './pricing-admin.ts'
import * as calls from './pricing-imports.calls.ts'

const product = requiredText(100, 'Please name the product')

/** A row of a vendor price table. An empty cell keeps the present value, and is null in a new price. */
export const VendorPriceRow = VendorPriceForm.extend({ product })
export type VendorPriceRow = z.output<typeof VendorPriceRow>

const cost = dollars('Please enter a cost', 'Costs must be positive').optional()

/** A row of a cost table, in dollars. An empty cell keeps the present value, or is an unknown cost. */
export const CostRow = z.object({
  product,
  costOfGoods: cost,
  packagingCost: cost,
  testingCost: cost,
  shippingCost: cost,
  otherCosts: cost,
  mailingLabelCost: cost,
  barcodeCost: cost,
  retailPrice: dollars('Retail price is required', 'Retail price must be positive'),
})
export type CostRow = z.output<typeof CostRow>

const table = { body: Import, bodyLimit: IMPORT_BODY_LIMIT, reply: Imported }

export const importVendorPrices = call(calls.importVendorPrices, {
  ...table,
  summary:
    'Import vendor prices from a table, updating those of the same vendor and dosage; all rows or none',
})

export const importProductCosts = call(calls.importProductCosts, {
  ...table,
  summary: 'Import peptide costs from a table; all rows or none',
})

export const importVitaminCosts = call(calls.importVitaminCosts, {
  ...table,
  summary: 'Import vitamin costs from a table; all rows or none',
})
