import { isComing } from '@pepwell/domain/social/chat'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { ChatMessage } from './chat.api.ts'
import type { Outgoing } from './outbox.ts'

/** A message of a conversation, and whether it begins or ends a run of the same sender's. */
export interface MessageRow {
  kind: 'message'
  key: string
  message: ChatMessage
  begins: boolean
  ends: boolean
}

/** What is not known to be stored yet; always one's own. */
export interface OutgoingRow {
  kind: 'outgoing'
  key: string
  outgoing: Outgoing
  begins: boolean
  ends: boolean
}

/** What a conversation is drawn as. */
export type Row =
  | MessageRow
  | OutgoingRow
  /** who came to the group, or went */
  | { kind: 'coming'; key: string; message: ChatMessage }
  | { kind: 'day'; key: string; day: CalendarDay }
  | { kind: 'news'; key: string; count: number }

interface Conversation {
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  timeZone: string
  /** where what was new begins, as it was when the room was opened */
  news?: { afterSeq: number; count: number }
}

/** Whose it is, as far as that shows: runs are told apart by it. */
const sideOf = (row: Row): string | undefined => {
  if (row.kind === 'outgoing') return 'own'
  if (row.kind !== 'message') return undefined
  const { isOwn, sender, answeredBy, id, messageType } = row.message
  if (isComing(messageType)) return undefined
  return isOwn ? `own${answeredBy ? ` ${answeredBy.id}` : ''}` : (sender?.id ?? `nobody ${id}`)
}

const instantOf = (row: MessageRow | OutgoingRow): string =>
  row.kind === 'message' ? row.message.createdAt : row.outgoing.at

/** Its own messages are known by what their client called them, so that they stay in their place once they are stored. */
const keyOf = ({ clientId, id }: ChatMessage): string => clientId ?? `message ${id}`

function plainRows({ messages, outgoing }: Conversation): (MessageRow | OutgoingRow)[] {
  const stored = new Set(messages.map(({ clientId }) => clientId))
  const edges = { begins: true, ends: true }
  return [
    ...messages
      // Of somebody whom one does not see nobody says that they came.
      .filter(({ status, messageType }) => !(status === 'hidden' && isComing(messageType)))
      .map((message) => ({ kind: 'message' as const, key: keyOf(message), message, ...edges })),
    ...outgoing
      .filter(({ clientId }) => !stored.has(clientId))
      .map((one) => ({ kind: 'outgoing' as const, key: one.clientId, outgoing: one, ...edges })),
  ]
}

const dayIn = (row: MessageRow | OutgoingRow, timeZone: string): CalendarDay =>
  dayOf(Date.parse(instantOf(row)), timeZone)

function withDividers({ news, timeZone }: Conversation, rows: (MessageRow | OutgoingRow)[]): Row[] {
  let day: CalendarDay | undefined
  let hasNewsMarker = !news || news.count === 0
  return rows.flatMap((row): Row[] => {
    const before: Row[] = []
    const its = dayIn(row, timeZone)
    if (its !== day) before.push({ kind: 'day', key: `day ${its}`, day: its })
    day = its
    const isNew = row.kind === 'message' && news !== undefined && row.message.seq > news.afterSeq
    if (!hasNewsMarker && isNew && !row.message.isOwn && !isComing(row.message.messageType)) {
      before.push({ kind: 'news', key: 'news', count: news.count })
      hasNewsMarker = true
    }
    return [...before, row]
  })
}

/** A conversation as it is drawn: days, what is new, and the messages in their runs. */
export function rowsOf(conversation: Conversation): Row[] {
  const rows = withDividers(conversation, plainRows(conversation))
  return rows.map((row, at) => {
    const side = sideOf(row)
    if (row.kind === 'day' || row.kind === 'news') return row
    if (row.kind === 'message' && isComing(row.message.messageType))
      return { kind: 'coming', key: row.key, message: row.message }
    const [before, after] = [rows[at - 1], rows[at + 1]]
    return {
      ...row,
      begins: !before || sideOf(before) !== side,
      ends: !after || sideOf(after) !== side,
    }
  })
}
