import type { Db } from '../../database/connect.ts'

export const renameRoom = (db: Db, id: number, name: string) =>
  db.updateTable('chatRooms').set({ name }).where('id', '=', id).execute()

/** Adds a person to a group, or again; messages up to `seq` stay hidden. */
export const addParticipant = (
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

/** The last number in a group, locked until the transaction ends; undefined if it doesn't exist. */
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

export const endParticipation = (
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
