import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { belowId, type Page } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'

const latestFirst = prepared(
  (db, { userId, limit, below }: { userId: string; limit: number; below: number }) =>
    db
      .selectFrom('inboxMessages as message')
      .innerJoin('deliveries as delivery', 'delivery.id', 'message.deliveryId')
      .select([
        'message.id',
        'delivery.kind',
        'delivery.title',
        'delivery.body',
        'delivery.path',
        'delivery.about',
        'delivery.isLate',
        sql<boolean>`delivery.status = 'expired'`.as('isExpired'),
        'message.readAt',
        'message.createdAt',
      ])
      .where('message.userId', '=', userId)
      .where('message.id', '<', below)
      .orderBy('message.id', 'desc')
      .limit(limit),
)

/** Latest first; with `after`, the messages that follow it. */
export const messagesOf = (db: Db, userId: string, page: Page) =>
  latestFirst(db, { userId, ...belowId(page) })

const countUnread = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('inboxMessages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null),
)

/** How many messages are unread. */
export const unreadOf = async (db: Db, userId: string): Promise<number> =>
  (await countUnread(db, { userId }))[0]?.unread ?? 0

/**
 * Marks messages as read, all by default.
 * @returns whether any was unread
 */
export const markMessagesRead = async (
  db: Db,
  { userId, ids, now }: { userId: string; ids: readonly number[] | undefined; now: Date },
): Promise<boolean> => {
  const unread = db
    .updateTable('inboxMessages')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  const named = ids ? unread.where('id', '=', sql<number>`ANY(${ids}::bigint[])`) : unread
  return (await named.executeTakeFirst()).numUpdatedRows > 0n
}

/**
 * Deletes messages about these objects.
 * @returns their owners
 */
export async function deleteMessagesAbout(
  db: Db,
  userIds: readonly string[],
  abouts: readonly object[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    DELETE FROM inbox_messages AS message USING deliveries AS delivery
    WHERE message.user_id = ANY(${userIds}::text[]) AND delivery.id = message.delivery_id
      AND delivery.about @> ANY(${abouts.map((about) => JSON.stringify(about))}::jsonb[])
    RETURNING message.user_id`.execute(db)
  return [...new Set(rows.map(({ userId }) => userId))]
}
