import { type ReportReason, warningWords } from '@pepwell/domain/social/abuse-reports'
import { publicName } from '@pepwell/domain/social/public-names'
import { supportTeam } from '@pepwell/domain/text/brand'
import type { NewNotification } from '../notifications/notifications.service.ts'
import { type AboutRequest, acceptanceKind, requestKind, warningKind } from './friend-kinds.ts'
import type { LockedPerson } from './people.queries.ts'

const PATH = '/social?tab=friends'

/** A person's name in a sentence, with their handle. */
function calledIn(person: LockedPerson): string {
  const name = publicName(person)
  return person.userHandle && person.userHandle !== name ? `${name} (${person.userHandle})` : name
}

/**
 * A friend request, notified once until it is decided or withdrawn.
 * @param decidedAt when it was last accepted, rejected or withdrawn
 */
export const requestMessage = (
  requestId: number,
  requester: LockedPerson,
  decidedAt: Date | null,
): NewNotification<AboutRequest> => ({
  kind: requestKind.name,
  key: `friend-request:${requestId}:${decidedAt?.getTime() ?? 0}`,
  title: 'New friend request',
  body: `${calledIn(requester)} would like to be your friend`,
  path: PATH,
  about: { requestId },
})

/** An accepted request. */
export const acceptanceMessage = (
  requestId: number,
  friend: LockedPerson,
  now: number,
): NewNotification<AboutRequest> => ({
  kind: acceptanceKind.name,
  key: `friend-accepted:${requestId}:${now}`,
  title: 'Friend request accepted',
  body: `${calledIn(friend)} is your friend now`,
  path: PATH,
  about: { requestId },
})

/** A warning, once per report. */
export const warningMessage = (reportId: number, reason: ReportReason): NewNotification<object> => ({
  kind: warningKind.name,
  key: `warning:${reportId}`,
  title: `A warning from ${supportTeam.name}`,
  body: warningWords(reason),
  path: PATH,
  about: {},
})
