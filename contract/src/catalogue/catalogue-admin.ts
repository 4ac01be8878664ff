import { imageHashIn } from '@pepwell/domain/shop/product-images'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import { z } from 'zod'
import { call } from '../call.ts'
import { numberOr, rowId, rowIdInPath, seenVersion } from '../fields.ts'
import { ShopDataForm } from '../shop/shop-data.ts'
import { Peptide, PeptideTexts } from './catalogue.ts'
import * as calls from './catalogue-admin.calls.ts'

/** The maximum number of peptides to sort. */
const MAX_PEPTIDES = 2000

/** The largest PostgreSQL integer. */
const MAX_COUNTED = 2_147_483_647

const NO_AMOUNT = 'MG amount is required and must be a positive number'
const NO_ORDER = 'Display order must be a non-negative number'
const NO_IMAGE = 'Please upload the image. We don’t show links to other sites.'
const NO_LIST = 'Please list the peptides in order'

/** Milligrams in a vial, stored with three decimals. */
const mg = z
  .number(numberOr(NO_AMOUNT))
  .min(0, NO_AMOUNT)
  .max(1_000_000, NO_AMOUNT)
  .multipleOf(0.001, NO_AMOUNT)
const displayOrder = z.int(NO_ORDER).min(0, NO_ORDER).max(MAX_COUNTED, NO_ORDER)
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
  summary: 'Add a catalog peptide, hidden from the shop',
  body: NewPeptide,
  reply: Peptide,
  status: 201,
  errors: ['PEPTIDE_NAME_TAKEN', 'PHOTO_NOT_FOUND'],
})

export const updatePeptide = call(calls.updatePeptide, {
  summary: 'Update a catalog peptide; omitted fields stay',
  params,
  body: PeptideForm.partial().extend({ ...withImage, ...version }),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_NAME_TAKEN', 'PHOTO_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const renamePeptide = call(calls.renamePeptide, {
  summary: 'Rename a catalog peptide',
  params,
  body: PeptideForm.pick({ name: true }).extend(version),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_NAME_TAKEN', 'CHANGED_MEANWHILE'],
})

const peptideId = rowId('Please choose a peptide')

export const orderPeptides = call(calls.orderPeptides, {
  summary:
    'Reorder the catalog, numbered from 1. With `moved`, only that peptide moves and the others keep their current order.',
  body: z.object({
    ids: z.array(peptideId, NO_LIST).min(1, NO_LIST).max(MAX_PEPTIDES, NO_LIST),
    moved: peptideId.optional(),
  }),
  reply: z.object({ message: z.string() }),
  errors: ['PEPTIDE_NOT_FOUND'],
})

export const removePeptide = call(calls.removePeptide, {
  summary: 'Delete a peptide that is in no plan and not in stock, with its costs and prices',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_IN_USE', 'PEPTIDE_IN_STOCK'],
})

export const duplicatePeptide = call(calls.duplicatePeptide, {
  summary:
    'Duplicate a peptide as a hidden draft behind it: texts, picture and shop data, without costs and stock',
  params,
  reply: Peptide,
  status: 201,
  errors: ['PEPTIDE_NOT_FOUND'],
})

export const publishPeptide = call(calls.publishPeptide, {
  summary: 'Publish a draft; it stays hidden from the shop',
  params,
  body: z.strictObject(version),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setShopAvailability = call(calls.setShopAvailability, {
  summary: 'Show or hide a peptide in the shop',
  params,
  body: z.strictObject({ shopEnabled: z.boolean('Please choose whether the shop shows it'), ...version }),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PEPTIDE_IS_DRAFT', 'CHANGED_MEANWHILE'],
})

export const setShopData = call(calls.setShopData, {
  summary: 'Set a peptide’s shop data',
  params,
  body: ShopDataForm.extend(version),
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const setProductImage = call(calls.setProductImage, {
  summary: 'Replace a peptide’s picture: JPEG, PNG, GIF or WebP, up to 10 MB',
  params,
  takes: 'picture',
  reply: Peptide,
  errors: ['PEPTIDE_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'],
})

const hashParams = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/, 'This is not a valid address') })

export const productImage = call(calls.productImage, {
  summary: 'Get a product’s picture, up to 1200 pixels per side',
  params: hashParams,
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})

export const productThumbnail = call(calls.productThumbnail, {
  summary: 'Get a product’s thumbnail, up to 480 pixels per side',
  params: hashParams,
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})
