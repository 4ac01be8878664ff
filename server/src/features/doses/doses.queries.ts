import type { CalendarDay } from '@pepwell/domain/calendar'
import type { DoseUnit } from '@pepwell/domain/doses'
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.ts'

const shownColumns = [
  'id',
  'userPeptideId',
  'peptideName',
  'dose',
  'amount',
  'unit',
  'volume',
  'injectionSite',
  'feeling',
  'notes',
  'takenAt',
  'createdAt',
] as const

interface Page {
  userId: string
  limit: number
  /** id of the last row of the page before */
  after: number
}

const latestFirst = (db: Db, { userId, limit }: Omit<Page, 'after'>) =>
  db
    .selectFrom('dosageLogs')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('takenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

const firstPage = prepared(latestFirst)

const nextPage = prepared((db, { after, userId, limit }: Page) =>
  latestFirst(db, { userId, limit }).where(
    sql<boolean>`(taken_at, id) < (SELECT taken_at, id FROM dosage_logs WHERE id = ${after} AND user_id = ${userId})`,
  ),
)

/** Latest first; with `after`, the rows that follow that one. */
export const dosesOf = (db: Db, userId: string, { limit, after }: { limit: number; after?: number }) =>
  after === undefined ? firstPage(db, { userId, limit }) : nextPage(db, { userId, limit, after })

/** What is stored of a new dose; the peptide's name comes from the plan entry. */
export interface NewDoseRow {
  userId: string
  userPeptideId: number
  dose: string
  amount: number | null
  unit: DoseUnit | null
  volume: number | null
  injectionSite: string | null
  feeling: string | null
  notes: string | null
  takenAt: Date
  takenOn: CalendarDay
  clientId: string | null
  createdAt: Date
}

/** A dose of an own plan entry whose client's id is new; with `unreminded`, of one without reminders. */
const ownDose = (db: Kysely<DB>, dose: NewDoseRow, { unreminded }: { unreminded: boolean }) =>
  db
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
      'feeling',
      'notes',
      'takenAt',
      'takenOn',
      'clientId',
      'createdAt',
    ])
    .expression((from) =>
      from
        .selectFrom('userPeptides as entry')
        .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
        .leftJoin('personalPeptides as personal', (join) =>
          join
            .onRef('personal.userId', '=', 'entry.userId')
            .onRef('personal.id', '=', 'entry.personalPeptideId'),
        )
        .select(({ val, cast, fn }) => [
          'entry.userId',
          'entry.id',
          fn.coalesce('peptide.name', 'personal.name').as('peptideName'),
          val(dose.dose).as('dose'),
          cast<number | null>(val(dose.amount), 'numeric').as('amount'),
          val(dose.unit).as('unit'),
          cast<number | null>(val(dose.volume), 'numeric').as('volume'),
          val(dose.injectionSite).as('injectionSite'),
          val(dose.feeling).as('feeling'),
          val(dose.notes).as('notes'),
          cast<Date>(val(dose.takenAt), 'timestamptz').as('takenAt'),
          cast<string>(val(dose.takenOn), 'date').as('takenOn'),
          cast<string | null>(val(dose.clientId), 'uuid').as('clientId'),
          cast<Date>(val(dose.createdAt), 'timestamptz').as('createdAt'),
        ])
        .where('entry.id', '=', dose.userPeptideId)
        .where('entry.userId', '=', dose.userId)
        .$if(unreminded, (entry) =>
          entry.where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('reminders')
                  .whereRef('reminders.userId', '=', 'entry.userId')
                  .whereRef('reminders.userPeptideId', '=', 'entry.id')
                  .where('reminders.isActive', '=', true),
              ),
            ),
          ),
        )
        // Whoever removes the entry meanwhile comes before this statement or after it, not in between.
        .forKeyShare(['entry']),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(shownColumns)

const insertOwnDose = prepared((db, dose: NewDoseRow) => ownDose(db, dose, { unreminded: false }))

const insertOwnUnremindedDose = prepared((db, dose: NewDoseRow) => ownDose(db, dose, { unreminded: true }))

/**
 * Stores a dose if the plan entry is the person's own and the client's id is new, in one statement.
 * @returns undefined when either is not so
 */
export const insertDose = async (db: Db, dose: NewDoseRow) => (await insertOwnDose(db, dose))[0]

/** The same, if there is no active reminder of the plan entry that the dose could settle. */
export const insertUnremindedDose = async (db: Db, dose: NewDoseRow) =>
  (await insertOwnUnremindedDose(db, dose))[0]

export const doseByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('dosageLogs')
    .select(shownColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

export const doseExists = async (db: Db, userId: string, id: number): Promise<boolean> =>
  (await db
    .selectFrom('dosageLogs')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Deletes a dose only if it is the one the person logged last, and not before `since`. */
export const deleteLastDose = async (db: Db, userId: string, id: number, since: Date): Promise<boolean> => {
  const last = sql<number>`(SELECT max(id) FROM dosage_logs WHERE user_id = ${userId} AND created_at >= ${since})`
  return deletedAny(
    db
      .deleteFrom('dosageLogs')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .where('id', '=', last)
      .where('createdAt', '>=', since),
  )
}
