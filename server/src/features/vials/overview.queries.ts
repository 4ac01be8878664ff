import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inCode } from '../../database/column-names.ts'
import type { Db } from '../../database/connect.ts'
import { ParseCache } from '../../database/parse-cache.ts'
import { preparedByShape } from '../../database/prepared.ts'
import { type VialRow, vialRows } from '../held-vials/held-vials.service.ts'
import { lowLimitsJson } from '../notifications/preferences.service.ts'
import { steppedEntries } from '../plan/dose-of-day.service.ts'
import {
  entryOf,
  isOfOneEntry,
  type Parameters,
  selectVersion,
  type Which,
} from './overview-version.queries.ts'

const vialsOf = (db: Db, which: Which, parameters: Parameters) =>
  vialRows(db)
    .where('vial.userId', '=', parameters.userId)
    .$if(isOfOneEntry(which), (query) => query.where('vial.userPeptideId', '=', entryOf(which, parameters)))
    .$if(which === 'stock', (query) => query.where('vial.state', '=', sql<string>`ANY('{sealed,in-use}')`))
    .orderBy('vial.id', 'desc')

/** The plan entries of vials with their last day with a dose, reminders and steps. */
const entriesOf = (db: Db, which: Which, parameters: Parameters) =>
  steppedEntries(db, parameters.userId)
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('dosageLogs as log')
          .select('log.takenOn')
          // Don't also filter by person: the planner would then read all doses of both.
          .whereRef('log.userPeptideId', '=', 'entry.id')
          .orderBy('log.takenAt', 'desc')
          // A literal: with a parameter, PostgreSQL plans every call again.
          .limit(sql.lit(1))
          .as('last'),
      (join) => join.onTrue(),
    )
    .select((of) => [
      'entry.endDate',
      'entry.peptideId',
      of.fn.coalesce('peptide.name', 'personal.name', of.val('Your peptide')).as('name'),
      'last.takenOn as lastTakenOn',
      of
        .selectFrom('dosageLogs as log')
        .select(sql<number>`count(*)::int`.as('doses'))
        .whereRef('log.userId', '=', 'entry.userId')
        .whereRef('log.userPeptideId', '=', 'entry.id')
        .whereRef('log.takenOn', '=', 'last.takenOn')
        .as('dosesOfThatDay'),
      jsonArrayFrom(
        of
          .selectFrom('reminders as reminder')
          .select(['reminder.frequency', 'reminder.time', 'reminder.days', 'reminder.anchor'])
          .select(['reminder.every', 'reminder.daysOn', 'reminder.daysOff'])
          .whereRef('reminder.userId', '=', 'entry.userId')
          .whereRef('reminder.userPeptideId', '=', 'entry.id')
          .where('reminder.isActive', '=', true),
      ).as('reminders'),
    ])
    .$if(isOfOneEntry(which), (query) => query.where('entry.id', '=', entryOf(which, parameters)))
    .$if(!isOfOneEntry(which), (query) =>
      query.where('entry.id', 'in', (of) =>
        of.selectFrom('vials').select('vials.userPeptideId').where('vials.userId', '=', parameters.userId),
      ),
    )

const overviewColumns = (db: Db, which: Which, parameters: Parameters) =>
  db.selectNoFrom((of) => [
    jsonArrayFrom(vialsOf(db, which, parameters)).as('vials'),
    jsonArrayFrom(entriesOf(db, which, parameters)).as('entries'),
    jsonArrayFrom(
      of
        .selectFrom('vialWarnings as warning')
        .select(['warning.vialId', 'warning.cause', 'warning.snoozedUntil'])
        .where('warning.userId', '=', parameters.userId)
        .where('warning.snoozedUntil', 'is not', null),
    ).as('snoozes'),
    lowLimitsJson(parameters.userId).as('limits'),
  ])

type OverviewColumns = InferResult<ReturnType<typeof overviewColumns>>[number]

const selectOverview = preparedByShape((db, which: Which, parameters: Parameters) =>
  db
    .selectFrom(overviewColumns(db, which, parameters).as('overview'))
    .select(sql<string>`row_to_json(overview)::text`.as('text')),
)

function readOverview(text: string) {
  const { vials, entries, snoozes, limits } = inCode(JSON.parse(text)) as OverviewColumns
  const rows = vials.map(
    (vial): VialRow => ({
      ...vial,
      createdAt: new Date(vial.createdAt),
      editedAt: vial.editedAt === null ? null : new Date(vial.editedAt),
    }),
  )
  return { rows, entries, snoozes, limits: limits ?? { lowVialDoses: 0, lowVialDays: 0 } }
}

/** Enough for about a thousand people with a dozen vials each. */
const MAX_LENGTH = 8_000_000

const parsed = new ParseCache(readOverview, MAX_LENGTH)

/**
 * A person's vials, latest first, with all that they are displayed and warned by. While nothing changes, it is the same
 * object, and only the version of its rows is read.
 */
export async function overviewOf(db: Db, userId: string, which: Which, id = 0): Promise<Overview> {
  const key = `${userId} ${which} ${id}`
  const [rows] = await selectVersion(db, which, { userId, id })
  const version = rows && Object.values(rows).join('|')
  const known = version && parsed.unchanged(key, version)
  if (known) return known
  const [found] = await selectOverview(db, which, { userId, id })
  if (!found) throw new Error('A row of expressions was not returned')
  return parsed.get(key, found.text, version)
}

export type Overview = ReturnType<typeof readOverview>

/** A plan entry with vials. */
export type EntryWithVials = Overview['entries'][number]
