import type { OwnPage } from '@pepwell/contract/fields'
import type { Label } from '@pepwell/domain/catalogue/medicines'
import type { DoseUnit } from '@pepwell/domain/doses/doses'
import type { DoseStep, StepAction } from '@pepwell/domain/plan/titration'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { belowId } from '../../database/page.ts'
import { rowVersion } from '../../database/row-version.ts'
import type { DoseStepDecisions } from '../../database/schema.ts'

/** The columns of a step. */
const stepColumns = (db: Db) =>
  db
    .selectFrom('doseSteps as step')
    .select((of) => [
      'step.dose',
      'step.amount',
      of.ref('step.unit').$castTo<DoseUnit>().as('unit'),
      'step.weeks',
      'step.doses',
      'step.fromDay as from',
    ])
    .orderBy('step.position')

/** Decisions about an entry since its steps were planned, oldest first. */
const decisionsSincePlanned = (db: Db) =>
  db
    .selectFrom('doseStepDecisions as decision')
    .select((of) => [
      of.ref('decision.act').$castTo<StepAction>().as('act'),
      'decision.position',
      'decision.decidedOn',
      'decision.until',
    ])
    .whereRef('decision.userId', '=', 'entry.userId' as never)
    .whereRef('decision.userPeptideId', '=', 'entry.id' as never)
    .where('decision.id', '>=', (of) =>
      of
        .selectFrom('doseStepDecisions as planned')
        .select(({ fn }) => fn.max('planned.id').as('latest'))
        .whereRef('planned.userId', '=', 'decision.userId')
        .whereRef('planned.userPeptideId', '=', 'decision.userPeptideId')
        .where('planned.act', '=', 'planned'),
    )
    .orderBy('decision.id')

/** What a person decided while an entry's steps were on hold. */
const decisionsOnHold = (db: Db) =>
  db
    .selectFrom('doseStepDecisions as decision')
    .select(['decision.heldFor', 'decision.reason', 'decision.decidedAt'])
    .whereRef('decision.userId', '=', 'entry.userId' as never)
    .whereRef('decision.userPeptideId', '=', 'entry.id' as never)
    .where('decision.heldFor', 'is not', null)

/** When an entry's steps were first planned, as text. */
const firstPlannedAt = (db: Db) =>
  db
    .selectFrom('doseStepDecisions as decision')
    .select((of) => sql<string | null>`to_json(min(${of.ref('decision.decidedAt')}))`.as('at'))
    .whereRef('decision.userId', '=', 'entry.userId' as never)
    .whereRef('decision.userPeptideId', '=', 'entry.id' as never)
    .where('decision.act', '=', 'planned')

/** A person's plan entries with what their steps need. */
export const steppedEntries = (db: Db, userId: string) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select((of) => [
      'entry.id',
      'entry.status',
      'entry.currentDose',
      'entry.frequency',
      'entry.startDate',
      sql<Label['missed'] | null>`${of.ref('peptide.label')} -> 'missed'`.as('missed'),
      jsonArrayFrom(
        stepColumns(db)
          .whereRef('step.userId', '=', 'entry.userId' as never)
          .whereRef('step.userPeptideId', '=', 'entry.id' as never),
      ).as('steps'),
      jsonArrayFrom(decisionsSincePlanned(db)).as('decisions'),
      jsonArrayFrom(decisionsOnHold(db)).as('agreed'),
      firstPlannedAt(db).as('plannedAt'),
    ])
    .where('entry.userId', '=', userId)

/** In SQL: the version of what {@link steppedEntries} reads of an entry. */
export const steppedEntryVersion = sql<string>`concat(${rowVersion('entry')}, (
  SELECT ${rowVersion('peptide')} FROM peptides AS peptide WHERE peptide.id = entry.peptide_id
), (
  SELECT string_agg(${rowVersion('step')}, '') FROM dose_steps AS step
  WHERE step.user_id = entry.user_id AND step.user_peptide_id = entry.id
), (
  SELECT string_agg(${rowVersion('decision')}, '') FROM dose_step_decisions AS decision
  WHERE decision.user_id = entry.user_id AND decision.user_peptide_id = entry.id))`

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

/** The steps of an entry in order. */
export const stepsOf = (db: Db, userId: string, entryId: number) =>
  stepColumns(db).where('step.userId', '=', userId).where('step.userPeptideId', '=', entryId).execute()

/** What stepped entries are held for: the doses of each since a day, and side effects on any entry since an instant. */
export const progressOf = async (
  db: Db,
  userId: string,
  { steps, effectsSince }: { steps: readonly { entryId: number; day: CalendarDay }[]; effectsSince: Date },
) => {
  const ids = steps.map(({ entryId }) => entryId)
  const days = steps.map(({ day }) => day)
  const { rows } = await sql<{
    taken: { entryId: number; doses: number; lastTakenAt: string | null }[]
    effects: {
      name: string
      severity: number
      note: string | null
      startedAt: string
      endedAt: string | null
    }[]
  }>`
    SELECT (
      SELECT json_agg(json_build_object('entryId', asked.id,
        'doses', (SELECT count(*) FROM dosage_logs AS log
          WHERE log.user_id = ${userId} AND log.user_peptide_id = asked.id AND log.taken_on >= asked.day),
        'lastTakenAt', (SELECT max(log.taken_at) FROM dosage_logs AS log
          WHERE log.user_id = ${userId} AND log.user_peptide_id = asked.id)))
      FROM unnest(${ids}::bigint[], ${days}::date[]) AS asked (id, day)
    ) AS taken, (
      SELECT coalesce(json_agg(json_build_object('name', name, 'severity', severity, 'note', note,
        'startedAt', started_at, 'endedAt', ended_at)), '[]')
      FROM side_effects WHERE user_id = ${userId} AND started_at >= ${effectsSince}
    ) AS effects`.execute(db)
  return rows[0] ?? { taken: [], effects: [] }
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
      of.ref('act').$castTo<StepAction>().as('act'),
      'fromDose',
      'toDose',
      'until',
      'reason',
      of.ref('heldFor').$castTo<'missed-doses' | 'red-flag' | null>().as('heldFor'),
      'decidedAt',
    ])
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
