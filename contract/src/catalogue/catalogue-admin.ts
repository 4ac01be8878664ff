import { imageHashIn } from '@pepwell/domain/shop/product-images'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import { z } from 'zod'
import { call } from '../call.ts'
import { rowId, rowIdInPath, seenVersion } from '../fields.ts'
import { ShopDataForm } from '../shop/shop-data.ts'
import { Peptide, PeptideTexts } from './catalogue.ts'
import * as calls from './catalogue-admin.calls.ts'

declare module '../call.ts' {
  interface Declared {
    'catalogue-admin': typeof import('./catalogue-admin.ts')
  }
}

/** The maximum number of peptides to sort. */
const MOST_PEPTIDES = 2000

/** The largest PostgreSQL integer. */
const MOST_COUNTED = 2_147_483_647

const NO_AMOUNT = 'MG amount is required and must be a positive number'
const NO_ORDER = 'Display order must be a non-negative number'
const NO_IMAGE = 'Please upload the picture: links to other sites are not shown'
const NO_LIST = 'Please name the peptides in their order'

/** Milligrams in a vial, stored with three decimals. */
const mg = z.number(NO_AMOUNT).min(0, NO_AMOUNT).max(1_000_000, NO_AMOUNT).multipleOf(0.001, NO_AMOUNT)
const displayOrder = z.int(NO_ORDER).min(0, NO_ORDER).max(MOST_COUNTED, NO_ORDER)
const imageUrl = z
  .string(NO_IMAGE)
  .refine((url) => imageHashIn(url) !== undefined, NO_IMAGE)
  .nullable()

/** The form of a catalog peptide. */
export const PeptideForm = PeptideTexts.extend({ mg, displayOrder })

/** The URL of an uploaded picture; null removes it. */
const withImage = { productImageUrl: imageUrl.optional() }

/** A new peptide: first in the list unless it has a position. */
const NewPeptide = PeptideForm.extend({ ...withImage, displayOrder: displayOrder.default(0) })

const params = z.object({ id: rowIdInPath })
const version = { version: seenVersion }

export const addPeptide = call(calls.addPeptide, {
  summary: 'Add a peptide to the catalogue, hidden from the shop',
  body: NewPeptide,
  reply: Peptide,
  status: 201,
  errors: ['PEPTIDE_NAME_TAKEN', 'PHOTO_NOT_FOUND'],
})

export const updatePeptide = call(calls.updatePeptide, {
  summary: 'Change a peptide of the catalogue; what is left out stays',
  params,
  body: PeptideForm.partial().extend({ ...withImage, ...version }),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_NAME_TAKEN', 'PHOTO_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const renamePeptide = call(calls.renamePeptide, {
  summary: 'Give a peptide of the catalogue another name',
  params,
  body: PeptideForm.pick({ name: true }).extend(version),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_NAME_TAKEN', 'CHANGED_MEANWHILE'],
})

const peptideId = rowId('Please choose a peptide')

export const orderPeptides = call(calls.orderPeptides, {
  summary:
    'Put the catalogue in order: the peptides are numbered from 1. With `moved` only that one goes where it stands in the list, and the others stay as they are by now.',
  body: z.object({
    ids: z.array(peptideId, NO_LIST).min(1, NO_LIST).max(MOST_PEPTIDES, NO_LIST),
    moved: peptideId.optional(),
  }),
  reply: z.object({ message: z.string() }),
  errors: ['PEPTIDE_NOT_FOUND'],
})

export const removePeptide = call(calls.removePeptide, {
  summary: 'Delete a peptide that is in nobody’s plan and not in stock, with its costs and prices',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_IN_USE', 'PEPTIDE_IN_STOCK'],
})

export const duplicatePeptide = call(calls.duplicatePeptide, {
  summary:
    'Add a copy of a peptide behind it, as a draft hidden from members: texts, picture and what the shop says, without costs and stock',
  params,
  reply: Peptide,
  status: 201,
  errors: ['PEPTIDE_NOT_FOUND'],
})

export const publishPeptide = call(calls.publishPeptide, {
  summary: 'Show a draft to everyone; it stays hidden from the shop',
  params,
  body: z.strictObject(version),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setShopAvailability = call(calls.setShopAvailability, {
  summary: 'Show a peptide in the shop, or hide it',
  params,
  body: z.strictObject({ shopEnabled: z.boolean('Please say whether the shop shows it'), ...version }),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_IS_DRAFT', 'CHANGED_MEANWHILE'],
})

export const setShopData = call(calls.setShopData, {
  summary: 'Say what the shop tells of a peptide',
  params,
  body: ShopDataForm.extend(version),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setProductImage = call(calls.setProductImage, {
  summary: 'Give a peptide another picture: JPEG, PNG, GIF or WebP, at most 10 MB; the one before goes',
  params,
  takes: 'picture',
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'],
})

const hashParams = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/, 'This is not a valid address') })

export const productImage = call(calls.productImage, {
  summary: 'The uploaded picture of a product, at most 1200 pixels a side',
  params: hashParams,
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})

export const productThumbnail = call(calls.productThumbnail, {
  summary: 'The uploaded picture of a product, at most 480 pixels a side',
  params: hashParams,
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})
