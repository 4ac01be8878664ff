import type { Stack } from '@pepwell/contract/stacks/stacks'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { RoomAvatar } from './room-avatar.tsx'
import { roomTitle } from './room-words.ts'
import { useRooms } from './rooms.api.ts'
import { senderOf } from './sender.ts'
import { stackShareable } from './use-shareables.ts'

export interface ShareStackProps {
  /** a public one of the member's own */
  stack: Stack
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const NoChats = () => (
  <p className="py-6 text-center text-soft">
    No chats yet.{' '}
    <Link to="/social" className="font-semibold text-accent-ink underline-offset-4 hover:underline">
      Find friends
    </Link>
  </p>
)

/** Sends a stack to one of the member's conversations. */
export default function ShareStackDialog({ stack, userId, open, onOpenChange }: ShareStackProps) {
  const client = useQueryClient()
  const { query, rooms } = useRooms()
  const chats = rooms?.filter(({ type, isOpen }) => type !== 'support' && isOpen)
  const share = (roomId: number) => {
    senderOf(client, userId).send({ roomId, text: '', card: stackShareable(stack) })
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Share ${stack.name}`}
      description="They see this stack while it is public."
    >
      {chats?.length === 0 && <NoChats />}
      {chats && (
        <ul>
          {chats.map((room) => (
            <li key={room.id}>
              <button
                type="button"
                className="flex min-h-13 w-full items-center gap-3 rounded-xl px-2 text-left font-semibold hover:bg-sunken"
                onClick={() => share(room.id)}
              >
                <RoomAvatar room={room} userId={userId} size="size-9 text-sm" />
                <span className="min-w-0 wrap-anywhere">{roomTitle(room, userId)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <ShowOlder history={query} failure="We couldn’t load older conversations." className="py-3" />
      )}
      {!chats && query.isError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {!chats && !query.isError && (
        <Loading label="Loading your conversations">
          <Skeleton className="h-32 rounded-xl" />
        </Loading>
      )}
    </Dialog>
  )
}
