import { publicName } from '@pepwell/domain/social/public-names'
import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'
import { areInvited } from './group-invitations.queries.ts'

/** An invitation to a group. */
export interface AboutInvitation {
  chatRoomId: number
  readerId: string
}

/** A friend invites a person back to a group that they left. */
export const invitationKind: NotificationKind<AboutInvitation, boolean> = {
  name: 'group-invitation',
  opens: 'your messages',
  changes: ['chat-rooms'],
  mails: 'peopleMails',
  tagOf: ({ chatRoomId }) => `group-invitation-${chatRoomId}`,
  currentStates: areInvited,
  whyNot: (isOpen) => (isOpen ? undefined : 'The invitation was already answered or withdrawn'),
}

/** The invitation's text. The group's name is user input and stays inside the app. */
export const invitationMessage = (
  about: AboutInvitation,
  inviter: Parameters<typeof publicName>[0],
  now: Date,
): NewNotification<AboutInvitation> => ({
  kind: invitationKind.name,
  key: `group-invitation:${about.chatRoomId}:${now.getTime()}`,
  title: 'Group invitation',
  body: `${publicName(inviter)} invites you back to a group`,
  path: '/social?tab=chat',
  about,
})
