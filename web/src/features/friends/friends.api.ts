import type { CallReply } from '@pepwell/contract/declared'
import { reportAbuse } from '@pepwell/contract/social/abuse-reports.calls'
import type { FoundPerson, Friend, FriendRequest } from '@pepwell/contract/social/friends'
import * as calls from '@pepwell/contract/social/friends.calls'
import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { keepPreviousData } from '@tanstack/react-query'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'

export type { FoundPerson, Friend, FriendRequest, PublicPerson }

/** The result of a request. */
export type SentRequest = CallReply<typeof calls.sendFriendRequest>

export const friendsQuery = queryOf(calls.listFriends)
export const receivedRequestsQuery = queryOf(calls.listFriendRequests, { query: { direction: 'received' } })
export const sentRequestsQuery = queryOf(calls.listFriendRequests, { query: { direction: 'sent' } })
export const blockedQuery = queryOf(calls.listBlocked)

/** Finds people by part of a username, or by id. Previous results stay visible while loading. */
export const foundPeopleQuery = (search: string) => ({
  ...queryOf(calls.searchUsers, { query: { query: search } }),
  placeholderData: keepPreviousData,
})

export const useSendRequest = (options: CallOptions<typeof calls.sendFriendRequest>) =>
  useCall(calls.sendFriendRequest, options)

export const useAcceptRequest = (options: CallOptions<typeof calls.acceptFriendRequest>) =>
  useCall(calls.acceptFriendRequest, options)

export const useRejectRequest = (options: CallOptions<typeof calls.rejectFriendRequest>) =>
  useCall(calls.rejectFriendRequest, options)

export const useCancelRequest = (options: CallOptions<typeof calls.cancelFriendRequest>) =>
  useCall(calls.cancelFriendRequest, options)

export const useUnfriend = (options: CallOptions<typeof calls.unfriend>) => useCall(calls.unfriend, options)
export const useBlock = (options: CallOptions<typeof calls.block>) => useCall(calls.block, options)
export const useUnblock = (options: CallOptions<typeof calls.unblock>) => useCall(calls.unblock, options)
export const useReport = (options: CallOptions<typeof reportAbuse>) => useCall(reportAbuse, options)
