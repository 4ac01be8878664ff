import { MAX_QUANTITY, supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  dollars,
  numberOr,
  optionalLine,
  optionalText,
  pageAddress,
  requiredText,
  rowIdInPath,
  seenVersion,
  text,
} from '../fields.ts'
import { VitaminShopDataForm } from '../shop/shop-data.ts'
import { Supplement } from './supplements.ts'
import * as calls from './supplements-admin.calls.ts'

const NO_AMOUNT = 'Dosage amount is required'

/** Required text of one or more paragraphs, with `message` when it is missing. */
const paragraphs = (message: string) => text(4000, message).min(1, message)

const details = {
  /** a typical daily amount, above 0, with at most three decimals */
  dosageAmount: z
    .number(numberOr(NO_AMOUNT))
    .min(0.001, NO_AMOUNT)
    .max(MAX_QUANTITY, `Dosage amount must be at most ${MAX_QUANTITY}`)
    .refine((amount) => Math.round(amount * 1000) / 1000 === amount, 'Dosage amount has at most 3 decimals'),
  dosageUnit: z.enum(supplementUnits, 'Dosage unit is required'),
  category: requiredText(50, 'Category is required'),
  description: paragraphs('Description is required'),
}

/** The operator's input for a vitamin. */
export const SupplementForm = z.strictObject({
  name: requiredText(100, 'Name is required'),
  ...details,
  benefits: paragraphs('Benefits are required'),
  recommendedUse: paragraphs('Recommended use is required'),
  brand: optionalLine(100),
  sideEffects: optionalText(4000),
})

/** A change on the vitamin pricing page: the vendor link, its price, or details; omitted fields stay. */
export const SupplementPatch = z
  .strictObject(details)
  .partial()
  .extend({
    scrapingLink: pageAddress,
    /** null removes it */
    manualPrice: dollars('Please enter a price').nullish(),
    version: seenVersion,
  })

const params = z.object({ id: rowIdInPath })
const Message = z.object({ message: z.string() })

export const updateSupplement = call(calls.updateSupplement, {
  summary: 'Update a vitamin’s price link, manual price or details',
  params,
  body: SupplementPatch,
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const priceSupplement = call(calls.priceSupplement, {
  summary: 'Update a vitamin’s price link or manual price',
  params,
  body: SupplementPatch.pick({ scrapingLink: true, manualPrice: true, version: true }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setSupplementAvailability = call(calls.setSupplementAvailability, {
  summary: 'Show or hide a vitamin in the shop',
  params,
  body: z.strictObject({
    shopEnabled: z.boolean('Please choose whether the shop shows it'),
    version: seenVersion,
  }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setSupplementShopData = call(calls.setSupplementShopData, {
  summary: 'Set a vitamin’s shop data',
  params,
  body: VitaminShopDataForm.extend({ version: seenVersion }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setSupplementImage = call(calls.setSupplementImage, {
  summary: 'Replace a vitamin’s picture: JPEG, PNG, GIF or WebP, up to 10 MB',
  params,
  takes: 'picture',
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'],
})

export const removeSupplementImage = call(calls.removeSupplementImage, {
  summary: 'Remove a vitamin’s picture',
  params,
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND'],
})

export const addSupplement = call(calls.addSupplement, {
  summary: 'Add a catalog vitamin, hidden from the shop',
  body: SupplementForm,
  reply: Supplement,
  status: 201,
  errors: ['SUPPLEMENT_NAME_TAKEN'],
})

export const editSupplement = call(calls.editSupplement, {
  summary: 'Update a catalog vitamin; omitted fields stay',
  params,
  body: SupplementForm.partial().extend({ version: seenVersion }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'SUPPLEMENT_NAME_TAKEN', 'CHANGED_MEANWHILE'],
})

export const removeSupplement = call(calls.removeSupplement, {
  summary: 'Delete a vitamin without stock; people’s logs stay',
  params,
  reply: Message,
  errors: ['SUPPLEMENT_NOT_FOUND', 'SUPPLEMENT_IN_STOCK'],
})
