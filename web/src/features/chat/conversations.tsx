import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { ApiError } from '../../lib/api/api.ts'
import { type ChatMessage, type ChatRoom, useRoom } from './chat.api.ts'
import { MessagesSkeleton, NoneSelected, PaneProblem } from './pane-states.tsx'
import { Panes } from './panes.tsx'
import type { RoomActions } from './room-header.tsx'
import { RoomList } from './room-list.tsx'
import { type ChatUser, RoomPane } from './room-pane.tsx'
import { CHAT, useRoomPlace } from './use-room-place.ts'

interface ConversationsProps extends RoomActions {
  user: ChatUser
  onNewGroup: () => void
  onPeople: (room: ChatRoom) => void
  onReportMessage: (person: PublicPerson, message: ChatMessage) => void
}

interface OpenRoomProps extends Omit<ConversationsProps, 'onNewGroup'> {
  id: number
  onLeave: () => void
}

const NOT_HERE = 'This conversation doesn’t exist, or you’re no longer in it.'

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

/** The list of conversations and the open one. */
export function Conversations({ onNewGroup, ...props }: ConversationsProps) {
  const place = useRoomPlace(CHAT)
  const pane = () => {
    if (place.open === null) return <NoneSelected />
    if (!isNumber(place.open)) return <PaneProblem text="Invalid chat room ID" onLeave={place.leave} />
    return <OpenRoom key={place.open} {...props} id={Number(place.open)} onLeave={place.leave} />
  }
  return (
    <Panes
      open={place.open}
      list={<RoomList user={props.user} place={place} onNewGroup={onNewGroup} />}
      pane={pane()}
      className="max-md:-mt-5"
    />
  )
}
