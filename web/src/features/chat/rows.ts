import { isGroupEvent } from '@pepwell/domain/social/chat'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { ChatMessage } from './chat.api.ts'
import type { Outgoing } from './outbox.ts'

/** A message, and whether it starts or ends a run by one sender. */
export interface MessageRow {
  kind: 'message'
  key: string
  message: ChatMessage
  begins: boolean
  ends: boolean
}

/** A message that isn't stored yet, always the user's own. */
export interface OutgoingRow {
  kind: 'outgoing'
  key: string
  outgoing: Outgoing
  begins: boolean
  ends: boolean
}

/** A rendered row of a conversation. */
export type Row =
  | MessageRow
  | OutgoingRow
  /** someone joined or left the group */
  | { kind: 'coming'; key: string; message: ChatMessage }
  | { kind: 'day'; key: string; day: CalendarDay }
  | { kind: 'news'; key: string; count: number }

interface Conversation {
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  timeZone: string
  /** the unread divider, as of when the room was opened */
  news?: { afterSeq: number; count: number }
}

/** The visible sender; a new one starts a new run. */
const sideOf = (row: Row): string | undefined => {
  if (row.kind === 'outgoing') return 'own'
  if (row.kind !== 'message') return undefined
  const { isOwn, sender, answeredBy, id, messageType } = row.message
  if (isGroupEvent(messageType)) return undefined
  return isOwn ? `own${answeredBy ? ` ${answeredBy.id}` : ''}` : (sender?.id ?? `nobody ${id}`)
}

const instantOf = (row: MessageRow | OutgoingRow): string =>
  row.kind === 'message' ? row.message.createdAt : row.outgoing.at

/** Own messages use the client's id as key, so they keep their position once stored. */
const keyOf = ({ clientId, id }: ChatMessage): string => clientId ?? `message ${id}`

function plainRows({ messages, outgoing }: Conversation): (MessageRow | OutgoingRow)[] {
  const stored = new Set(messages.map(({ clientId }) => clientId))
  const edges = { begins: true, ends: true }
  return [
    ...messages
      // Don't announce blocked members who join.
      .filter(({ status, messageType }) => !(status === 'hidden' && isGroupEvent(messageType)))
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
    if (!hasNewsMarker && isNew && !row.message.isOwn && !isGroupEvent(row.message.messageType)) {
      before.push({ kind: 'news', key: 'news', count: news.count })
      hasNewsMarker = true
    }
    return [...before, row]
  })
}

/** The rows of a conversation: days, the unread divider and runs of messages. */
export function rowsOf(conversation: Conversation): Row[] {
  const rows = withDividers(conversation, plainRows(conversation))
  return rows.map((row, index) => {
    const side = sideOf(row)
    if (row.kind === 'day' || row.kind === 'news') return row
    if (row.kind === 'message' && isGroupEvent(row.message.messageType))
      return { kind: 'coming', key: row.key, message: row.message }
    const [before, after] = [rows[index - 1], rows[index + 1]]
    return {
      ...row,
      begins: !before || sideOf(before) !== side,
      ends: !after || sideOf(after) !== side,
    }
  })
}
