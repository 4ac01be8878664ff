import { publicName } from '@pepwell/domain/social/public-names'
import { Clock3, Headset } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { avatarOf } from '../../../lib/pictures/person-avatar.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { ChatUser } from '../room-pane.tsx'
import { badgeCount, lineOf, shortTime } from '../room-words.ts'
import type { RoomPlace } from '../use-room-place.ts'
import type { SupportRoom } from './support.api.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A waiting time in short form: 'now', '12 min', '3 h' or '2 d'. */
function waitTime(since: string, now: number): string {
  const waited = now - Date.parse(since)
  if (waited < MINUTE_MS) return 'now'
  if (waited < HOUR_MS) return `${Math.floor(waited / MINUTE_MS)} min`
  if (waited < DAY_MS) return `${Math.floor(waited / HOUR_MS)} h`
  return `${Math.floor(waited / DAY_MS)} d`
}

interface SupportRowProps {
  room: SupportRoom
  user: ChatUser
  place: RoomPlace
  now: number
}

/** The member's waiting time, or the time of the last message. */
function When({ room, user, now }: Omit<SupportRowProps, 'place'>) {
  const today = useToday(user.timeZone)
  if (room.waitingSince === null) {
    return (
      <time dateTime={room.updatedAt} className="shrink-0 text-sm text-soft tabular-nums">
        {shortTime(room.updatedAt, user.timeZone, today)}
      </time>
    )
  }
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-warn-soft px-2 text-sm font-semibold text-warn-ink tabular-nums">
      <Clock3 className="size-3.5" aria-hidden="true" />
      <span className="sr-only">waiting </span>
      {waitTime(room.waitingSince, now)}
    </span>
  )
}

/** A support conversation: member, waiting time and assignee. */
export function SupportRow({ room, user, place, now }: SupportRowProps) {
  const { member, lastMessage, unreadCount, answering } = room
  const isOpen = place.open === String(room.id)
  return (
    <li className="border-b border-line last:border-none">
      <Link
        {...place.linkTo(room.id)}
        data-room={room.id}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'flex min-h-19 items-center gap-3 px-4 py-2.5 -outline-offset-3 transition-colors duration-100',
          isOpen ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <Avatar {...avatarOf(member, 'size-11')} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate font-bold">{publicName(member)}</span>
            <When room={room} user={user} now={now} />
          </span>
          <span className="flex items-center gap-2">
            <span
              className={cx(
                'min-w-0 flex-1 truncate text-sm',
                unreadCount > 0 ? 'font-semibold' : 'text-soft',
              )}
            >
              {lineOf(lastMessage)}
            </span>
            {unreadCount > 0 && (
              <span className="min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-bold text-on-accent tabular-nums">
                {badgeCount(unreadCount)}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
          {answering && (
            <span className="mt-0.5 flex items-center gap-1 text-sm text-accent-ink">
              <Headset className="size-3.5 shrink-0" aria-hidden="true" />
              <span className="truncate">
                {answering.user.id === user.id
                  ? 'You’re answering'
                  : `${publicName(answering.user)} is answering`}
              </span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
