import { type VialWarning, vialWarnings } from '@pepwell/domain/vials/warnings'
import type { EntryForecast } from './entry-forecasts.ts'
import type { Overview } from './overview.queries.ts'
import type { VialNotices } from './vial-notices.ts'

/** Where the shop sells some peptides, by their ids. */
export type PeptidesOnSale = (peptideIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

/** A warning that holds now, with the plan entry that it is about. */
export interface WarningOfEntry {
  entryId: number
  warning: VialWarning
}

/** The warnings that hold now about containers of whole plan entries. */
export const currentWarnings = (
  forecasts: ReadonlyMap<number, EntryForecast>,
  limits: Overview['limits'],
): WarningOfEntry[] =>
  [...forecasts].flatMap(([entryId, { planned, stocked, forecast }]) =>
    vialWarnings([...stocked.values()], { planned, forecast, limits }).map((warning) => ({
      entryId,
      warning,
    })),
  )

/** A plan entry's peptide, and where it can be bought. */
export interface WarnedPeptide {
  entryId: number
  name: string
  /** in the shop, where it is sold and in stock */
  product: string | undefined
}

/** The peptides of plan entries, by entry. */
export async function peptidesOfEntries(
  { entries }: Pick<Overview, 'entries'>,
  ids: readonly number[],
  onSale: PeptidesOnSale,
): Promise<Map<number, WarnedPeptide>> {
  const named = entries.filter(({ id }) => ids.includes(id))
  const sold = await onSale(named.flatMap(({ peptideId }) => peptideId ?? []))
  return new Map(
    named.map(({ id, name, peptideId }) => [
      id,
      { entryId: id, name, product: peptideId === null ? undefined : sold.get(peptideId) },
    ]),
  )
}

/** Current notices about all vials of plan entries, by vial. */
export async function vialNotices(
  overview: Overview,
  forecasts: ReadonlyMap<number, EntryForecast>,
  onSale: PeptidesOnSale,
): Promise<Map<number, VialNotices>> {
  const current = currentWarnings(forecasts, overview.limits)
  const low = current.filter(({ warning }) => warning.cause === 'runs-low').map(({ entryId }) => entryId)
  const peptides = low.length > 0 ? await peptidesOfEntries(overview, low, onSale) : undefined
  const byVial = Map.groupBy(current, ({ warning }) => warning.vialId)
  return new Map(
    [...byVial].map(([id, own]) => {
      const warnings = own.map(({ warning: { cause } }) => {
        const snoozed = overview.snoozes.find((one) => one.vialId === id && one.cause === cause)
        return { cause, snoozedUntil: snoozed?.snoozedUntil ?? null }
      })
      const isLow = own.find(({ warning }) => warning.cause === 'runs-low')
      return [id, { warnings, buyAgain: (isLow && peptides?.get(isLow.entryId)?.product) ?? null }]
    }),
  )
}
