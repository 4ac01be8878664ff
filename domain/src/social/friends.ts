/** The minimum length of a people search. */
export const MIN_SEARCH_LENGTH = 2

/** Maximum pending requests of one person. */
export const MAX_OPEN_REQUESTS = 20

/** The maximum number of friends per person. */
export const MAX_FRIENDS = 1000

/** Maximum people one person can block. */
export const MAX_BLOCKED = 1000

/** Days before a rejected or canceled request can be repeated. */
export const ASK_AGAIN_AFTER_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

/** Who can find a person, widest first. */
export const findableBy = ['everyone', 'id', 'nobody'] as const

export type FindableBy = (typeof findableBy)[number]

/** The labels of the choices. */
export const findableByLabels: Record<FindableBy, string> = {
  everyone: 'Everyone',
  id: 'By exact ID only',
  nobody: 'Nobody',
}

/** The state of two people; 'withdrawn' is a canceled request, and 'ended' means unfriended or blocked. */
export const friendshipStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'ended'] as const

/** The relationship between two people. */
export interface Friendship {
  status: (typeof friendshipStatuses)[number]
  /** who sent the last request */
  requesterId: string
  /** when it was last accepted, rejected or taken back; milliseconds since 1970 */
  decidedAt: number | null
}

/** The result of a request. */
export type RequestOutcome =
  /** it was sent, or sent again */
  | 'asked'
  /** it is already pending */
  | 'waiting'
  /** the other person had sent a request too: both are now friends */
  | 'accepted'
  /** they were already friends */
  | 'friends'
  /** the other person declined, or the request was withdrawn, too recently */
  | 'too early'

/**
 * The result of a request, given the existing relationship. Of two crossing requests, the second accepts the first;
 * people who rejected one may change their mind.
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
