import { Users } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { ChatRoom } from './chat.api.ts'
import { otherOf } from './room-words.ts'

interface RoomAvatarProps {
  room: ChatRoom
  userId: string
  size: string
}

/** A conversation's picture. */
export function RoomAvatar({ room, userId, size }: RoomAvatarProps) {
  if (room.type !== 'group') return <Avatar {...avatarOf(otherOf(room, userId) ?? {}, size)} />
  return (
    <span
      aria-hidden="true"
      className={cx('grid shrink-0 place-items-center rounded-full bg-person-3 text-ink', size)}
    >
      <Users className="size-1/2" />
    </span>
  )
}
