import { MOST_QUANTITY, supplementUnits } from '@pepwell/domain/vitamins/supplements'
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

declare module '../call.ts' {
  interface Declared {
    supplementsAdmin: typeof import('./supplements-admin.ts')
  }
}

const NO_AMOUNT = 'Dosage amount is required'

/** Text of one or more paragraphs that must not be empty; `message` says so. */
const paragraphs = (message: string) => text(4000, message).min(1, message)

const details = {
  /** a usual amount for a day, above 0, with at most three decimals */
  dosageAmount: z
    .number(numberOr(NO_AMOUNT))
    .min(0.001, NO_AMOUNT)
    .max(MOST_QUANTITY, `Dosage amount must be at most ${MOST_QUANTITY}`)
    .refine((amount) => Math.round(amount * 1000) / 1000 === amount, 'Dosage amount has at most 3 decimals'),
  dosageUnit: z.enum(supplementUnits, 'Dosage unit is required'),
  category: requiredText(50, 'Category is required'),
  description: paragraphs('Description is required'),
}

/** What operators write of a vitamin. */
export const SupplementForm = z.strictObject({
  name: requiredText(100, 'Name is required'),
  ...details,
  benefits: paragraphs('Benefits are required'),
  recommendedUse: paragraphs('Recommended use is required'),
  brand: optionalLine(100),
  sideEffects: optionalText(4000),
})

/** What is changed where vitamins are priced: the page of another shop, the price there, or details; what is left out stays. */
export const SupplementPatch = z
  .strictObject(details)
  .partial()
  .extend({
    scrapingLink: pageAddress,
    /** null takes it away */
    manualPrice: dollars('Please enter a price').nullish(),
    version: seenVersion,
  })

const params = z.object({ id: rowIdInPath })
const Message = z.object({ message: z.string() })

export const updateSupplement = call(calls.updateSupplement, {
  summary: 'Change where a vitamin’s price is read, the price that somebody read there, or its details',
  params,
  body: SupplementPatch,
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const priceSupplement = call(calls.priceSupplement, {
  summary: 'Change where a vitamin’s price is read, or the price that somebody read there',
  params,
  body: SupplementPatch.pick({ scrapingLink: true, manualPrice: true, version: true }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setSupplementAvailability = call(calls.setSupplementAvailability, {
  summary: 'Show a vitamin in the shop, or hide it',
  params,
  body: z.strictObject({
    shopEnabled: z.boolean('Please say whether the shop shows it'),
    version: seenVersion,
  }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setSupplementShopData = call(calls.setSupplementShopData, {
  summary: 'Set what the shop says of a vitamin',
  params,
  body: VitaminShopDataForm.extend({ version: seenVersion }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setSupplementImage = call(calls.setSupplementImage, {
  summary: 'Replace the picture of a vitamin: JPEG, PNG, GIF or WebP, at most 10 MB',
  params,
  takes: 'picture',
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'],
})

export const removeSupplementImage = call(calls.removeSupplementImage, {
  summary: 'Remove the picture of a vitamin',
  params,
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND'],
})

export const addSupplement = call(calls.addSupplement, {
  summary: 'Add a vitamin to the catalogue; the shop hides it until somebody shows it',
  body: SupplementForm,
  reply: Supplement,
  status: 201,
  errors: ['SUPPLEMENT_NAME_TAKEN'],
})

export const editSupplement = call(calls.editSupplement, {
  summary: 'Change what the catalogue says of a vitamin; what is left out stays',
  params,
  body: SupplementForm.partial().extend({ version: seenVersion }),
  reply: Supplement,
  errors: ['SUPPLEMENT_NOT_FOUND', 'SUPPLEMENT_NAME_TAKEN', 'CHANGED_MEANWHILE'],
})

export const removeSupplement = call(calls.removeSupplement, {
  summary: 'Delete a vitamin of which there is no stock; what people logged of it stays',
  params,
  reply: Message,
  errors: ['SUPPLEMENT_NOT_FOUND', 'SUPPLEMENT_IN_STOCK'],
})
