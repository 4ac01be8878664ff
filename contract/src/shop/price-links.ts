import { z } from 'zod'
import { call } from '../call.ts'
import { instant, rowIdInPath } from '../fields.ts'
import * as calls from './price-links.calls.ts'

/** A vendor's page that sells a peptide or vitamin, with its price in dollars. */
export const PriceLink = z.object({
  id: z.number(),
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  /** 1 to 4 for a peptide, 1 for a vitamin */
  position: z.number(),
  url: z.string().nullable(),
  usLabTested: z.boolean(),
  batchTracked: z.boolean(),
  manualPrice: z.number().nullable(),
  /** the last price found, and when */
  scrapedPrice: z.number().nullable(),
  lastScrapedAt: instant.nullable(),
  /** why the latest attempt found no price, and when; null after a success */
  problem: z.string().nullable(),
  problemAt: instant.nullable(),
  version: z.number(),
})
export type PriceLink = z.output<typeof PriceLink>

export const listPriceLinks = call(calls.listPriceLinks, {
  summary: 'List vendor links and the prices found there',
  reply: z.array(PriceLink),
})

const params = z.object({ id: rowIdInPath })

export const scrapePriceLink = call(calls.scrapePriceLink, {
  summary: 'Check the price at a link now; if none is found, the old price stays and the refusal says why',
  params,
  reply: PriceLink,
  errors: ['PRICE_LINK_NOT_FOUND', 'NO_PRICE_LINK', 'PRICE_NOT_READ', 'CHANGED_MEANWHILE'],
})

export const scrapeVitaminPrice = call(calls.scrapeVitaminPrice, {
  summary: 'Check a vitamin’s price at its link now',
  params,
  reply: PriceLink,
  errors: ['SUPPLEMENT_NOT_FOUND', 'NO_PRICE_LINK', 'PRICE_NOT_READ', 'CHANGED_MEANWHILE'],
})

const id = rowIdInPath.optional()

/** A price since an instant. */
export const PastPrice = z.object({
  vendorName: z.string(),
  /** null for prices found automatically */
  dosage: z.string().nullable(),
  price: z.number(),
  at: instant,
})
export type PastPrice = z.output<typeof PastPrice>

export const priceHistory = call(calls.priceHistory, {
  summary:
    'List vendor price changes of a peptide or vitamin in the last year, oldest first, with the previous price',
  query: z
    .object({ peptideId: id, supplementId: id })
    .refine(({ peptideId, supplementId }) => !peptideId !== !supplementId, {
      message: 'Please ask for one peptide or one vitamin',
      path: ['peptideId'],
    }),
  reply: z.array(PastPrice),
})

export const listOwnPrices = call(calls.listOwnPrices, {
  summary: 'List our peptide prices: the shop’s, or the planned ones from their costs',
  reply: z.array(z.object({ peptideId: z.number(), price: z.number() })),
})
