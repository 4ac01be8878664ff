/** A person needs so many characters to look somebody up by. */
export const MIN_SEARCH_LENGTH = 2

/** Requests of one person that may wait for an answer at once. */
export const MOST_OPEN_REQUESTS = 20

/** Friends that one person may have. */
export const MOST_FRIENDS = 1000

/** People whom one person may have blocked. */
export const MOST_BLOCKED = 1000

/** Whole days after which somebody may be asked again who said no, or whose request was taken back. */
export const ASK_AGAIN_AFTER_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

/** By whom somebody can be found, beginning with most people. */
export const findableBy = ['everyone', 'id', 'nobody'] as const

export type FindableBy = (typeof findableBy)[number]

/** What each choice is called. */
export const findableByLabels: Record<FindableBy, string> = {
  everyone: 'Everyone',
  id: 'By exact ID only',
  nobody: 'Nobody',
}

/** How far two people have come; 'withdrawn' was taken back, and 'ended' is nothing any more: unfriended or blocked. */
export const friendshipStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'ended'] as const

/** What there is between two people. */
export interface Friendship {
  status: (typeof friendshipStatuses)[number]
  /** who asked last */
  requesterId: string
  /** when it was last accepted, rejected or taken back; milliseconds since 1970 */
  decidedAt: number | null
}

/** What a request comes to. */
export type RequestOutcome =
  /** it is asked, or asked anew */
  | 'asked'
  /** it waits already */
  | 'waiting'
  /** the other one had asked too: both are friends now */
  | 'accepted'
  /** they were friends before */
  | 'friends'
  /** the other one said no, or the request was taken back, too short a time ago */
  | 'too early'

/**
 * What a request comes to, given what there is between the two. Of two requests that cross, the second accepts the first;
 * whoever said no may change their mind at any time.
 * @param now milliseconds since 1970
 */
export function requestOutcome(
  between: Friendship | undefined,
  requesterId: string,
  now: number,
): RequestOutcome {
  if (!between || between.status === 'ended') return 'asked'
  const isOwn = between.requesterId === requesterId
  switch (between.status) {
    case 'accepted':
      return 'friends'
    case 'pending':
      return isOwn ? 'waiting' : 'accepted'
    case 'rejected':
    case 'withdrawn':
      return isOwn && now - (between.decidedAt ?? now) < ASK_AGAIN_AFTER_DAYS * DAY_MS ? 'too early' : 'asked'
  }
}
