import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { ownPages } from '../../database/page.ts'
import type { LabResults } from '../../database/schema.ts'

const replyColumns = [
  'id',
  'analyte',
  'loinc',
  'value',
  'comparator',
  'unit',
  'rangeLow',
  'rangeHigh',
  'lab',
  'collectedAt',
  'fasting',
  'note',
  'createdAt',
  'editedAt',
] as const

const latestFirst = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('labResults')
    .select(replyColumns)
    .where('userId', '=', userId)
    .orderBy('collectedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** Latest first; with `after`, the rows that follow that one. */
export const rowsOf = ownPages(latestFirst, { table: 'labResults', column: 'collectedAt' })

/** The lab results collected since an instant, latest first. */
export const resultsFrom = (db: Db, userId: string, { from, limit }: { from: Date; limit: number }) =>
  latestFirst(db, { userId, limit }).where('collectedAt', '>=', from).execute()

/** How long before a sample a dose still counts. */
const DOSE_DAYS = 60

/** The last dose before each instant, in the same order; null where none was logged in the days before. */
export async function lastDosesBefore(db: Db, userId: string, instants: readonly Date[]) {
  const { rows } = await sql<{ name: string | null; takenAt: Date | null }>`
    SELECT dose.name, dose.taken_at
    FROM unnest(${instants.map((at) => at.toISOString())}::timestamptz[]) WITH ORDINALITY AS sample (at, place)
    LEFT JOIN LATERAL (
      SELECT peptide_name AS name, taken_at FROM dosage_logs
      WHERE user_id = ${userId} AND taken_at <= sample.at AND taken_at > sample.at - make_interval(days => ${DOSE_DAYS})
      ORDER BY taken_at DESC, id DESC LIMIT 1
    ) AS dose ON true
    ORDER BY sample.place`.execute(db)
  return rows.map(({ name, takenAt }) => (name === null || takenAt === null ? null : { name, takenAt }))
}

/** A person's chosen units, by LOINC code. */
export const unitsOf = async (db: Db, userId: string): Promise<Map<string, string>> =>
  new Map(
    (await db.selectFrom('labUnits').select(['loinc', 'unit']).where('userId', '=', userId).execute()).map(
      ({ loinc, unit }) => [loinc, unit],
    ),
  )

export const chooseUnit = (db: Db, userId: string, { loinc, unit }: { loinc: string; unit: string }) =>
  db
    .insertInto('labUnits')
    .values({ userId, loinc, unit })
    .onConflict((conflict) => conflict.columns(['userId', 'loinc']).doUpdateSet({ unit }))
    .execute()

export const deleteUnit = (db: Db, userId: string, loinc: string) =>
  db.deleteFrom('labUnits').where('userId', '=', userId).where('loinc', '=', loinc).execute()

/** @returns undefined if the client id exists already */
export const insertRow = (db: Db, row: Insertable<LabResults>) =>
  db
    .insertInto('labResults')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const rowByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('labResults')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** The person's lab result, locked until the transaction ends. */
export const lockRow = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('labResults')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateRow = (db: Db, userId: string, id: number, changes: Updateable<LabResults>) =>
  db
    .updateTable('labResults')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteRow = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('labResults').where('userId', '=', userId).where('id', '=', id))
