import { Inbox, MessageSquareQuote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { NoneSelected } from '../pane-states.tsx'
import { Panes } from '../panes.tsx'
import type { ChatUser } from '../room-pane.tsx'
import { type RoomPlace, useRoomPlace } from '../use-room-place.ts'
import { type InboxState, type SupportRoom, useSupportRooms } from './support.api.ts'
import { SupportConversation, type SupportConversationProps } from './support-conversation.tsx'
import { SupportRow } from './support-row.tsx'

const SavedRepliesDialog = lazyPanel(() => import('./saved-replies-dialog.tsx'))

/** Opens the saved replies. */
function SavedReplies({ onTake }: { onTake: (text: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mb-1">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <MessageSquareQuote className="size-4.5" aria-hidden="true" />
        Saved replies
      </Button>
      <SavedRepliesDialog open={open} onOpenChange={setOpen} onTake={onTake} />
    </div>
  )
}

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'all', label: 'All' },
] as const

interface RoomsProps {
  query: ReturnType<typeof useSupportRooms>
  state: InboxState
  user: ChatUser
  place: RoomPlace
}

const RoomsSkeleton = () => (
  <Loading label="Loading conversations" className="space-y-2 p-4">
    <Skeleton className="h-15 rounded-xl" />
    <Skeleton className="h-15 rounded-xl" />
    <Skeleton className="h-15 rounded-xl" />
  </Loading>
)

function Rooms({ query, state, user, place }: RoomsProps) {
  const now = useNow()
  const { data, error, isPending, isFetching, refetch } = query
  if (isPending) return <RoomsSkeleton />
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t load the conversations"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="m-4 border-none shadow-none"
      />
    )
  }
  const rooms = data.pages.flat()
  if (rooms.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={state === 'waiting' ? 'No one is waiting' : 'No messages yet'}
        text={state === 'waiting' ? 'Messages to the team appear here.' : undefined}
        className="m-4"
      />
    )
  }
  return (
    <>
      <ul>
        {rooms.map((room) => (
          <SupportRow key={room.id} room={room} user={user} place={place} now={now} />
        ))}
      </ul>
      {query.hasNextPage && (
        <ShowOlder history={query} failure="We couldn’t load more conversations." className="py-3" />
      )}
    </>
  )
}

/** The open conversation's row, also after it leaves the unanswered list. */
function useListed(rooms: readonly SupportRoom[] | undefined, open: string | null) {
  const [known, setKnown] = useState<SupportRoom>()
  const listed = rooms?.find(({ id }) => String(id) === open)
  if (listed && listed !== known) setKnown(listed)
  return listed ?? (String(known?.id) === open ? known : undefined)
}

interface SupportInboxProps extends Pick<SupportConversationProps, 'onReportMessage'> {
  user: ChatUser
  /** link to the member's account */
  profileOf: (userId: string) => ReactNode
}

export function SupportInbox({ user, profileOf, onReportMessage }: SupportInboxProps) {
  const [asked, setAsked] = useAddressState('state')
  const state: InboxState = asked === 'all' ? 'all' : 'waiting'
  const place = useRoomPlace(`/admin/support${state === 'all' ? '?state=all' : ''}`)
  const query = useSupportRooms(state)
  const listed = useListed(query.data?.pages.flat(), place.open)
  const list = (
    <>
      <header className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-b border-line p-2 pl-4 max-md:pr-4">
        <h2 className="text-base font-bold tracking-normal">Conversations</h2>
        <Segmented
          legend="Which conversations"
          options={states}
          value={state}
          className="min-w-44"
          onChange={(next) => setAsked(next === 'all' ? next : undefined)}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Rooms query={query} state={state} user={user} place={place} />
      </div>
    </>
  )
  const pane =
    place.open === null ? (
      <NoneSelected />
    ) : (
      <SupportConversation
        key={place.open}
        id={Number(place.open)}
        listed={listed}
        user={user}
        profileOf={profileOf}
        onLeave={place.leave}
        onReportMessage={onReportMessage}
      >
        {(take) => <SavedReplies onTake={take} />}
      </SupportConversation>
    )
  return <Panes open={place.open} list={list} pane={pane} />
}
