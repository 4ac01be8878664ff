import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Imports } from '../../database/schema.ts'

/** @returns whether it is the first with this id */
export const recordImport = async (tx: Db, row: Insertable<Imports>): Promise<boolean> =>
  (await tx
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('clientId').doNothing())
    .returning('clientId')
    .executeTakeFirst()) !== undefined
