import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { type HistoryOf, ownPrices, pricesSince } from './price-history.queries.ts'

/** One year; of earlier prices, only the last is kept. */
const HISTORY_MS = 366 * 24 * 60 * 60 * 1000

/** Price history and our own prices. */
export const priceOverviewService = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  history: (of: HistoryOf) => pricesSince(db, of, new Date(clock.now() - HISTORY_MS)),
  ownPrices: () => ownPrices(db),
})

export type PriceOverview = ReturnType<typeof priceOverviewService>
