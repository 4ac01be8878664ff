import type { PublicPerson } from '@pepwell/contract/public-person'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../lib/api.ts'
import { cx } from '../../lib/classes.ts'
import { type ChatMessage, type ChatRoom, useRoom } from './chat.api.ts'
import { MessagesSkeleton, NoneSelected, PaneProblem } from './pane-states.tsx'
import type { RoomActs } from './room-header.tsx'
import { RoomList } from './room-list.tsx'
import { type ChatUser, RoomPane } from './room-pane.tsx'
import { useRoomPlace } from './use-room-place.ts'

interface ConversationsProps extends RoomActs {
  user: ChatUser
  onNewGroup: () => void
  onPeople: (room: ChatRoom) => void
  onReportMessage: (person: PublicPerson, message: ChatMessage) => void
}

interface OpenRoomProps extends Omit<ConversationsProps, 'onNewGroup'> {
  id: number
  onLeave: () => void
}

const NOT_HERE = 'This conversation does not exist, or you are not in it any more.'

function OpenRoom({ id, onPeople, onLeave, ...rest }: OpenRoomProps) {
  const { room, error, retry, isFetching } = useRoom(id)
  if (room) return <RoomPane {...rest} room={room} onLeave={onLeave} onPeople={() => onPeople(room)} />
  if (!error) return <MessagesSkeleton />
  if (error instanceof ApiError && error.status === 404)
    return <PaneProblem text={NOT_HERE} onLeave={onLeave} />
  return (
    <PaneProblem
      text="Error loading messages. Please try again."
      onRetry={retry}
      retrying={isFetching}
      onLeave={onLeave}
    />
  )
}

const isNumber = (id: string): boolean => /^[1-9]\d{0,15}$/.test(id)

/** Back in the list, one stands where one was. */
function useReturn(open: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (open === null && before.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-room="${CSS.escape(before.current)}"]`)?.focus()
    }
    before.current = open
  }, [open])
  return list
}

/** The own conversations: beside each other where there is room, and one after the other on phones. */
export function Conversations({ onNewGroup, ...props }: ConversationsProps) {
  const place = useRoomPlace()
  const list = useReturn(place.open)
  const pane = () => {
    if (place.open === null) return <NoneSelected />
    if (!isNumber(place.open)) return <PaneProblem text="Invalid chat room ID" onLeave={place.leave} />
    return <OpenRoom key={place.open} {...props} id={Number(place.open)} onLeave={place.leave} />
  }
  return (
    <div
      data-conversations={place.open === null ? 'list' : 'room'}
      className="flex min-h-0 flex-1 bg-surface max-md:-mx-4 max-md:-mt-5 md:overflow-hidden md:rounded-2xl md:border md:border-line"
    >
      <div
        ref={list}
        className={cx(
          'flex min-h-0 min-w-0 flex-col max-md:w-full md:w-93 md:border-r md:border-line',
          place.open !== null && 'max-md:hidden',
        )}
      >
        <RoomList user={props.user} place={place} onNewGroup={onNewGroup} />
      </div>
      <div
        className={cx(
          'flex min-h-0 min-w-0 flex-1 flex-col bg-canvas',
          place.open === null ? 'max-md:hidden' : 'max-md:fixed max-md:inset-0 max-md:z-20 max-md:pt-safe-0',
        )}
      >
        {pane()}
      </div>
    </div>
  )
}
