import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import { MAX_DOSES_PER_DAY } from '@pepwell/domain/text/limits'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'

/** The person, and the first day of the adherence range. */
interface StatsQuery {
  userId: string
  timeZone: string
  from: CalendarDay
}

/**
 * The days with doses by plan entry, as numbers (see domain's `dayNumber`), and how many doses each has: one number per
 * day. Only columns of the index by day are read, so that the rows themselves are not.
 */
const takenDays = (db: Db, { userId, from }: StatsQuery) =>
  db
    .selectFrom((within) =>
      within
        .selectFrom('dosageLogs')
        .select(['userPeptideId', 'takenOn', sql<number>`count(*)::int`.as('doses')])
        .where('userId', '=', userId)
        .where('takenOn', '>=', from)
        .groupBy(['takenOn', 'userPeptideId'])
        .as('day'),
    )
    .select([
      'userPeptideId',
      sql<number[]>`array_agg(taken_on - '1970-01-01'::date)`.as('days'),
      sql<number[]>`array_agg(doses)`.as('doses'),
    ])
    .groupBy('userPeptideId')

/** One row per dose and day, capped at 50 a day: earlier versions had no limit. */
const daysOfDoses = ({ takenDays: days, takenDoses }: { takenDays: number[]; takenDoses: number[] }) =>
  days.flatMap((day, index) =>
    new Array<number>(Math.min(takenDoses[index] ?? 0, MAX_DOSES_PER_DAY)).fill(day),
  )

/** An entry's record in the domain's shape. */
const withDoses = <Entry extends { takenDays: number[]; takenDoses: number[] }>(entry: Entry) => ({
  ...entry,
  takenOn: daysOfDoses(entry),
})

/** Adherence data per plan entry: its periods within start and end, reminders, and taken and skipped doses. */
const entryRecords = (db: Db, query: StatsQuery) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin(takenDays(db, query).as('taken'), 'taken.userPeptideId', 'entry.id')
    .select(({ fn, selectFrom, val }) => [
      'entry.id',
      'entry.status',
      fn.coalesce('taken.days', sql<number[]>`'{}'`).as('takenDays'),
      fn.coalesce('taken.doses', sql<number[]>`'{}'`).as('takenDoses'),
      jsonArrayFrom(
        selectFrom('planPeriods as period')
          .select('period.frequency')
          .select(sql<string>`greatest(period.starts_on, entry.start_date)`.as('startsOn'))
          .select(sql<string | null>`least(period.ends_on, entry.end_date)`.as('endsOn'))
          .whereRef('period.userPeptideId', '=', 'entry.id')
          .where(sql<boolean>`coalesce(period.ends_on >= entry.start_date, true)`),
      ).as('periods'),
      jsonArrayFrom(
        selectFrom('reminders as reminder')
          .select(['reminder.frequency', 'reminder.time', 'reminder.days', 'reminder.anchor'])
          .select(['reminder.every', 'reminder.daysOn', 'reminder.daysOff'])
          .select(
            sql<string>`(reminder.updated_at AT TIME ZONE ${val(query.timeZone)}::text)::date`.as(
              'changedOn',
            ),
          )
          .whereRef('reminder.userId', '=', 'entry.userId')
          .whereRef('reminder.userPeptideId', '=', 'entry.id')
          .where('reminder.isActive', '=', true),
      ).as('reminders'),
      sql<number[]>`ARRAY(
          SELECT skipped_on - '1970-01-01'::date FROM skipped_doses
          WHERE user_id = entry.user_id AND user_peptide_id = entry.id AND skipped_on >= ${val(query.from)}
          UNION ALL
          -- Days that a dose or a skip of another day resolved, because a flight or a move brought them close to it.
          SELECT outcome.occurs_on - '1970-01-01'::date FROM reminders AS reminder
          JOIN reminder_outcomes AS outcome ON outcome.reminder_id = reminder.id AND outcome.reassigned
          LEFT JOIN dosage_logs AS dose ON dose.id = outcome.dosage_log_id
          WHERE reminder.user_id = entry.user_id AND reminder.user_peptide_id = entry.id
            AND outcome.occurs_on >= ${val(query.from)} AND outcome.occurs_on IS DISTINCT FROM dose.taken_on)`.as(
        'skippedOn',
      ),
    ])
    .where('entry.userId', '=', query.userId)

/** How many doses each day with any has: counted along the index by day, without sorting. */
const dosesByDay = (db: Db, { userId }: StatsQuery) =>
  db
    .selectFrom('dosageLogs')
    .select(['takenOn', ({ fn }) => fn.countAll<number>().as('doses')])
    .where('userId', '=', userId)
    .groupBy('takenOn')

const selectStats = prepared((db, query: StatsQuery) =>
  db
    .selectFrom(dosesByDay(db, query).as('day'))
    .select(({ fn }) => [
      sql<number>`coalesce(sum(doses), 0)::int`.as('totalDoses'),
      fn.countAll<number>().as('daysTracked'),
      jsonArrayFrom(entryRecords(db, query)).as('entries'),
    ]),
)

/** All dashboard figures in one round trip. */
export async function statsRecords(db: Db, query: StatsQuery) {
  const [{ totalDoses, daysTracked, entries } = { totalDoses: 0, daysTracked: 0, entries: [] }] =
    await selectStats(db, query)
  return { totalDoses, daysTracked, entries: entries.map(withDoses) }
}

const selectNamed = prepared((db, query: StatsQuery) =>
  entryRecords(db, query)
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select(({ fn, ref }) => [
      fn.coalesce('peptide.name', 'personal.name').$notNull().as('name'),
      sql<BodyRegion[] | null>`${ref('peptide.label')} #> '{sites,regions}'`.as('regions'),
    ])
    .orderBy('entry.id'),
)

/** The same per plan entry, with the peptide's name and label sites, in plan order. */
export const namedRecords = async (db: Db, query: StatsQuery) => (await selectNamed(db, query)).map(withDoses)
