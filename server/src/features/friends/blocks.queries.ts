import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { isApart, publicColumns } from './people.queries.ts'

/** Whether one of two people has blocked the other. */
export async function isBlocked(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT ${isApart(sql`${one}::text`, sql`${other}::text`)} AS found`.execute(db)
  return rows[0]?.found === true
}

/** People a person has blocked, latest first. */
export const blockedBy = (db: Db, userId: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('users as person', 'person.id', 'blocks.blockedId')
    .select(publicColumns)
    .where('blocks.blockerId', '=', userId)
    .orderBy('blocks.createdAt', 'desc')
    .orderBy('person.id')
    .execute()

export const countBlocked = async (db: Db, userId: string): Promise<number> => {
  const { blocked } = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number>().as('blocked'))
    .where('blockerId', '=', userId)
    .executeTakeFirstOrThrow()
  return blocked
}

/** Blocking again changes nothing. */
export const insertBlock = (db: Db, block: { blockerId: string; blockedId: string; createdAt: Date }) =>
  db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** @returns whether it existed */
export const deleteBlock = (db: Db, blockerId: string, blockedId: string): Promise<boolean> =>
  deletedAny(db.deleteFrom('blocks').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId))
