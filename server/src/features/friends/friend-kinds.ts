import { brandName } from '@pepwell/domain/text/brand'
import type { NotificationKind } from '../notifications/notifications.service.ts'
import { statusesOf } from './friendships.queries.ts'

/** A friend request of a notification. */
export interface AboutRequest {
  requestId: number
}

type Status = Awaited<ReturnType<typeof statusesOf>>[number]

const aboutRequests = {
  opens: 'your friends',
  changes: ['friends'],
  mails: 'peopleMails' as const,
  tagOf: ({ requestId }: AboutRequest) => `friends-${requestId}`,
  currentStates: statusesOf,
}

/** A friend request. */
export const requestKind: NotificationKind<AboutRequest, Status> = {
  ...aboutRequests,
  name: 'friend-request',
  whyNot: (status) => (status === 'pending' ? undefined : 'The request was already answered or canceled'),
}

/** An accepted request. */
export const acceptanceKind: NotificationKind<AboutRequest, Status> = {
  ...aboutRequests,
  name: 'friend-accepted',
  whyNot: (status) => (status === 'accepted' ? undefined : 'The friendship has ended'),
}

/** A warning after a report. */
export const warningKind: NotificationKind<object, object> = {
  name: 'warning',
  opens: brandName,
  currentStates: async (_db, abouts) => abouts,
}
