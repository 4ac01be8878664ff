import type { PublicPerson } from '@pepwell/contract/social/public-person'
import type { CardKind } from '@pepwell/domain/social/chat'
import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { type ChatMessage, type ChatRoom, useRemoveMessage } from './chat.api.ts'
import { Conversation } from './conversation.tsx'
import { useReplyDraft } from './drafts.ts'
import type { Reader } from './message-item.tsx'
import type { Outgoing } from './outbox.ts'
import { MessagesSkeleton, PaneProblem } from './pane-states.tsx'
import { quotedFrom } from './quoted.ts'
import { type RoomActions, RoomHeader } from './room-header.tsx'
import { otherOf, roomTitle } from './room-words.ts'
import { senderOf } from './sender.ts'
import type { ShareCardProps } from './share-card-dialog.tsx'
import { useThread } from './thread.api.ts'
import { useEditing } from './use-editing.ts'
import { useReacting } from './use-reacting.ts'
import type { Shareable } from './use-shareables.ts'
import { Writing } from './writing.tsx'

const ShareCard = lazyPanel<ShareCardProps>(() => import('./share-card-dialog.tsx'))

interface RemoveMessageDialogProps {
  message: ChatMessage
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before deleting a message. */
function RemoveMessageDialog({ message, open, onOpenChange }: RemoveMessageDialogProps) {
  const deletion = useRemoveMessage({ onSuccess: () => onOpenChange(false) })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this message?"
      deletion={deletion}
      failure="We couldn’t delete the message. Please try again."
      onDelete={() => deletion.mutate({ params: { id: message.id } })}
    >
      This deletes it for everyone. A “Message deleted” note stays.
    </DeleteDialog>
  )
}

/** Sends messages and replies to a room, and lists the pending ones. */
function useSender(userId: string, roomId: number) {
  const client = useQueryClient()
  const sender = senderOf(client, userId)
  const all = useStore(sender.outbox.messages)
  const outgoing = useMemo(() => all.filter((one) => one.roomId === roomId), [all, roomId])
  const [replyTo, setReplyTo] = useReplyDraft(userId, roomId)
  const send = (content: Pick<Outgoing, 'text' | 'picture' | 'card'>) => {
    sender.send({ roomId, ...content, ...(replyTo && { replyTo }) })
    setReplyTo()
  }
  return {
    outgoing,
    replyTo,
    setReplyTo,
    send: (text: string) => send({ text }),
    sendPicture: (picture: File) => send({ text: '', picture }),
    sendCard: ({ sourceId, card }: Shareable) => send({ text: '', card: { sourceId, card } }),
    again: sender.again.bind(sender),
    drop: (clientId: string) => sender.outbox.drop(clientId),
  }
}

/** What a room needs to know about its reader. */
export interface ChatUser {
  id: string
  timeZone: string
  weightUnit: WeightUnit
}

interface RoomPaneProps extends RoomActions {
  room: ChatRoom
  user: ChatUser
  onLeave: () => void
  onPeople: () => void
  onReportMessage: (person: PublicPerson, message: ChatMessage) => void
  /** rendered next to the menu */
  tools?: ReactNode
  /** rendered above the field; receives a function that inserts text */
  replies?: (take: (text: string) => void) => ReactNode
}

function readerOf(room: ChatRoom, { id, timeZone, weightUnit }: ChatUser): Reader {
  const other = otherOf(room, id)
  const participant = room.participants.find(({ user }) => user.id === other?.id)
  return {
    timeZone,
    weightUnit,
    namesPeople: room.type === 'group',
    seenUpTo: room.type === 'direct' ? (participant?.lastReadSeq ?? undefined) : undefined,
  }
}

/** One conversation: header, messages, composer. */
export function RoomPane(props: RoomPaneProps) {
  const { room, user, onLeave, onReportMessage, tools, replies } = props
  const {
    data: thread,
    refetch,
    isFetching,
    isError,
  } = useThread({ roomId: room.id, readSeq: room.lastReadSeq })
  const sender = useSender(user.id, room.id)
  const editing = useEditing()
  const { subject, show, ...removing } = useDialogAbout<ChatMessage>()
  const sharing = useDialogAbout<CardKind>()
  const title = roomTitle(room, user.id)
  const { begin, stop } = editing
  const { setReplyTo } = sender
  const react = useReacting()
  const actions = useMemo(
    () => ({
      ...(room.isOpen && {
        onReply: (message: ChatMessage) => {
          stop()
          setReplyTo(quotedFrom(message))
        },
        onReact: react,
      }),
      onEdit: begin,
      onRemove: show,
      onReport: (message: ChatMessage) => message.sender && onReportMessage(message.sender, message),
    }),
    [begin, stop, show, onReportMessage, setReplyTo, react, room.isOpen],
  )
  const reader = useMemo(() => readerOf(room, user), [room, user])
  const inside = () => {
    if (thread) {
      return (
        <Conversation
          room={room}
          title={title}
          thread={thread}
          reader={reader}
          outgoing={sender.outgoing}
          onAgain={sender.again}
          onDrop={sender.drop}
          actions={actions}
        />
      )
    }
    if (!isError) return <MessagesSkeleton />
    const again = () => void refetch()
    return (
      <PaneProblem text="Error loading messages. Please try again." onRetry={again} retrying={isFetching} />
    )
  }
  return (
    <section aria-label={`Conversation with ${title}`} className="flex min-h-0 flex-1 flex-col">
      <RoomHeader {...props} userId={user.id} onBack={onLeave}>
        {tools}
      </RoomHeader>
      {inside()}
      {room.isOpen ? (
        <Writing
          userId={user.id}
          roomId={room.id}
          title={title}
          editing={editing}
          replyTo={sender.replyTo}
          onNoReply={() => setReplyTo()}
          onSend={sender.send}
          onPicture={sender.sendPicture}
          onCard={room.isAnswering ? undefined : sharing.show}
          onLeave={onLeave}
        >
          {replies}
        </Writing>
      ) : (
        <p className="border-t border-line bg-surface px-4 pt-4 pb-safe-4 text-center text-soft">
          Everyone else has left.
        </p>
      )}
      {sharing.subject && (
        <ShareCard
          key={sharing.subject}
          kind={sharing.subject}
          audience={room.type === 'group' ? `Everyone in ${title}` : title}
          timeZone={user.timeZone}
          weightUnit={user.weightUnit}
          open={sharing.open}
          onOpenChange={sharing.onOpenChange}
          onShare={sender.sendCard}
        />
      )}
      {subject && <RemoveMessageDialog key={subject.id} message={subject} {...removing} />}
    </section>
  )
}
