import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { pricesOf } from './pricing.queries.ts'

/** What vendors ask for the peptides of the catalogue. */
export const pricingService = ({ db }: { db: Kysely<DB> }) => ({
  /** Cheapest first; none for a peptide that does not exist, or for a draft unless `withDrafts`. */
  vendorPrices: (peptideId: number, withDrafts: boolean) => pricesOf(db, peptideId, withDrafts),
})

export type Pricing = ReturnType<typeof pricingService>
