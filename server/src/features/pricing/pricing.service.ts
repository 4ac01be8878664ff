import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { pricesOf } from './pricing.queries.ts'

/** What vendors ask for the peptides of the catalogue. */
export const pricingService = ({ db }: { db: Kysely<DB> }) => ({
  /** Cheapest first; none for a peptide that is not there. */
  vendorPrices: (peptideId: number) => pricesOf(db, peptideId),
})

/** See {@link pricingService}. */
export type Pricing = ReturnType<typeof pricingService>
