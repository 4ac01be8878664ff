import type { Db } from '../../database/connect.ts'

export const renameRoom = (db: Db, id: number, name: string) =>
  db.updateTable('chatRooms').set({ name }).where('id', '=', id).execute()

/** Lets somebody into a group, or in again: what was said up to `seq` they don't see. */
export const letIn = (
  db: Db,
  { roomId, userId, seq, now }: { roomId: number; userId: string; seq: number; now: Date },
) => {
  const place = {
    joinedAt: now,
    leftAt: null,
    leftByChoice: false,
    invitedAt: null,
    invitedBy: null,
    declinedAt: null,
    fromSeq: seq,
    lastReadSeq: seq,
    toldSeq: seq,
  }
  return db
    .insertInto('chatParticipants')
    .values({ roomId, userId, ...place })
    .onConflict((conflict) => conflict.columns(['roomId', 'userId']).doUpdateSet(place))
    .execute()
}

/** The last place in a group, which nobody changes until the transaction ends; undefined where there is none. */
export const lockLastSeq = async (db: Db, roomId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('chatRooms')
      .select('lastSeq')
      .where('id', '=', roomId)
      .where('type', '=', 'group')
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.lastSeq

export const letGo = (
  db: Db,
  {
    roomId,
    userId,
    leftAt,
    leftByChoice,
  }: { roomId: number; userId: string; leftAt: Date; leftByChoice: boolean },
) =>
  db
    .updateTable('chatParticipants')
    .set({ leftAt, leftByChoice })
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .execute()
