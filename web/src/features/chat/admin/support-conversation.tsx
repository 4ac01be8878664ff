import type { PublicPerson } from '@pepwell/contract/social/public-person'
import type { ReactNode } from 'react'
import { type ChatMessage, useRoom } from '../chat.api.ts'
import { MessagesSkeleton, PaneProblem } from '../pane-states.tsx'
import { type ChatUser, RoomPane } from '../room-pane.tsx'
import { otherOf } from '../room-words.ts'
import { Answering } from './answering.tsx'
import type { SupportRoom } from './support.api.ts'
import { SupportDone } from './support-done.tsx'

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
