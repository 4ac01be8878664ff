import { MAX_FRIENDS, MIN_SEARCH_LENGTH } from '@pepwell/domain/social/friends'
import { withoutAt } from '@pepwell/domain/social/usernames'
import { z } from 'zod'
import { personId } from '../accounts/person-fields.ts'
import { call } from '../call.ts'
import { instant, rowIdInPath, text } from '../fields.ts'
import * as calls from './friends.calls.ts'
import { PublicPerson } from './public-person.ts'

const Message = z.object({ message: z.string() })
const ofPerson = z.object({ userId: personId })
const ofRequest = z.object({ id: rowIdInPath })

/** A friend; `email` is null when hidden. */
export const Friend = PublicPerson.extend({ email: z.string().nullable(), since: instant })
export type Friend = z.output<typeof Friend>

export const listFriends = call(calls.listFriends, {
  summary: `List your friends by name, up to ${MAX_FRIENDS}, without the support team`,
  reply: z.array(Friend),
})

/** A pending friend request. */
export const FriendRequest = z.object({
  id: z.number(),
  status: z.literal('pending'),
  requester: PublicPerson,
  addressee: PublicPerson,
  createdAt: instant,
})
export type FriendRequest = z.output<typeof FriendRequest>

const DIRECTION = "Please ask for 'received' or 'sent' requests"

export const listFriendRequests = call(calls.listFriendRequests, {
  summary: 'List pending friend requests, received or sent, latest first',
  query: z.object({ direction: z.enum(['received', 'sent'], DIRECTION).default('received') }),
  reply: z.array(FriendRequest),
})

/** A search result with its relationship: you asked them ('requested'), or they asked you ('asking'). */
export const FoundPerson = PublicPerson.extend({
  standing: z.enum(['none', 'requested', 'asking', 'friends']),
  /** id of the pending request */
  requestId: z.number().nullable(),
})
export type FoundPerson = z.output<typeof FoundPerson>

const TOO_SHORT = `Type at least ${MIN_SEARCH_LENGTH} characters to search`

export const searchUsers = call(calls.searchUsers, {
  needsVerifiedEmail: true,
  summary: 'Search people by part of their username or by id, ignoring case; up to 20',
  query: z.object({
    /** a leading @ is ignored */
    query: text(100, TOO_SHORT)
      .transform(withoutAt)
      .refine((part) => part.length >= MIN_SEARCH_LENGTH, TOO_SHORT),
  }),
  reply: z.array(FoundPerson),
  errors: ['VERIFY_EMAIL_FIRST', 'TOO_MANY_REQUESTS'],
})

export const sendFriendRequest = call(calls.sendFriendRequest, {
  needsVerifiedEmail: true,
  summary: 'Send a friend request; if they sent one too, you become friends immediately',
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
  summary: 'Accept a friend request',
  params: ofRequest,
  reply: Message,
  errors: ['VERIFY_EMAIL_FIRST', 'FRIEND_REQUEST_NOT_FOUND', 'FRIENDS_FULL'],
})

export const rejectFriendRequest = call(calls.rejectFriendRequest, {
  summary: 'Reject a friend request without notifying the sender',
  params: ofRequest,
  reply: Message,
  errors: ['FRIEND_REQUEST_NOT_FOUND'],
})

export const cancelFriendRequest = call(calls.cancelFriendRequest, {
  summary: 'Cancel a pending friend request',
  params: ofRequest,
  reply: Message,
  errors: ['FRIEND_REQUEST_NOT_FOUND'],
})

export const unfriend = call(calls.unfriend, {
  summary: 'End a friendship without notifying anyone',
  params: ofPerson,
  reply: Message,
  errors: ['NOT_FRIENDS'],
})

export const listBlocked = call(calls.listBlocked, {
  summary: 'List the people you blocked, latest first',
  reply: z.array(PublicPerson),
})

export const block = call(calls.block, {
  summary: 'Block a person: ends a friendship and hides both from each other',
  body: ofPerson,
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'ONESELF', 'SUPPORT_NOT_BLOCKED', 'BLOCKED_FULL'],
})

export const unblock = call(calls.unblock, {
  summary: 'Unblock a person; a former friendship isn’t restored',
  params: ofPerson,
  reply: Message,
  errors: ['BLOCK_NOT_FOUND'],
})
