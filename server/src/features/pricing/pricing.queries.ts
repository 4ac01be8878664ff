import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { shownColumns } from './vendor-prices.queries.ts'

const selectPrices = prepared((db, { peptideId }: { peptideId: number }) =>
  db
    .selectFrom('vendorPrices')
    .select(shownColumns)
    .where('peptideId', '=', peptideId)
    .orderBy('price')
    .orderBy('id'),
)

/** Cheapest first. */
export const pricesOf = (db: Db, peptideId: number) => selectPrices(db, { peptideId })
