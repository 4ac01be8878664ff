import { injectedRoutes } from '@pepwell/domain/catalogue/medicines'
import type { DoseUnit } from '@pepwell/domain/doses/doses'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type InferResult, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { ownPages } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB, DosageLogs } from '../../database/schema.ts'
import { type DoseNeighbors, isInPlanAlone, neighborsInPlan } from './doses-around.queries.ts'

const replyColumns = [
  'id',
  'userPeptideId',
  'peptideName',
  'dose',
  'amount',
  'unit',
  'volume',
  'injectionSite',
  'additionalSites',
  'feeling',
  'notes',
  'takenAt',
  'createdAt',
  'editedAt',
] as const

const latestFirst = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('dosageLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .orderBy('takenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** Latest first; with `after`, the rows that follow that one. */
export const dosesOf = ownPages(latestFirst, { table: 'dosageLogs', column: 'takenAt' })

/** A page of an entry's peptide: the doses that its reminders count, latest first. */
export function dosesOfPeptide(
  db: Db,
  userId: string,
  { peptideOf, limit, after }: { peptideOf: number; limit: number; after?: number },
) {
  const before = after
    ? sql`(SELECT taken_at FROM dosage_logs WHERE user_id = ${userId} AND id = ${after})`
    : sql`'infinity'::timestamptz`
  return latestFirst(db, { userId, limit })
    .where(
      'id',
      '=',
      sql<number>`ANY(SELECT found.id FROM user_peptides AS entry
        CROSS JOIN LATERAL peptide_doses_before(entry.id, ${before}, ${after ?? 0}, ${limit}) AS found
        WHERE entry.user_id = ${userId} AND entry.id = ${peptideOf})`,
    )
    .execute()
}

/** A new dose's row; the plan entry provides the peptide's name. */
export interface NewDoseRow {
  userId: string
  userPeptideId: number
  dose: string
  amount: number | null
  unit: DoseUnit | null
  volume: number | null
  injectionSite: string | null
  additionalSites: string[]
  feeling: string | null
  notes: string | null
  takenAt: Date
  takenOn: CalendarDay
  clientId: string | null
  createdAt: Date
}

/** Whether a joined peptide is injected: `isInjected` in SQL. Assumed for personal peptides. */
const isInjectedIn = (peptide: string) => {
  const taken = sql.ref<string[] | null>(`${peptide}.routes`)
  return sql<boolean>`(coalesce(${taken}, '{}') = '{}' OR ${taken} && ${injectedRoutes}::text[])`
}

/**
 * The person's plan entry with what a dose stores from it, locked; with `alone`, only if the peptide has no reminders
 * and no vial in use.
 */
const ownEntry = (db: Kysely<DB>, { userId, userPeptideId }: NewDoseRow, { alone }: { alone: boolean }) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(({ fn, selectFrom }) => [
      'entry.id',
      'entry.userId',
      'entry.peptideId',
      'entry.personalPeptideId',
      'entry.currentDose',
      'entry.frequency',
      fn
        .coalesce(
          'peptide.name',
          selectFrom('personalPeptides as personal')
            .select('personal.name')
            .whereRef('personal.userId', '=', 'entry.userId')
            .whereRef('personal.id', '=', 'entry.personalPeptideId'),
        )
        .as('peptideName'),
      isInjectedIn('peptide').as('isInjected'),
    ])
    .where('entry.id', '=', userPeptideId)
    .where('entry.userId', '=', userId)
    .$if(alone, (entry) =>
      entry.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('vials')
              .whereRef('vials.userId', '=', 'entry.userId')
              .whereRef('vials.userPeptideId', '=', 'entry.id')
              .where('vials.state', '=', 'in-use'),
          ),
        ),
      ),
    )
    .$if(alone, (entry) =>
      entry.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reminders')
              .innerJoin('userPeptides as same', (join) =>
                join
                  .onRef('same.userId', '=', 'reminders.userId')
                  .onRef('same.id', '=', 'reminders.userPeptideId'),
              )
              .whereRef('reminders.userId', '=', 'entry.userId')
              .where((same) =>
                same.or([
                  same('same.peptideId', '=', same.ref('entry.peptideId')),
                  same('same.personalPeptideId', '=', same.ref('entry.personalPeptideId')),
                ]),
              )
              .where('reminders.isActive', '=', true),
          ),
        ),
      ),
    )
    // A concurrent deletion of the entry comes before or after this statement, never in between.
    .forKeyShare(['entry'])

type OwnEntry = InferResult<ReturnType<typeof ownEntry>>[number]

