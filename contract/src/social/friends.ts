import { MOST_FRIENDS, SOUGHT_FROM } from '@pepwell/domain/social/friends'
import { withoutAt } from '@pepwell/domain/social/usernames'
import { z } from 'zod'
import { personId } from '../accounts/person-fields.ts'
import { call } from '../call.ts'
import { instant, rowIdInPath, text } from '../fields.ts'
import * as calls from './friends.calls.ts'
import { PublicPerson } from './public-person.ts'

declare module '../call.ts' {
  interface Declared {
    friends: typeof import('./friends.ts')
  }
}

const Message = z.object({ message: z.string() })
const ofPerson = z.object({ userId: personId })
const ofRequest = z.object({ id: rowIdInPath })

/** A friend; `email` is null where they keep it to themselves. */
export const Friend = PublicPerson.extend({ email: z.string().nullable(), since: instant })
export type Friend = z.output<typeof Friend>

export const listFriends = call(calls.listFriends, {
  summary: `The own friends by their names, ${MOST_FRIENDS} at most; the support team is everybody's and not among them`,
  reply: z.array(Friend),
})

/** A request that waits for an answer. */
export const FriendRequest = z.object({
  id: z.number(),
  status: z.literal('pending'),
  requester: PublicPerson,
  addressee: PublicPerson,
  createdAt: instant,
})
export type FriendRequest = z.output<typeof FriendRequest>

const DIRECTION = "Please ask for those 'received' or 'sent'"

export const listFriendRequests = call(calls.listFriendRequests, {
  summary: 'Requests that wait for an answer, latest first: those that one was sent, or sent',
  query: z.object({ direction: z.enum(['received', 'sent'], DIRECTION).default('received') }),
  reply: z.array(FriendRequest),
})

/** Somebody who was found, and how one stands with them: they were asked by oneself ('requested'), or have asked ('asking'). */
export const FoundPerson = PublicPerson.extend({
  standing: z.enum(['none', 'requested', 'asking', 'friends']),
  /** of the request that waits */
  requestId: z.number().nullable(),
})
export type FoundPerson = z.output<typeof FoundPerson>

const TOO_SHORT = `Type at least ${SOUGHT_FROM} characters to search`

export const searchUsers = call(calls.searchUsers, {
  needsVerifiedEmail: true,
  summary: 'People by a part of their username or by their whole id, upper and lower case alike, the best 20',
  query: z.object({
    /** an @ in front counts for nothing */
    query: text(100, TOO_SHORT)
      .transform(withoutAt)
      .refine((part) => part.length >= SOUGHT_FROM, TOO_SHORT),
  }),
  reply: z.array(FoundPerson),
  errors: ['VERIFY_EMAIL_FIRST', 'TOO_MANY_REQUESTS'],
})

export const sendFriendRequest = call(calls.sendFriendRequest, {
  needsVerifiedEmail: true,
  summary: 'Ask somebody to be friends; where they have asked too, both are at once',
  body: z.object({ addresseeId: personId }),
  reply: z.object({ id: z.number(), status: z.enum(['pending', 'accepted']) }),
  errors: [
    'VERIFY_EMAIL_FIRST',
    'MEMBER_NOT_FOUND',
    'ONESELF',
    'ALREADY_FRIENDS',
    'ASKED_TOO_EARLY',
    'OPEN_REQUESTS_FULL',
    'FRIENDS_FULL',
    'TOO_MANY_REQUESTS',
  ],
})

export const acceptFriendRequest = call(calls.acceptFriendRequest, {
  needsVerifiedEmail: true,
  summary: 'Accept a request that one was sent',
  params: ofRequest,
  reply: Message,
  errors: ['VERIFY_EMAIL_FIRST', 'FRIEND_REQUEST_NOT_FOUND', 'FRIENDS_FULL'],
})

export const rejectFriendRequest = call(calls.rejectFriendRequest, {
  summary: 'Reject a request that one was sent; nobody is told',
  params: ofRequest,
  reply: Message,
  errors: ['FRIEND_REQUEST_NOT_FOUND'],
})

export const takeBackFriendRequest = call(calls.takeBackFriendRequest, {
  summary: 'Take back a request that waits for an answer',
  params: ofRequest,
  reply: Message,
  errors: ['FRIEND_REQUEST_NOT_FOUND'],
})

export const unfriend = call(calls.unfriend, {
  summary: 'End a friendship; nobody is told',
  params: ofPerson,
  reply: Message,
  errors: ['NOT_FRIENDS'],
})

export const listBlocked = call(calls.listBlocked, {
  summary: 'People whom one has blocked, latest first',
  reply: z.array(PublicPerson),
})

export const block = call(calls.block, {
  summary: 'Block somebody: a friendship ends, and neither sees anything of the other any more',
  body: ofPerson,
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'ONESELF', 'SUPPORT_NOT_BLOCKED', 'BLOCKED_FULL'],
})

export const unblock = call(calls.unblock, {
  summary: 'Take back a block; what was before does not come back',
  params: ofPerson,
  reply: Message,
  errors: ['BLOCK_NOT_FOUND'],
})
