import { typedCost } from '@pepwell/domain/shop/margins'
import { z } from 'zod'
import { call } from '../call.ts'
import { dollars, optionalLine, pageAddress, rowId, seenVersionOrNone } from '../fields.ts'
import * as calls from './product-costs.calls.ts'

const NO_COST = 'Please enter a cost'
const NEGATIVE_COST = 'Costs must be positive'
const RETAIL_PRICE = 'Retail price is required'
const NO_FLAG = 'Please say yes or no'

/** A cost in dollars; anything but a number counts as 0 (specification, section 5), null is unknown. */
const cost = z
  .union([z.number(), z.string().max(50)], NO_COST)
  .nullish()
  .transform((typed) => (typeof typed === 'string' ? typedCost(typed) : typed === undefined ? 0 : typed))
  .pipe(dollars(NO_COST, NEGATIVE_COST).nullable())

const Costs = z.object({
  costOfGoods: cost,
  packagingCost: cost,
  testingCost: cost,
  shippingCost: cost,
  otherCosts: cost,
  mailingLabelCost: cost,
  barcodeCost: cost,
  retailPrice: dollars(RETAIL_PRICE, 'Retail price must be positive'),
})

const flag = z.boolean(NO_FLAG).optional()

/** Up to four vendor pages, with labels. */
const Links = z.object({
  scrapingLink1: pageAddress,
  scrapingLink2: pageAddress,
  scrapingLink3: pageAddress,
  scrapingLink4: pageAddress,
  link1UsLabTested: flag,
  link2UsLabTested: flag,
  link3UsLabTested: flag,
  link4UsLabTested: flag,
  link1BatchTracked: flag,
  link2BatchTracked: flag,
  link3BatchTracked: flag,
  link4BatchTracked: flag,
})

/** The form of a peptide's costs in dollars; omitted links and flags stay. */
export const ProductCostsForm = Costs.extend(Links.shape)

const NewProductCosts = z.strictObject({
  ...ProductCostsForm.shape,
  peptideId: rowId('Please choose a peptide'),
  /** sent by older clients, ignored */
  peptideName: optionalLine(100),
  version: seenVersionOrNone,
})

/** Null when a cost is unknown. */
const amounts = {
  costOfGoods: z.number().nullable(),
  packagingCost: z.number().nullable(),
  testingCost: z.number().nullable(),
  shippingCost: z.number().nullable(),
  otherCosts: z.number().nullable(),
  mailingLabelCost: z.number().nullable(),
  barcodeCost: z.number().nullable(),
  retailPrice: z.number(),
}

const link = z.string().nullable()

/** A peptide's costs and planned price, in dollars. */
export const ProductCosts = z.object({
  id: z.number(),
  peptideId: z.number(),
  peptide: z.object({ id: z.number(), name: z.string() }),
  ...amounts,
  scrapingLink1: link,
  scrapingLink2: link,
  scrapingLink3: link,
  scrapingLink4: link,
  link1UsLabTested: z.boolean(),
  link2UsLabTested: z.boolean(),
  link3UsLabTested: z.boolean(),
  link4UsLabTested: z.boolean(),
  link1BatchTracked: z.boolean(),
  link2BatchTracked: z.boolean(),
  link3BatchTracked: z.boolean(),
  link4BatchTracked: z.boolean(),
  /** the cheapest vendor's price for the same vial; null without one */
  lowestVendorPrice: z.number().nullable(),
  /** version of the costs and links */
  version: z.number(),
})
export type ProductCosts = z.output<typeof ProductCosts>

export const listProductCosts = call(calls.listProductCosts, {
  summary: 'List peptides with costs, in display order',
  reply: z.array(ProductCosts),
})

export const setProductCosts = call(calls.setProductCosts, {
  summary: 'Set a peptide’s costs',
  body: NewProductCosts,
  reply: ProductCosts,
  errors: ['PEPTIDE_NOT_FOUND', 'CHANGED_MEANWHILE'],
})