/** A dose of the plan entry that a statement names `entry`, if the client's id is new. */
const doseOfEntry = (db: Kysely<DB>, dose: NewDoseRow) =>
  db
    .withTables<{ entry: OwnEntry }>()
    .insertInto('dosageLogs')
    .columns([
      'userId',
      'userPeptideId',
      'peptideName',
      'dose',
      'amount',
      'unit',
      'volume',
      'injectionSite',
      'additionalSites',
      'feeling',
      'notes',
      'takenAt',
      'takenOn',
      'clientId',
      'createdAt',
    ])
    .expression((from) =>
      from
        .selectFrom('entry')
        .select(({ val, cast }) => [
          'entry.userId',
          'entry.id',
          'entry.peptideName',
          val(dose.dose).as('dose'),
          cast<number | null>(val(dose.amount), 'numeric').as('amount'),
          val(dose.unit).as('unit'),
          sql<number | null>`CASE WHEN ${sql.ref('entry.isInjected')} THEN ${dose.volume}::numeric END`.as(
            'volume',
          ),
          val(dose.injectionSite).as('injectionSite'),
          sql<string[]>`${dose.additionalSites}::text[]`.as('additionalSites'),
          val(dose.feeling).as('feeling'),
          val(dose.notes).as('notes'),
          cast<Date>(val(dose.takenAt), 'timestamptz').as('takenAt'),
          cast<string>(val(dose.takenOn), 'date').as('takenOn'),
          cast<string | null>(val(dose.clientId), 'uuid').as('clientId'),
          cast<Date>(val(dose.createdAt), 'timestamptz').as('createdAt'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
type StoredDose = Pick<Selectable<DosageLogs>, (typeof replyColumns)[number]>

const insertOwnDose = prepared(
  (db, dose: NewDoseRow): RawBuilder<StoredDose> => sql`
    WITH entry AS (${ownEntry(db, dose, { alone: false })}) ${doseOfEntry(db, dose)}`,
)

/**
 * Stores a dose if the plan entry is the person's own and the client's id is new, in one statement.
 * @returns undefined when either is not so
 */
export const insertDose = async (db: Db, dose: NewDoseRow): Promise<StoredDose | undefined> =>
  (await insertOwnDose(db, dose))[0]

/** A new dose with its neighbors. */
export interface LoneDose extends StoredDose, DoseNeighbors {
  /**
   * whether it has no other neighbors: no dose of a removed entry, and none of a concurrent write this statement
   * couldn't see
   */
  isComplete: boolean
}

const lockOf = (userId: string) => sql<string>`hashtextextended('doses of ' || ${userId}::text, 0)`

const insertOwnLoneDose = prepared(
  (db, dose: NewDoseRow): RawBuilder<LoneDose> => sql`
    WITH entry AS (${ownEntry(db, dose, { alone: true })}), added AS (${doseOfEntry(db, dose).returning('userId')})
    SELECT added.*, ${neighborsInPlan},
      pg_try_advisory_xact_lock(${lockOf(dose.userId)}) AND ${isInPlanAlone} AS is_complete
    FROM added, entry`,
)

/** Like insertDose, if no active reminder and no vial in use is involved; also reads the dose's neighbors. */
export const insertLoneDose = async (db: Db, dose: NewDoseRow): Promise<LoneDose | undefined> =>
  (await insertOwnLoneDose(db, dose))[0]

type DoseVersionRow = Pick<
  NewDoseRow,
  'dose' | 'volume' | 'injectionSite' | 'additionalSites' | 'feeling' | 'notes' | 'takenAt'
> & { replacedAt: Date }

/** Serializes a person's dose writes. A trigger takes the same lock, so take this one before locking other rows. */
export const lockDoses = (tx: Db, userId: string) =>
  sql`SELECT pg_advisory_xact_lock(${lockOf(userId)})`.execute(tx)

export const doseByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('dosageLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** The plan entry of a member's own dose; null once it was removed, undefined without such a dose. */
export const entryOfDose = async (db: Db, userId: string, id: number): Promise<number | null | undefined> =>
  (
    await db
      .selectFrom('dosageLogs')
      .select('userPeptideId')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.userPeptideId

/** Whether an entry's dose is drawn into a syringe, as far as known. */
export const isEntryInjected = async (db: Db, userId: string, entryId: number): Promise<boolean> => {
  const entry = await db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(isInjectedIn('peptide').as('isInjected'))
    .where('entry.userId', '=', userId)
    .where('entry.id', '=', entryId)
    .executeTakeFirst()
  return entry?.isInjected ?? true
}

/** The person's dose with its day, locked until the transaction ends. */
export const lockDose = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('dosageLogs')
    .select([...replyColumns, 'takenOn'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateDose = (db: Db, id: number, changes: Updateable<DosageLogs>) =>
  db
    .updateTable('dosageLogs')
    .set(changes)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteDose = (db: Db, id: number) => db.deleteFrom('dosageLogs').where('id', '=', id).execute()

/** The earlier versions of a member's dose, latest first. */
export const versionsOfDose = async (db: Db, userId: string, id: number): Promise<DoseVersionRow[]> => {
  const { rows } = await sql<DoseVersionRow>`
    SELECT dose.dose, dose.volume, dose.injection_site, coalesce(dose.additional_sites, '{}') AS additional_sites, dose.feeling, dose.notes, dose.taken_at, version.replaced_at
    FROM earlier_versions AS version
    CROSS JOIN LATERAL jsonb_populate_record(NULL::dosage_logs, version."row") AS dose
    WHERE version.user_id = ${userId} AND version.table_name = 'dosage_logs' AND version.row_id = ${id}
    ORDER BY version.id DESC`.execute(db)
  return rows
}

/** Whether all these plan entries, each named once, are the person's own. */
export async function ownsEntries(db: Db, userId: string, ids: readonly number[]): Promise<boolean> {
  const own = await db
    .selectFrom('userPeptides')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', sql<number>`ANY(${ids})`)
    .execute()
  return own.length === ids.length
}
