import { MAX_GROUP_INVITATIONS } from '@pepwell/domain/social/chat'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../fields.ts'
import { ChatRoom } from './chat.ts'
import { roomInPath } from './chat-messages.ts'
import * as calls from './group-invitations.calls.ts'
import { PublicPerson } from './public-person.ts'

const ofGroup = z.object({ id: roomInPath })

/** An invitation back to a group that the person left. */
export const GroupInvitation = z.object({
  chatRoomId: z.number(),
  /** name of the group */
  name: z.string(),
  inviter: PublicPerson,
  invitedAt: instant,
})
export type GroupInvitation = z.output<typeof GroupInvitation>

export const listGroupInvitations = call(calls.listGroupInvitations, {
  summary: `List invitations to groups that you left, latest first, up to ${MAX_GROUP_INVITATIONS}`,
  reply: z.array(GroupInvitation),
})

export const acceptGroupInvitation = call(calls.acceptGroupInvitation, {
  needsVerifiedEmail: true,
  summary: 'Accept a group invitation; messages sent while you were away stay hidden',
  params: ofGroup,
  reply: ChatRoom,
  errors: ['VERIFY_EMAIL_FIRST', 'GROUP_INVITATION_NOT_FOUND', 'GROUP_FULL'],
})

export const declineGroupInvitation = call(calls.declineGroupInvitation, {
  summary: 'Decline a group invitation; nobody can invite you again for a while',
  params: ofGroup,
  reply: z.object({ message: z.string() }),
  errors: ['GROUP_INVITATION_NOT_FOUND'],
})
