import { InboxMessage } from '@pepwell/contract/reminders/notifications'
import type { Db } from '../../database/connect.ts'
import { messagesOf, unreadOf } from './inbox.queries.ts'
import type { InboxDetails, NotificationKinds } from './kinds.ts'

type Row = Awaited<ReturnType<typeof messagesOf>>[number]

/** Every field that some kind fills, empty. */
const unfilled = Object.fromEntries(
  Object.keys(InboxMessage.shape).map((field) => [field, null]),
) as Required<InboxDetails>

/** The kinds' details of messages, by message id: one query per kind. */
async function detailsOf(db: Db, kinds: NotificationKinds, userId: string, rows: readonly Row[]) {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const found = await Promise.all(
    [...byKind].map(async ([name, same]): Promise<[number, InboxDetails][]> => {
      const kind = kinds.of(name)
      if (!kind.inboxOf) return []
      const standings = await kind.currentStates(
        db,
        same.map(({ about }) => about),
        userId,
      )
      return same.map(({ id }, index) => [id, kind.inboxOf?.(standings[index]) ?? {}])
    }),
  )
  return new Map(found.flat())
}

/** A page of a person's inbox, latest first. */
export async function inboxOf(
  { db, kinds }: { db: Db; kinds: NotificationKinds },
  userId: string,
  page: { limit: number; after?: number },
) {
  const [unread, rows] = await Promise.all([unreadOf(db, userId), messagesOf(db, userId, page)])
  const details = await detailsOf(db, kinds, userId, rows)
  return {
    unread,
    messages: rows.map(({ about, ...row }) => ({ ...unfilled, ...details.get(row.id), ...row })),
  }
}
