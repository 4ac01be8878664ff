import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { TeamBadge } from '../../ui/team-badge.tsx'
import type { ChatRoom } from './chat.api.ts'
import { useDraft } from './drafts.ts'
import { RoomAvatar } from './room-avatar.tsx'
import type { ChatUser } from './room-pane.tsx'
import { badgeCount, cut, otherOf, preview, roomTitle, shortTime } from './room-words.ts'
import type { RoomPlace } from './use-room-place.ts'

interface RoomRowProps {
  room: ChatRoom
  user: ChatUser
  place: RoomPlace
}

const Draft = ({ text }: { text: string }) => (
  <>
    <span className="font-semibold text-accent-ink">Draft:</span> {cut(text)}
  </>
)

function Unread({ count }: { count: number }) {
  return (
    <span className="shrink-0 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-bold text-on-accent tabular-nums min-w-5">
      {badgeCount(count)}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** A row of the conversation list. */
export function RoomRow({ room, user, place }: RoomRowProps) {
  const isOpen = place.open === String(room.id)
  const today = useToday(user.timeZone)
  const [draft] = useDraft(user.id, room.id)
  const isUnread = room.unreadCount > 0
  return (
    <li className="relative after:absolute after:right-4 after:bottom-0 after:left-[5.5rem] after:h-px after:bg-line last:after:hidden">
      <Link
        {...place.linkTo(room.id)}
        data-room={room.id}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'relative flex h-19 items-center gap-3 pr-4 pl-5 -outline-offset-3 transition-colors duration-100',
          isOpen ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        {isUnread && <span aria-hidden="true" className="absolute left-1.5 size-2 rounded-full bg-accent" />}
        <RoomAvatar room={room} userId={user.id} size="size-12.5 text-lg" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="flex min-w-0 flex-1 items-baseline gap-2">
              <span className="truncate text-[1.03rem] font-bold">{roomTitle(room, user.id)}</span>
              <TeamBadge person={otherOf(room, user.id)} isShort />
            </span>
            {room.lastMessage && (
              <time
                dateTime={room.updatedAt}
                className={cx(
                  'shrink-0 text-sm tabular-nums',
                  isUnread ? 'font-semibold text-accent-ink' : 'text-soft',
                )}
              >
                {shortTime(room.updatedAt, user.timeZone, today)}
              </time>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span
              className={cx(
                'min-w-0 flex-1 truncate text-[0.94rem]',
                isUnread ? 'font-semibold' : 'text-soft',
              )}
            >
              {draft && !isOpen ? <Draft text={draft} /> : preview(room)}
            </span>
            {isUnread && <Unread count={room.unreadCount} />}
          </span>
        </span>
      </Link>
    </li>
  )
}
