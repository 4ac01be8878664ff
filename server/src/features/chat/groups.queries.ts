import type { Db } from '../../database/connect.ts'

export const renameRoom = (db: Db, id: number, name: string) =>
  db.updateTable('chatRooms').set({ name }).where('id', '=', id).execute()

/** Lets somebody into a group, or in again: what was said up to `seq` they don't see. */
export const letIn = (
  db: Db,
  { roomId, userId, seq, now }: { roomId: number; userId: string; seq: number; now: Date },
) => {
  const place = { joinedAt: now, leftAt: null, fromSeq: seq, lastReadSeq: seq, toldSeq: seq }
  return db
    .insertInto('chatParticipants')
    .values({ roomId, userId, ...place })
    .onConflict((conflict) => conflict.columns(['roomId', 'userId']).doUpdateSet(place))
    .execute()
}

export const letGo = (db: Db, roomId: number, userId: string, leftAt: Date) =>
  db
    .updateTable('chatParticipants')
    .set({ leftAt })
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .execute()
