import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { isSupport } from '@pepwell/domain/social/public-names'
import { Ban, ChevronLeft, EllipsisVertical, Flag, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { TeamBadge } from '../../ui/team-badge.tsx'
import type { ChatRoom } from './chat.api.ts'
import { RoomAvatar } from './room-avatar.tsx'
import { otherOf, peopleIn, roomTitle } from './room-words.ts'

/** Room actions; the page opens the confirmations. */
export interface RoomActions {
  onBlock?: (person: PublicPerson) => void
  onReport?: (person: PublicPerson) => void
}

interface RoomHeaderProps extends RoomActions {
  room: ChatRoom
  userId: string
  onBack: () => void
  onPeople: () => void
  /** rendered next to the menu */
  children?: ReactNode
}

const below = (room: ChatRoom, userId: string): string | null => {
  if (room.type === 'group') return peopleIn(room, userId)
  return otherOf(room, userId)?.userHandle ?? null
}

function RoomMenu({ room, userId, onBlock, onReport, onPeople }: Omit<RoomHeaderProps, 'onBack'>) {
  const other = otherOf(room, userId)
  const isPerson = other && !isSupport(other)
  if (room.type !== 'group' && !(isPerson && (onBlock || onReport))) return null
  return (
    <Menu
      trigger={
        <IconButton aria-label={`More for ${roomTitle(room, userId)}`}>
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      {room.type === 'group' && (
        <MenuItem onSelect={onPeople}>
          <Users aria-hidden="true" />
          Group
        </MenuItem>
      )}
      {isPerson && onReport && (
        <MenuItem onSelect={() => onReport(other)}>
          <Flag aria-hidden="true" />
          Report
        </MenuItem>
      )}
      {isPerson && onBlock && (
        <MenuItem destructive onSelect={() => onBlock(other)}>
          <Ban aria-hidden="true" />
          Block
        </MenuItem>
      )}
    </Menu>
  )
}

/** The room's title, with its menu. */
export function RoomHeader(props: RoomHeaderProps) {
  const { room, userId, onBack, children } = props
  const second = below(room, userId)
  return (
    <header
      data-room-header=""
      className="flex h-15 shrink-0 items-center gap-3 border-b border-line bg-surface pr-2 pl-1 md:pl-5"
    >
      <IconButton aria-label="Back to conversations" onClick={onBack} className="-mr-2 md:hidden">
        <ChevronLeft className="size-6" />
      </IconButton>
      <RoomAvatar room={room} userId={userId} size="size-10 text-sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h2 className="truncate text-base leading-5 font-bold tracking-normal">
            {roomTitle(room, userId)}
          </h2>
          <TeamBadge person={otherOf(room, userId)} />
        </div>
        {second && <p className="truncate text-sm leading-4 text-soft">{second}</p>}
      </div>
      {children}
      <RoomMenu {...props} />
    </header>
  )
}
