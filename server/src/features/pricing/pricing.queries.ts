import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { replyColumns } from './vendor-prices.queries.ts'

const selectPrices = prepared((db, { peptideId, withDrafts }: { peptideId: number; withDrafts: boolean }) =>
  db
    .selectFrom('vendorPrices as offer')
    .innerJoin('peptides as peptide', 'peptide.id', 'offer.peptideId')
    .select(replyColumns.map((column) => `offer.${column}` as const))
    .where('offer.peptideId', '=', peptideId)
    .where(sql<boolean>`(${withDrafts}::boolean OR NOT peptide.is_draft)`)
    .orderBy('offer.price')
    .orderBy('offer.id'),
)

/** Cheapest first. @param withDrafts includes drafts' prices */
export const pricesOf = (db: Db, peptideId: number, withDrafts: boolean) =>
  selectPrices(db, { peptideId, withDrafts })
