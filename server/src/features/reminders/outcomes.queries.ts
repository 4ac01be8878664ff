import type { MissedRule } from '@pepwell/domain/doses/missed-dose'
import type { TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.ts'
import { scheduleColumns } from './schedule.queries.ts'

interface Entry {
  userId: string
  userPeptideId: number
}

const countedReminders = (db: Kysely<DB> | Db, { userId, userPeptideId }: Entry) =>
  db
    .selectFrom('userPeptides as entry')
    .innerJoin('reminders as reminder', 'reminder.userPeptideId', 'entry.id')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(['reminder.id', 'reminder.countsFrom', ...scheduleColumns, 'entry.startDate', 'entry.endDate'])
    .select(sql<MissedRule | null>`peptide.label -> 'missed'`.as('missed'))
    .where('entry.userId', '=', userId)
    .where(sql<boolean>`entry.id IN (SELECT user_peptide_id FROM entries_of_same_peptide(${userPeptideId}))`)
    .where('entry.status', '=', 'active')
    .where('reminder.userId', '=', userId)
    .where('reminder.isActive', '=', true)

const selectReminders = prepared(countedReminders)

const selectLockedReminders = prepared((db, entry: Entry) =>
  countedReminders(db, entry).forNoKeyUpdate(['entry']),
)

/** Reminders whose occurrences a plan entry's dose may resolve: active ones of the peptide's active entry. */
export const remindersOfEntry = (db: Db, entry: Entry) => selectReminders(db, entry)

/** The same, locked so that no other dose of the entry resolves anything until the transaction ends. */
export const lockedRemindersOfEntry = (db: Db, entry: Entry) => selectLockedReminders(db, entry)

interface NamedOutcome {
  reminderIds: number[]
  instants: Date[]
}

const selectOutcomes = prepared((db, { reminderIds, instants }: NamedOutcome) =>
  db
    .selectFrom('reminderOutcomes')
    .select(['reminderId', 'occursAt', 'outcome', 'dosageLogId'])
    .where(
      sql<boolean>`(reminder_id, occurs_at) IN (SELECT * FROM unnest(${reminderIds}::bigint[], ${instants}::timestamptz[]))`,
    ),
)

/** The outcomes of these occurrences, without open ones. */
export const outcomesOf = async (db: Db, occurrences: readonly TimedOccurrence[]) => {
  if (occurrences.length === 0) return []
  const rows = await selectOutcomes(db, {
    reminderIds: occurrences.map(({ reminderId }) => reminderId),
    instants: occurrences.map(({ at }) => new Date(at)),
  })
  return rows.map(({ occursAt, ...row }) => ({ ...row, at: occursAt.getTime() }))
}

interface ResolvingDose {
  userId: string
  userPeptideId: number
  dosageLogId: number
  decidedAt: Date
  /** whether it resolved a different occurrence before, since deleted */
  isReassigned?: boolean
}

/** Makes this dose an occurrence's outcome, unless another dose is. */
const writeTaken = async (
  db: Db,
  { reminderId, day, at }: TimedOccurrence,
  { dosageLogId, decidedAt, isReassigned: reassigned = false }: ResolvingDose,
): Promise<boolean> => {
  const taken = await db
    .insertInto('reminderOutcomes')
    .columns([
      'userId',
      'reminderId',
      'occursOn',
      'occursAt',
      'outcome',
      'dosageLogId',
      'decidedAt',
      'reassigned',
    ])
    .expression((from) =>
      from
        .selectFrom('reminders')
        .select(({ val, cast }) => [
          'userId',
          'id',
          cast<string>(val(day), 'date').as('occursOn'),
          cast<Date>(val(new Date(at)), 'timestamptz').as('occursAt'),
          val('taken').as('outcome'),
          cast<number>(val(dosageLogId), 'bigint').as('dosageLogId'),
          cast<Date>(val(decidedAt), 'timestamptz').as('decidedAt'),
          cast<boolean>(val(reassigned), 'boolean').as('reassigned'),
        ])
        .where('id', '=', reminderId)
        // A concurrent deletion of the reminder comes before or after this, never in between.
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        // By its name, because the next release adds the person to this key.
        .constraint('reminder_outcomes_pkey')
        .doUpdateSet({ outcome: 'taken', dosageLogId, decidedAt, reassigned })
        .where('reminderOutcomes.outcome', '=', 'skipped'),
    )
    .returning('reminderId')
    .executeTakeFirst()
  return taken !== undefined
}

/** A dose resolves an occurrence unless another did; it replaces a skip. */
export async function resolveByDose(db: Db, occurrence: TimedOccurrence, dose: ResolvingDose): Promise<void> {
  if (!(await writeTaken(db, occurrence, dose))) return
  // A separate statement, which sees a concurrent skip that the first one waited for.
  await db
    .deleteFrom('skippedDoses')
    .where('userId', '=', dose.userId)
    .where(
      sql<boolean>`user_peptide_id = (SELECT user_peptide_id FROM reminders WHERE id = ${occurrence.reminderId})`,
    )
    .where('reminderId', '=', occurrence.reminderId)
    .where('skippedOn', '=', occurrence.day)
    .execute()
}

export const outcomeOf = async (db: Db, { reminderId, at }: TimedOccurrence): Promise<string | undefined> =>
  (
    await db
      .selectFrom('reminderOutcomes')
      .select('outcome')
      .where('reminderId', '=', reminderId)
      .where('occursAt', '=', new Date(at))
      .executeTakeFirst()
  )?.outcome

/** Skips an occurrence unless it has an outcome. */
export const insertSkip = (
  db: Db,
  { reminderId, day, at }: TimedOccurrence,
  skip: { userId: string; decidedAt: Date; isReassigned?: boolean },
) =>
  db
    .insertInto('reminderOutcomes')
    .values({
      userId: skip.userId,
      reminderId,
      occursOn: day,
      occursAt: new Date(at),
      outcome: 'skipped',
      decidedAt: skip.decidedAt,
      reassigned: skip.isReassigned ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertSkippedDose = (
  db: Db,
  { reminderId, day }: Pick<TimedOccurrence, 'reminderId' | 'day'>,
  row: { userId: string; userPeptideId: number; reason?: string | null; createdAt: Date },
) =>
  db
    .insertInto('skippedDoses')
    .values({ ...row, reminderId, skippedOn: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
