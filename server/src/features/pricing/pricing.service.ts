import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { pricesOf } from './pricing.queries.ts'

/** Vendor prices of catalogue peptides. */
export const pricingService = ({ db }: { db: Kysely<DB> }) => ({
  /** Cheapest first; none for an unknown peptide, or for a draft unless `withDrafts`. */
  vendorPrices: (peptideId: number, withDrafts: boolean) => pricesOf(db, peptideId, withDrafts),
})

export type Pricing = ReturnType<typeof pricingService>
