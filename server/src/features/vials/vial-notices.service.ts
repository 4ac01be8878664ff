import { type VialWarning, vialWarnings } from '@pepwell/domain/vials/warnings'
import type { EntryForecast } from './entry-forecasts.ts'
import type { Overview } from './overview.queries.ts'

/** The shop paths of some peptides, by id. */
export type PeptidesOnSale = (peptideIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

/** A current warning, with its plan entry. */
export interface WarningOfEntry {
  entryId: number
  warning: VialWarning
}

/** The current warnings about containers of whole plan entries. */
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
  /** its shop path, if it is sold and in stock */
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

/** Current warnings about all vials of plan entries, by vial, and the entries that run low. */
export function vialNotices(overview: Overview, forecasts: ReadonlyMap<number, EntryForecast>) {
  const current = currentWarnings(forecasts, overview.limits)
  const isLow = ({ warning: { cause } }: WarningOfEntry) => cause === 'runs-low'
  const warnings = new Map(
    [...Map.groupBy(current, ({ warning }) => warning.vialId)].map(([id, own]) => [
      id,
      own.map(({ warning: { cause } }) => {
        const snoozed = overview.snoozes.find((snooze) => snooze.vialId === id && snooze.cause === cause)
        return { cause, snoozedUntil: snoozed?.snoozedUntil ?? null }
      }),
    ]),
  )
  return { warnings, low: current.filter(isLow).map(({ entryId }) => entryId) }
}
