import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whether the number in a column is stopped. */
export const isStoppedNumber = (column: string) =>
  sql<SqlBool>`EXISTS (SELECT FROM stopped_numbers WHERE stopped_numbers.phone_number = ${sql.ref(column)})`

export const stopNumber = (db: Db, phoneNumber: string, stoppedAt: Date) =>
  db
    .insertInto('stoppedNumbers')
    .values({ phoneNumber, stoppedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const startNumber = (db: Db, phoneNumber: string) =>
  db.deleteFrom('stoppedNumbers').where('phoneNumber', '=', phoneNumber).execute()

export const isStopped = async (db: Db, phoneNumber: string): Promise<boolean> =>
  (await db
    .selectFrom('stoppedNumbers')
    .select('phoneNumber')
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst()) !== undefined

/** People with this number in their profile. */
export const peopleOf = async (db: Db, phoneNumber: string): Promise<string[]> =>
  (await db.selectFrom('users').select('id').where('phoneNumber', '=', phoneNumber).execute()).map(
    ({ id }) => id,
  )
