import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type ChatMessage, useRoom } from '../chat.api.ts'
import { MessagesSkeleton, PaneProblem } from '../pane-states.tsx'
import { type ChatUser, RoomPane } from '../room-pane.tsx'
import { otherOf } from '../room-words.ts'
import { Answering } from './answering.tsx'
import { type SupportRoom, useSetSupportDone } from './support.api.ts'

/** Marks a waiting conversation as done without a reply, up to the last message shown. */
function SupportDone({ room }: { room: SupportRoom }) {
  const { mutate, isPending } = useSetSupportDone({
    onSuccess: (_, { body }) => {
      if (body.upToSeq === 0) return
      toast({ title: 'Marked as done', action: { label: 'Undo', onPress: () => markUpTo(0) } })
    },
    onError: (error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t mark this as done'),
        variant: 'destructive',
      }),
  })
  const markUpTo = (upToSeq: number) => mutate({ params: { id: room.id }, body: { upToSeq } })
  if (room.waitingSince === null) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label="Done"
      className="shrink-0"
      pending={isPending}
      onClick={() => markUpTo(room.lastMessage.seq)}
    >
      <Check className="size-5 sm:size-4" aria-hidden="true" />
      <span className="max-sm:hidden">Done</span>
    </Button>
  )
}

export interface SupportConversationProps {
  id: number
  /** its row in the list */
  listed?: SupportRoom
  user: ChatUser
  profileOf: (userId: string) => ReactNode
  onLeave: () => void
  onReportMessage: (person: PublicPerson, message: ChatMessage) => void
  /** rendered above the field; receives a function that inserts text */
  children: (take: (text: string) => void) => ReactNode
}

/** A support conversation from the team's side. */
export function SupportConversation(props: SupportConversationProps) {
  const { id, listed, user, profileOf, onLeave, onReportMessage, children } = props
  const { room, error, retry, isFetching } = useRoom(id)
  if (!room && !error) return <MessagesSkeleton />
  if (!room) {
    return (
      <PaneProblem
        text="Error loading messages. Please try again."
        onRetry={retry}
        retrying={isFetching}
        onLeave={onLeave}
      />
    )
  }
  const member = otherOf(room, user.id)
  return (
    <RoomPane
      room={room}
      user={user}
      onLeave={onLeave}
      onPeople={onLeave}
      onReportMessage={onReportMessage}
      tools={
        <>
          {listed && <SupportDone room={listed} />}
          <Answering roomId={id} answering={listed?.answering ?? null} user={user} />
          {member && profileOf(member.id)}
        </>
      }
      replies={children}
    />
  )
}
