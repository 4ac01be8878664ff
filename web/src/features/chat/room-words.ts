import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { DELETED_MEMBER, isGroupEvent } from '@pepwell/domain/social/chat'
import { isSupport, publicName } from '@pepwell/domain/social/public-names'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { formatInstantDay, formatMonthDay, formatTime, formatWeekday } from '../../lib/time/dates.ts'
import type { ChatMessage, ChatRoom } from './chat.api.ts'

/** Maximum characters of the last message in the list. */
const PREVIEW = 30

/** The other member of a room for two; undefined in groups and for deleted accounts. */
export function otherOf(
  { type, participants, isAnswering }: ChatRoom,
  userId: string,
): PublicPerson | undefined {
  if (type === 'group') return undefined
  const others = participants.map(({ user }) => user).filter(({ id }) => id !== userId)
  return isAnswering ? others.find((user) => !isSupport(user)) : others[0]
}

/** A conversation's title. */
export function roomTitle(room: ChatRoom, userId: string): string {
  if (room.type === 'group') return room.name ?? 'Group'
  const other = otherOf(room, userId)
  return other ? publicName(other) : DELETED_MEMBER
}

/** Group members, the reader first: 'You, Kim Osei and 3 more'. */
export function peopleIn({ participants }: ChatRoom, userId: string): string {
  const others = participants.filter(({ user }) => user.id !== userId).map(({ user }) => publicName(user))
  const [first, second, ...more] = ['You', ...others]
  if (!second) return 'Only you'
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`
}

/** A message's sender by name. */
export function senderName({ sender, status }: Pick<ChatMessage, 'sender' | 'status'>): string {
  if (sender) return publicName(sender)
  return status === 'hidden' ? 'Hidden' : DELETED_MEMBER
}

const comingWords = {
  joined: ['You joined the group', 'joined the group'],
  left: ['You left the group', 'left the group'],
  removed: ['You were removed from the group', 'was removed from the group'],
} as const

/** Text of a join or leave event; undefined for other messages. */
export function groupEventLine(message: ChatMessage): string | undefined {
  const { messageType, isOwn } = message
  if (!isGroupEvent(messageType)) return undefined
  const [own, others] = comingWords[messageType]
  return isOwn ? own : `${senderName(message)} ${others}`
}

/** A message in one line. */
export function messageWords({ status, messageType, message }: ChatMessage): string {
  if (status === 'deleted') return 'Message deleted'
  if (status === 'hidden') return 'Message hidden'
  return messageType === 'picture' ? 'Picture' : message.replaceAll(/\s+/g, ' ')
}

/** Truncates a text to the list's length. */
export const cut = (text: string): string => {
  const letters = [...text]
  return letters.length > PREVIEW ? `${letters.slice(0, PREVIEW).join('').trimEnd()}...` : text
}

/** A message in the list, prefixed with 'You' if the reader wrote it. The prefix doesn't shorten the message. */
export const lineOf = (message: ChatMessage): string =>
  cut(groupEventLine(message) ?? '') || `${message.isOwn ? 'You: ' : ''}${cut(messageWords(message))}`

/** The last message of a conversation in the list. */
export function preview({ type, lastMessage }: ChatRoom): string {
  if (!lastMessage) return 'No messages yet'
  const { isOwn, sender } = lastMessage
  if (isOwn || type !== 'group' || !sender || isGroupEvent(lastMessage.messageType))
    return lineOf(lastMessage)
  return `${sender.firstName ?? publicName(sender)}: ${cut(messageWords(lastMessage))}`
}

const WEEK = 7

/** A time in short form: '8:09 AM', 'Yesterday', 'Thu', 'Nov 14' or 'Nov 14, 2025'. */
export function shortTime(instant: string, timeZone: string, today: CalendarDay): string {
  const day = dayOf(Date.parse(instant), timeZone)
  if (day >= today) return formatTime(instant, timeZone)
  if (day === addDays(today, -1)) return 'Yesterday'
  if (day > addDays(today, -WEEK)) return formatWeekday(instant, timeZone)
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatInstantDay(instant, timeZone)
}

/** A badge count of at most two characters. */
export const badgeCount = (count: number): string => (count > 9 ? '9+' : String(count))
