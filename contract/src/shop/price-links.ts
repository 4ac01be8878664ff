import { z } from 'zod'
import { call } from '../call.ts'
import { instant, rowIdInPath } from '../fields.ts'
import * as calls from './price-links.calls.ts'

declare module '../call.ts' {
  interface Declared {
    'price-links': typeof import('./price-links.ts')
  }
}

/** The page of another shop that sells a peptide or a vitamin, and what it asks there; dollars. */
export const PriceLink = z.object({
  id: z.number(),
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  /** 1 to 4 of a peptide's, 1 of a vitamin's */
  position: z.number(),
  url: z.string().nullable(),
  usLabTested: z.boolean(),
  batchTracked: z.boolean(),
  manualPrice: z.number().nullable(),
  /** what was read there last, and when */
  scrapedPrice: z.number().nullable(),
  lastScrapedAt: instant.nullable(),
  /** why the latest try brought no price, and when that was; null once one did */
  problem: z.string().nullable(),
  problemAt: instant.nullable(),
  version: z.number(),
})
export type PriceLink = z.output<typeof PriceLink>

export const listPriceLinks = call(calls.listPriceLinks, {
  summary: 'Where others sell peptides and vitamins, and what was read there',
  reply: z.array(PriceLink),
})

const params = z.object({ id: rowIdInPath })

export const scrapePriceLink = call(calls.scrapePriceLink, {
  summary:
    'Read the price at a link now; where there is none, the former price stays and the refusal says why',
  params,
  reply: PriceLink,
  errors: ['PRICE_LINK_NOT_FOUND', 'NO_PRICE_LINK', 'PRICE_NOT_READ', 'CHANGED_MEANWHILE'],
})

export const scrapeVitaminPrice = call(calls.scrapeVitaminPrice, {
  summary: 'Read the price of a vitamin at its link now, as for any other link',
  params,
  reply: PriceLink,
  errors: ['SUPPLEMENT_NOT_FOUND', 'NO_PRICE_LINK', 'PRICE_NOT_READ', 'CHANGED_MEANWHILE'],
})

const id = rowIdInPath.optional()

/** What a price was from an instant on. */
export const PastPrice = z.object({
  vendorName: z.string(),
  /** null for what was read at a page */
  dosage: z.string().nullable(),
  price: z.number(),
  at: instant,
})
export type PastPrice = z.output<typeof PastPrice>

export const priceHistory = call(calls.priceHistory, {
  summary:
    'What vendors asked for one peptide or one vitamin in the last year, oldest first, with the price before it',
  query: z
    .object({ peptideId: id, supplementId: id })
    .refine(({ peptideId, supplementId }) => !peptideId !== !supplementId, {
      message: 'Please ask for one peptide or one vitamin',
      path: ['peptideId'],
    }),
  reply: z.array(PastPrice),
})

export const listOwnPrices = call(calls.listOwnPrices, {
  summary: 'What peptides cost here: in the shop, or where it has no price as their costs have it',
  reply: z.array(z.object({ peptideId: z.number(), price: z.number() })),
})
