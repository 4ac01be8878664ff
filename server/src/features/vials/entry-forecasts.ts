import { forecasts, type Stocked, type StockForecast } from '@pepwell/domain/vials/forecast'
import { stockedOf, type VialRow } from '../held-vials/held-vials.service.ts'
import type { PlannedDoses } from './planned-doses.service.ts'

/** A plan entry's planned doses, and what its vials are good for. */
export interface EntryForecast {
  planned: PlannedDoses
  stocked: ReadonlyMap<number, Stocked>
  forecast: StockForecast
}

/** The forecast of each plan entry. @param rows all vials of the entries */
export function entryForecasts(
  rows: readonly VialRow[],
  planned: ReadonlyMap<number, PlannedDoses>,
): Map<number, EntryForecast> {
  const byEntry = Map.groupBy(rows, ({ userPeptideId }) => userPeptideId)
  return new Map(
    [...byEntry].flatMap(([id, own]): [number, EntryForecast][] => {
      const plan = planned.get(id)
      if (!plan) return []
      const stocked = own.map(stockedOf)
      const byId = new Map(stocked.map((one) => [one.id, one]))
      return [[id, { planned: plan, stocked: byId, forecast: forecasts(stocked, plan) }]]
    }),
  )
}
