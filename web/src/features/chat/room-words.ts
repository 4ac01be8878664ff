import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { DELETED_MEMBER, isComing } from '@pepwell/domain/social/chat'
import { isSupport, publicName } from '@pepwell/domain/social/public-names'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { formatInstantDay, formatMonthDay, formatTime, formatWeekday } from '../../lib/time/dates.ts'
import type { ChatMessage, ChatRoom } from './chat.api.ts'

/** Characters of the last message in the list. */
const PREVIEW = 30

/** The other one of a room for two; undefined in groups, and where they are no more. */
export function otherOf(
  { type, participants, isAnswering }: ChatRoom,
  userId: string,
): PublicPerson | undefined {
  if (type === 'group') return undefined
  const others = participants.map(({ user }) => user).filter(({ id }) => id !== userId)
  return isAnswering ? others.find((user) => !isSupport(user)) : others[0]
}

/** What a conversation is called. */
export function roomTitle(room: ChatRoom, userId: string): string {
  if (room.type === 'group') return room.name ?? 'Group'
  const other = otherOf(room, userId)
  return other ? publicName(other) : DELETED_MEMBER
}

/** Who is in a group besides oneself: 'You, Kim Osei and 3 more'. */
export function peopleIn({ participants }: ChatRoom, userId: string): string {
  const others = participants.filter(({ user }) => user.id !== userId).map(({ user }) => publicName(user))
  const [first, second, ...more] = ['You', ...others]
  if (!second) return 'Only you'
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`
}

/** Who sent a message, for those who read it. */
export function senderName({ sender, status }: ChatMessage): string {
  if (sender) return publicName(sender)
  return status === 'hidden' ? 'Hidden' : DELETED_MEMBER
}

const comingWords = {
  joined: ['You joined the group', 'joined the group'],
  left: ['You left the group', 'left the group'],
  removed: ['You were removed from the group', 'was removed from the group'],
} as const

/** Who came or went, in a line of its own; undefined for what somebody said. */
export function comingLine(message: ChatMessage): string | undefined {
  const { messageType, isOwn } = message
  if (!isComing(messageType)) return undefined
  const [own, others] = comingWords[messageType]
  return isOwn ? own : `${senderName(message)} ${others}`
}

/** What is read of a message in one line. */
export function messageWords({ status, messageType, message }: ChatMessage): string {
  if (status === 'deleted') return 'Message deleted'
  if (status === 'hidden') return 'Message hidden'
  return messageType === 'picture' ? 'Picture' : message.replaceAll(/\s+/g, ' ')
}

/** The beginning of a text, no longer than the list has room for. */
export const cut = (text: string): string => {
  const letters = [...text]
  return letters.length > PREVIEW ? `${letters.slice(0, PREVIEW).join('').trimEnd()}...` : text
}

/** A message as lists show it, behind who wrote it if that was the reader; the name takes no room from the message. */
export const lineOf = (message: ChatMessage): string =>
  cut(comingLine(message) ?? '') || `${message.isOwn ? 'You: ' : ''}${cut(messageWords(message))}`

/** The last message of a conversation, as the list shows it. */
export function preview({ type, lastMessage }: ChatRoom): string {
  if (!lastMessage) return 'No messages yet'
  const { isOwn, sender } = lastMessage
  if (isOwn || type !== 'group' || !sender || isComing(lastMessage.messageType)) return lineOf(lastMessage)
  return `${sender.firstName ?? publicName(sender)}: ${cut(messageWords(lastMessage))}`
}

const WEEK = 7

/** When something was, as short as it can be said: '8:09 AM', 'Yesterday', 'Thu', 'Nov 14' or 'Nov 14, 2025'. */
export function shortTime(instant: string, timeZone: string, today: CalendarDay): string {
  const day = dayOf(Date.parse(instant), timeZone)
  if (day >= today) return formatTime(instant, timeZone)
  if (day === addDays(today, -1)) return 'Yesterday'
  if (day > addDays(today, -WEEK)) return formatWeekday(instant, timeZone)
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatInstantDay(instant, timeZone)
}

/** A count beside something: never wider than two characters. */
export const badgeCount = (count: number): string => (count > 9 ? '9+' : String(count))
