import type { Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { SavedReplies } from '../../database/schema.ts'

const columns = ['id', 'title', 'message', 'updatedAt', 'version'] as const

/** The team's saved replies, by title. */
export const savedReplies = (db: Db) =>
  db.selectFrom('savedReplies').select(columns).orderBy('title').orderBy('id').execute()

/** A saved reply, locked until the transaction ends. */
export const lockReply = (db: Db, id: number) =>
  db.selectFrom('savedReplies').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const countReplies = async (db: Db): Promise<number> => {
  const { replies } = await db
    .selectFrom('savedReplies')
    .select(({ fn }) => fn.countAll<number>().as('replies'))
    .executeTakeFirstOrThrow()
  return replies
}

export const insertReply = (db: Db, reply: { title: string; message: string; updatedAt: Date }) =>
  db.insertInto('savedReplies').values(reply).returning(columns).executeTakeFirstOrThrow()

export const updateReply = (db: Db, id: number, changes: Updateable<SavedReplies>) =>
  db
    .updateTable('savedReplies')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteReply = (db: Db, id: number) =>
  db.deleteFrom('savedReplies').where('id', '=', id).execute()
