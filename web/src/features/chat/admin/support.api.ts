import type { SavedReply, SupportRoom } from '@pepwell/contract/social/support-chat'
import * as calls from '@pepwell/contract/social/support-chat.calls'
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useIsLive } from '../../../lib/api/live-state.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'

export type { SavedReply, SupportRoom }

/** The inbox filter. */
export type InboxState = 'waiting' | 'all'

const PAGE = 50
/** Polling interval without a live connection, in milliseconds. */
const POLL_MS = 30_000

/** Support conversations. */
export function useSupportRooms(state: InboxState) {
  const isLive = useIsLive()
  return useInfiniteQuery({
    ...pagesOf(calls.listSupportRooms, PAGE, { query: { state } }),
    refetchInterval: isLive ? false : POLL_MS,
  })
}

export const useSetAnswering = (options: CallOptions<typeof calls.setAnswering>) =>
  useCall(calls.setAnswering, options)

export const useSetSupportDone = (options: CallOptions<typeof calls.setSupportDone>) =>
  useCall(calls.setSupportDone, options)

export const savedRepliesQuery = queryOf(calls.listSavedReplies)

/** Replaces the cached reply with the server's version. */
export const freshReply = async (client: QueryClient, id: number): Promise<SavedReply | undefined> =>
  (await client.fetchQuery(savedRepliesQuery)).find((reply) => reply.id === id)

export const useAddReply = (options: CallOptions<typeof calls.addSavedReply>) =>
  useCall(calls.addSavedReply, options)
export const useUpdateReply = () => useCall(calls.updateSavedReply)
export const useRemoveReply = (options: CallOptions<typeof calls.removeSavedReply>) =>
  useCall(calls.removeSavedReply, options)
