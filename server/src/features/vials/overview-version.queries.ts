import { type RawBuilder, sql } from 'kysely'
import { preparedByShape } from '../../database/prepared.ts'
import { rowVersion } from '../../database/row-version.ts'
import { vialVersion } from '../held-vials/held-vials.service.ts'
import { lowLimitsJson } from '../notifications/preferences.service.ts'
import { steppedEntryVersion } from '../plan/dose-of-day.service.ts'

/**
 * A filter for a person's vials: all, the open and sealed ones, or those of a plan entry, given directly or
 * by one of its vials.
 */
export type Which = 'all' | 'stock' | 'entry' | 'vial'

export interface Parameters {
  userId: string
  /** of the entry or vial */
  id: number
}

export const isOfOneEntry = (which: Which) => which === 'entry' || which === 'vial'

/** The entry whose vials are read, if it is only one. */
export const entryOf = (which: Which, { userId, id }: Parameters) =>
  which === 'vial'
    ? sql<number>`(SELECT user_peptide_id FROM vials WHERE user_id = ${userId} AND id = ${id})`
    : sql<number>`${id}::bigint`

function vialsWhere(which: Which, parameters: Parameters): RawBuilder<unknown> {
  if (isOfOneEntry(which)) return sql`vial.user_peptide_id = ${entryOf(which, parameters)}`
  return which === 'stock' ? sql`vial.state = ANY('{sealed,in-use}')` : sql`true`
}

const entriesWhere = (which: Which, parameters: Parameters) =>
  isOfOneEntry(which)
    ? sql`entry.id = ${entryOf(which, parameters)}`
    : sql`entry.id IN (SELECT user_peptide_id FROM vials WHERE user_id = ${parameters.userId})`

/** The last day with a dose and its number of doses, a name of the person's own and reminders of an entry. */
const restOfEntry = sql`concat((
  SELECT concat(last.taken_on, ' ', (
    SELECT count(*) FROM dosage_logs AS log
    WHERE log.user_id = entry.user_id AND log.user_peptide_id = entry.id AND log.taken_on = last.taken_on))
  -- Don't also filter by person: the planner would then read all doses of both.
  FROM dosage_logs AS last WHERE last.user_peptide_id = entry.id ORDER BY last.taken_at DESC LIMIT 1
), (
  SELECT ${rowVersion('personal')} FROM personal_peptides AS personal
  WHERE personal.user_id = entry.user_id AND personal.id = entry.personal_peptide_id
), (
  SELECT string_agg(${rowVersion('reminder')}, '') FROM reminders AS reminder
  WHERE reminder.user_id = entry.user_id AND reminder.user_peptide_id = entry.id AND reminder.is_active))`

/**
 * The versions of all rows that an overview is made of: index entries and row headers, without the rows' values. It reads
 * the same tables as the overview; a test compares them.
 */
export const selectVersion = preparedByShape((db, which: Which, parameters: Parameters) =>
  db.selectNoFrom([
    sql<string | null>`(
      SELECT string_agg(${vialVersion}, ' ') FROM vials AS vial
      WHERE vial.user_id = ${parameters.userId} AND ${vialsWhere(which, parameters)})`.as('vials'),
    sql<string | null>`(
      SELECT string_agg(concat(${steppedEntryVersion}, ${restOfEntry}), ' ') FROM user_peptides AS entry
      WHERE entry.user_id = ${parameters.userId} AND ${entriesWhere(which, parameters)})`.as('entries'),
    sql<string | null>`(
      SELECT string_agg(${rowVersion('warning')}, ' ') FROM vial_warnings AS warning
      WHERE warning.user_id = ${parameters.userId} AND warning.snoozed_until IS NOT NULL)`.as('snoozes'),
    sql<string>`${lowLimitsJson(parameters.userId)}::text`.as('limits'),
  ]),
)
