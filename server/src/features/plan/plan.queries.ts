import type { OwnPage } from '@pepwell/contract/fields'
import type { Label, PeptideClass } from '@pepwell/domain/catalogue/medicines'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { belowId } from '../../database/page.ts'
import type { UserPeptides } from '../../database/schema.ts'

/** Plan entries with peptides, as displayed. */
const entries = (db: Db) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select([
      'entry.id',
      'entry.peptideId',
      'entry.personalPeptideId',
      'entry.status',
      'entry.currentDose',
      'entry.amount',
      'entry.unit',
      'entry.frequency',
      'entry.startDate',
      'entry.endDate',
      'entry.notes',
      'entry.hue',
    ])
    .select((of) => [
      of
        .case()
        .when('peptide.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: of.ref('peptide.id').$notNull(),
            name: of.ref('peptide.name').$notNull(),
            mg: of.ref('peptide.mg'),
            category: of.ref('peptide.category').$notNull(),
            routes: of.ref('peptide.routes').$notNull(),
            peptideClass: of.ref('peptide.peptideClass').$castTo<PeptideClass | null>(),
            label: of.ref('peptide.label').$castTo<Label | null>(),
          }),
        )
        .end()
        .as('peptide'),
      of
        .case()
        .when('personal.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: of.ref('personal.id').$notNull(),
            name: of.ref('personal.name').$notNull(),
            category: of.ref('personal.category').$notNull(),
          }),
        )
        .end()
        .as('personalPeptide'),
    ])

export const entriesOf = (db: Db, userId: string, page: OwnPage) => {
  const { limit, below } = belowId(page)
  return entries(db)
    .where('entry.userId', '=', userId)
    .where('entry.id', '<', below)
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

export const entryOf = (db: Db, userId: string, id: number) =>
  entries(db).where('entry.userId', '=', userId).where('entry.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockEntry = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('userPeptides')
    .select(['id', 'status', 'currentDose', 'frequency', 'notes', 'startDate', 'endDate'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Whether members can choose a catalogue peptide; locks it against deletion until the transaction ends. */
export const peptideExists = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('peptides')
    .select('id')
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .forKeyShare()
    .executeTakeFirst()) !== undefined

/** Whether a peptide is the person's own; locks it against deletion until the transaction ends. */
export const ownsPeptide = async (db: Db, userId: string, id: number): Promise<boolean> =>
  (await db
    .selectFrom('personalPeptides')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined

/** Current and past entries in order, with what color slots need. Blocks additions until the transaction ends. */
export async function lockColorSlots(
  db: Db,
  userId: string,
  {
    peptideId = null,
    personalPeptideId = null,
  }: { peptideId?: number | null; personalPeptideId?: number | null },
) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return db
    .selectFrom('userPeptides')
    .select([
      'hue',
      sql<boolean>`status = 'completed'`.as('isOver'),
      sql<boolean>`coalesce(peptide_id = ${peptideId}, personal_peptide_id = ${personalPeptideId}, false)`.as(
        'isSame',
      ),
    ])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export const insertEntry = async (db: Db, entry: Insertable<UserPeptides>): Promise<number> =>
  (await db.insertInto('userPeptides').values(entry).returning('id').executeTakeFirstOrThrow()).id

export const updateEntry = (db: Db, id: number, changes: Updateable<UserPeptides>) =>
  db.updateTable('userPeptides').set(changes).where('id', '=', id).execute()

export const deleteEntry = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('userPeptides').where('userId', '=', userId).where('id', '=', id))

/** Starts a period at this frequency on `day`; overwrites one that starts on the same day. */
export const openPeriod = (
  db: Db,
  entry: { userId: string; userPeptideId: number },
  day: CalendarDay,
  frequency: string,
) =>
  db
    .insertInto('planPeriods')
    .values({ ...entry, startsOn: day, frequency })
    .onConflict((conflict) =>
      // By its name, because the next release adds the person to this key.
      conflict.constraint('plan_periods_pkey').doUpdateSet({ frequency, endsOn: null }),
    )
    .execute()

/**
 * Moves the first period to an earlier start, unless the entry was paused at first. Days before a later start aren't
 * counted, so the period may stay.
 */
export const startEarlier = (
  db: Db,
  entryId: number,
  { before, start }: { before: CalendarDay; start: CalendarDay },
) =>
  db
    .updateTable('planPeriods')
    .set({ startsOn: start })
    .where('userPeptideId', '=', entryId)
    .where('startsOn', '=', (of) =>
      of
        .selectFrom('planPeriods as period')
        .select(({ fn }) => fn.min('period.startsOn').as('first'))
        .where('period.userPeptideId', '=', entryId),
    )
    .where('startsOn', '<=', before)
    .where('startsOn', '>', start)
    .execute()

/**
 * Reopens the period that ended the day before `day` at this frequency.
 * @returns whether there is one
 */
export async function reopenPeriod(
  db: Db,
  entryId: number,
  day: CalendarDay,
  frequency: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('planPeriods')
    .set({ endsOn: null })
    .where('userPeptideId', '=', entryId)
    .where('endsOn', '=', sql<string>`${day}::date - 1`)
    .where('frequency', '=', frequency)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the open period the day before `day`; deletes it if it would be empty. */
export async function closePeriod(db: Db, entryId: number, day: CalendarDay): Promise<void> {
  await db
    .deleteFrom('planPeriods')
    .where('userPeptideId', '=', entryId)
    .where('endsOn', 'is', null)
    .where('startsOn', '>=', day)
    .execute()
  await db
    .updateTable('planPeriods')
    .set({ endsOn: sql<string>`${day}::date - 1` })
    .where('userPeptideId', '=', entryId)
    .where('endsOn', 'is', null)
    .execute()
}

/** Open entries of a plan with their peptides' names, in the order of adding. */
export const currentEntries = (db: Db, userId: string) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select([
      sql<string>`coalesce(peptide.name, personal.name)`.as('name'),
      'entry.currentDose as dose',
      'entry.frequency',
      sql<boolean>`peptide.id IS NULL`.as('isOwn'),
    ])
    .where('entry.userId', '=', userId)
    .where('entry.status', '!=', 'completed')
    .orderBy('entry.id')
    .execute()
