import type { OwnPage } from '@pepwell/contract/fields'
import type { Label } from '@pepwell/domain/catalogue/medicines'
import type { DoseUnit } from '@pepwell/domain/doses/doses'
import type { DoseStep, StepAct } from '@pepwell/domain/plan/titration'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { belowId } from '../../database/page.ts'
import type { DoseStepDecisions } from '../../database/schema.ts'

/** Plan entries with what steps need. */
const steppedEntries = (db: Db, userId: string) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select((of) => [
      'entry.id',
      'entry.status',
      'entry.currentDose',
      'entry.frequency',
      'entry.startDate',
      of.ref('peptide.label').$castTo<Label | null>().as('label'),
    ])
    .where('entry.userId', '=', userId)

/** A plan entry with what steps need. */
export type SteppedEntry = Awaited<ReturnType<typeof steppedPage>>[number]

export const steppedEntriesOf = (db: Db, userId: string, ids: readonly number[]) =>
  steppedEntries(db, userId).where('entry.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()

/** Active entries with steps, newest first. */
export const steppedPage = (db: Db, userId: string, page: OwnPage) => {
  const { limit, below } = belowId(page)
  return steppedEntries(db, userId)
    .where('entry.status', '=', 'active')
    .where('entry.id', '<', below)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('doseSteps')
          .select('doseSteps.position')
          .whereRef('doseSteps.userId', '=', 'entry.userId')
          .whereRef('doseSteps.userPeptideId', '=', 'entry.id'),
      ),
    )
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** The steps of entries in order. */
export const stepsOf = (db: Db, userId: string, entryIds: readonly number[]) =>
  db
    .selectFrom('doseSteps')
    .select((of) => [
      'userPeptideId',
      'dose',
      'amount',
      of.ref('unit').$castTo<DoseUnit>().as('unit'),
      'weeks',
      'doses',
      'fromDay as from',
    ])
    .where('userId', '=', userId)
    .where('userPeptideId', '=', sql<number>`ANY(${entryIds}::bigint[])`)
    .orderBy('userPeptideId')
    .orderBy('position')
    .execute()

/** Decisions about entries since their steps were planned, oldest first. */
export const decisionsSincePlanned = (db: Db, userId: string, entryIds: readonly number[]) =>
  db
    .selectFrom('doseStepDecisions as decision')
    .select((of) => [
      'decision.userPeptideId',
      of.ref('decision.act').$castTo<StepAct>().as('act'),
      'decision.position',
      'decision.decidedOn',
      'decision.until',
    ])
    .where('decision.userId', '=', userId)
    .where('decision.userPeptideId', '=', sql<number>`ANY(${entryIds}::bigint[])`)
    .where('decision.id', '>=', (of) =>
      of
        .selectFrom('doseStepDecisions as planned')
        .select(({ fn }) => fn.max('planned.id').as('latest'))
        .whereRef('planned.userId', '=', 'decision.userId')
        .whereRef('planned.userPeptideId', '=', 'decision.userPeptideId')
        .where('planned.act', '=', 'planned'),
    )
    .orderBy('decision.id')
    .execute()

/** A person's side effects since an instant, on any entry. */
export const sideEffectsSince = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('sideEffects')
    .select(['name', 'severity', 'note', 'startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('startedAt', '>=', since)
    .execute()

/** Doses of entries since a day each, and the time of the latest. */
export const dosesTakenSince = async (
  db: Db,
  userId: string,
  since: readonly { entryId: number; day: CalendarDay }[],
) => {
  const ids = since.map(({ entryId }) => entryId)
  const days = since.map(({ day }) => day)
  const { rows } = await sql<{ entryId: number; doses: number; lastTakenAt: Date | null }>`
    SELECT asked.id AS entry_id,
      (SELECT count(*)::int FROM dosage_logs AS log
        WHERE log.user_id = ${userId} AND log.user_peptide_id = asked.id AND log.taken_on >= asked.day) AS doses,
      (SELECT max(log.taken_at) FROM dosage_logs AS log
        WHERE log.user_id = ${userId} AND log.user_peptide_id = asked.id) AS last_taken_at
    FROM unnest(${ids}::bigint[], ${days}::date[]) AS asked (id, day)`.execute(db)
  return rows
}

/** Replaces an entry's steps. */
export async function replaceSteps(
  db: Db,
  { userId, userPeptideId, createdAt }: { userId: string; userPeptideId: number; createdAt: Date },
  steps: readonly DoseStep[],
): Promise<void> {
  await db
    .deleteFrom('doseSteps')
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .execute()
  const column = <Key extends keyof DoseStep>(key: Key) => steps.map((step) => step[key])
  await sql`
    INSERT INTO dose_steps
      (user_id, user_peptide_id, position, dose, amount, unit, weeks, doses, from_day, created_at)
    SELECT ${userId}, ${userPeptideId}, step.number - 1, dose, amount, unit, weeks, doses, from_day, ${createdAt}
    FROM unnest(
      ${column('dose')}::text[],
      ${column('amount')}::numeric[],
      ${column('unit')}::text[],
      ${column('weeks')}::smallint[],
      ${column('doses')}::smallint[],
      ${column('from')}::date[]
    ) WITH ORDINALITY AS step (dose, amount, unit, weeks, doses, from_day, number)`.execute(db)
}

export const insertDecision = (db: Db, decision: Insertable<DoseStepDecisions>) =>
  db.insertInto('doseStepDecisions').values(decision).execute()

export const countDecisions = async (db: Db, userId: string, userPeptideId: number): Promise<number> =>
  (
    await db
      .selectFrom('doseStepDecisions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('userPeptideId', '=', userPeptideId)
      .executeTakeFirstOrThrow()
  ).count

/** Whether a decision with this client's id is stored. */
export const isDecided = async (db: Db, userId: string, clientId: string): Promise<boolean> =>
  (await db
    .selectFrom('doseStepDecisions')
    .select('id')
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()) !== undefined

/** Every decision about an entry, newest first. */
export const decisionsOf = (db: Db, userId: string, userPeptideId: number, page: OwnPage) => {
  const { limit, below } = belowId(page)
  return db
    .selectFrom('doseStepDecisions')
    .select((of) => [
      'id',
      of.ref('act').$castTo<StepAct>().as('act'),
      'fromDose',
      'toDose',
      'until',
      'reason',
      of.ref('heldFor').$castTo<'missed-doses' | 'red-flag' | null>().as('heldFor'),
      'decidedOn',
    ])
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
