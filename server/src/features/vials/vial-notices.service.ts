import { type VialWarning, vialWarnings } from '@pepwell/domain/vials/warnings'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { stockedOf, type VialRow } from '../held-vials/held-vials.service.ts'
import { lowLimitsOf } from '../notifications/preferences.service.ts'
import { peptidesOnSale } from '../shop/peptides-on-sale.service.ts'
import type { PlannedDoses } from './planned-doses.service.ts'
import type { VialNotices } from './vial-notices.ts'
import { storedWarnings, vialEntries } from './vial-warnings.queries.ts'

/** A warning that holds now, with the plan entry that it is about. */
export interface WarningOfEntry {
  entryId: number
  warning: VialWarning
}

/** The warnings that hold now about containers of whole plan entries. */
export async function currentWarnings(
  db: Db,
  userId: string,
  rows: readonly VialRow[],
  planned: ReadonlyMap<number, PlannedDoses>,
): Promise<WarningOfEntry[]> {
  if (rows.length === 0) return []
  const limits = await lowLimitsOf(db, userId)
  const byEntry = Map.groupBy(rows, ({ userPeptideId }) => userPeptideId)
  return [...byEntry].flatMap(([entryId, own]) => {
    const plan = planned.get(entryId)
    if (!plan) return []
    return vialWarnings(own.map(stockedOf), plan, limits).map((warning) => ({ entryId, warning }))
  })
}

/** Where the peptides of plan entries can be bought, with their names, by entry. */
export async function peptidesOfEntries(db: Db, userId: string, ids: readonly number[], now: number) {
  const entries = await vialEntries(db, userId, ids)
  const onSale = await peptidesOnSale(
    db,
    entries.flatMap(({ peptideId }) => peptideId ?? []),
    now,
  )
  return new Map(
    entries.map(({ id, name, peptideId }) => [
      id,
      { entryId: id, name, product: peptideId === null ? undefined : onSale.get(peptideId) },
    ]),
  )
}

/** Current notices about all vials of plan entries, by entry id. */
export async function vialNotices(
  db: Db,
  user: Pick<SessionUser, 'id'>,
  rows: readonly VialRow[],
  { planned, now }: { planned: ReadonlyMap<number, PlannedDoses>; now: number },
): Promise<Map<number, VialNotices>> {
  const current = await currentWarnings(db, user.id, rows, planned)
  if (current.length === 0) return new Map()
  const stored = await storedWarnings(db, user.id)
  const low = current.filter(({ warning }) => warning.cause === 'runs-low')
  const peptides = await peptidesOfEntries(
    db,
    user.id,
    low.map(({ entryId }) => entryId),
    now,
  )
  const byVial = Map.groupBy(current, ({ warning }) => warning.vialId)
  return new Map(
    [...byVial].map(([id, own]) => {
      const warnings = own.map(({ warning: { cause } }) => {
        const known = stored.find(({ vialId, cause: of }) => vialId === id && of === cause)
        return { cause, snoozedUntil: known?.snoozedUntil ?? null }
      })
      const isLow = own.find(({ warning }) => warning.cause === 'runs-low')
      return [id, { warnings, buyAgain: (isLow && peptides.get(isLow.entryId)?.product) ?? null }]
    }),
  )
}
