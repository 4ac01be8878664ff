import { UsersRound } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { ChatRoom } from './chat.api.ts'
import { GroupInvitations } from './group-invitations.tsx'
import type { ChatUser } from './room-pane.tsx'
import { RoomRow } from './room-row.tsx'
import { useRooms } from './rooms.api.ts'
import type { RoomPlace } from './use-room-place.ts'

interface RoomListProps {
  user: ChatUser
  place: RoomPlace
  onNewGroup: () => void
}

const widths = ['w-40', 'w-28', 'w-36', 'w-32']

const RoomsSkeleton = () => (
  <Loading label="Loading conversations">
    {widths.map((width) => (
      <div key={width} className="flex h-19 items-center gap-3 px-5">
        <Skeleton className="size-12.5 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-48 max-w-full" />
        </div>
      </div>
    ))}
  </Loading>
)

/** Empty state: no one to write to except support. */
const NoFriendsYet = () => (
  <div className="px-5 py-8 text-center">
    <p className="font-bold">Say hello to a friend</p>
    <p className="mx-auto mt-1 max-w-64 text-soft">Find people you know and compare notes.</p>
    <Link to="/social?tab=friends" className={buttonStyle('ghost', 'md', 'mt-3 bg-accent-soft')}>
      Find Friends
    </Link>
  </div>
)

/** Arrow keys move between conversations. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-room]')]
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Rooms({
  rooms,
  user,
  place,
}: { rooms: readonly ChatRoom[] } & Pick<RoomListProps, 'user' | 'place'>) {
  return (
    <ul onKeyDown={moveOn}>
      {rooms.map((room) => (
        <RoomRow key={room.id} room={room} user={user} place={place} />
      ))}
    </ul>
  )
}

function Content({ user, place }: Pick<RoomListProps, 'user' | 'place'>) {
  const { query, rooms } = useRooms()
  if (query.isPending) return <RoomsSkeleton />
  if (!rooms) {
    return (
      <ErrorState
        title="We couldn’t load your conversations"
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="m-4 border-none shadow-none"
      />
    )
  }
  return (
    <>
      <Rooms rooms={rooms} user={user} place={place} />
      {!rooms.some(({ type }) => type !== 'support') && <NoFriendsYet />}
      {query.hasNextPage && (
        <ShowOlder history={query} failure="We couldn’t load older conversations." className="py-3" />
      )}
    </>
  )
}

/** The list of conversations, with a button for a new group. */
export function RoomList({ user, place, onNewGroup }: RoomListProps) {
  return (
    <>
      <header className="flex h-15 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-5">
        <h2 className="text-base font-bold tracking-normal">Conversations</h2>
        <Button variant="ghost" onClick={onNewGroup}>
          <UsersRound className="size-5" aria-hidden="true" />
          New group
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <GroupInvitations place={place} />
        <Content user={user} place={place} />
      </div>
    </>
  )
}
