import { DELETED_MEMBER } from '@pepwell/domain/chat'
import { shownName } from '@pepwell/domain/shown-people'
import type { ReportedKind } from '../friends/abuse-reports.service.ts'
import { messageById } from './chat-messages.queries.ts'
import { type NearbyRow, nearbyOf } from './reported-messages.queries.ts'

const PICTURE = '(a picture)'

/** So many messages before one that was reported, and after it, are shown with it. */
const NEARBY = 5

function textOf({
  messageType,
  message,
  deletedAt,
}: Pick<NearbyRow, 'messageType' | 'message' | 'deletedAt'>) {
  if (deletedAt) return '(deleted)'
  return messageType === 'picture' ? PICTURE : message
}

const shown = (row: NearbyRow) => ({
  id: row.id,
  sender: row.senderId === null ? DELETED_MEMBER : shownName({ ...row, id: row.senderId }),
  text: textOf(row),
  at: row.createdAt,
})

/** Messages among what can be reported, by whoever is in the room. What the support team wrote is not. */
export const reportedMessage: ReportedKind = {
  name: 'message',
  async find(db, reporterId, id) {
    const reporter = { userId: reporterId, isAdmin: false, isTeam: false }
    const row = await messageById(db, reporter, id)
    if (!row?.senderId || row.isApart || row.deletedAt) return undefined
    return { ownerId: row.senderId, text: textOf(row) }
  },
  async nearbyOf(db, ids) {
    const rows = Map.groupBy(await nearbyOf(db, ids, NEARBY), ({ reportedId }) => reportedId)
    return ids.map((id) => (rows.get(id) ?? []).map(shown))
  },
}
