import { reportedPicture } from '@pepwell/contract/social/support-chat.calls'
import { cardWords, DELETED_MEMBER, isGroupEvent } from '@pepwell/domain/social/chat'
import { publicName } from '@pepwell/domain/social/public-names'
import type { ReportedKind } from '../friends/abuse-reports.service.ts'
import { messageById } from './chat-messages.queries.ts'
import { type NearbyRow, nearbyOf } from './reported-messages.queries.ts'
import type { StoredCard } from './stored-card.ts'

const PICTURE = '(a picture)'

const COMINGS: Record<string, string> = {
  joined: '(joined the group)',
  left: '(left the group)',
  removed: '(was removed from the group)',
}

/** A card in words with its figures. */
function wordsOf(card: StoredCard): string {
  const words = cardWords[card.kind]
  switch (card.kind) {
    case 'weigh-in':
      return `${words}: ${card.weight} ${card.unit}, ${card.day}`
    case 'dose':
      return `${words}: ${card.peptide}, ${card.dose}, ${card.day}`
    case 'stack':
      return `${words}: ${card.name}`
  }
}

function textOf({
  messageType,
  message,
  card,
  deletedAt,
}: Pick<NearbyRow, 'messageType' | 'message' | 'card' | 'deletedAt'>) {
  if (deletedAt) return '(deleted)'
  if (card) return wordsOf(card)
  return messageType === 'picture' ? PICTURE : (COMINGS[messageType] ?? message)
}

const shown = (row: NearbyRow) => ({
  id: row.id,
  sender: row.senderId === null ? DELETED_MEMBER : publicName({ ...row, id: row.senderId }),
  text: textOf(row),
  pictureUrl: row.hasPicture ? reportedPicture.path.replace(':id', String(row.id)) : null,
  at: row.createdAt,
})

/** Chat messages as a reportable kind, for people in the room. Support's messages aren't. */
export const reportedMessage: ReportedKind = {
  name: 'message',
  async find(db, reporterId, id) {
    const reporter = { userId: reporterId, isAdmin: false, isTeam: false }
    const row = await messageById(db, reporter, id)
    if (!row?.senderId || row.isApart || row.deletedAt || isGroupEvent(row.messageType)) return undefined
    return { ownerId: row.senderId, text: textOf(row) }
  },
  async nearbyOf(db, ids) {
    const rows = Map.groupBy(await nearbyOf(db, ids), ({ reportedId }) => reportedId)
    return ids.map((id) => (rows.get(id) ?? []).map(shown))
  },
}
