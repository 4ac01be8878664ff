import { messagesIn } from '@pepwell/contract/live-events'
import * as calls from '@pepwell/contract/social/chat.calls'
import { MESSAGES_AT_ONCE } from '@pepwell/domain/social/chat'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { useIsLive } from '../../lib/api/live-state.ts'
import { keyOf } from '../../lib/api/use-call.ts'
import type { ChatMessage } from './chat.api.ts'
import { hasChangedSenders, newThread, type Thread, withChanges, withMessages, withOlder } from './thread.ts'

const STALE_AFTER_MS = 2000
/** Polling interval without a live connection, in milliseconds. */
const POLL_MS = 10_000

const CATCH_UP_PAGE = 200
/** After a longer absence than this, reopen at the end. */
const MAX_CATCH_UP_PAGES = 5

const keyOfThread = (roomId: number) => [
  ...keyOf(calls.listChatMessages, { params: { id: roomId } }),
  'thread',
]

const fetchMessages = (id: number, query: object, signal?: AbortSignal): Promise<readonly ChatMessage[]> =>
  api(calls.listChatMessages, { params: { id }, query }, { signal })

/** The loaded thread with everything newer; requests only the changes. */
async function catchUp(
  client: QueryClient,
  roomId: number,
  signal: AbortSignal,
): Promise<Thread | undefined> {
  const known = () => client.getQueryData<Thread>(keyOfThread(roomId))
  let revision = known()?.revision ?? 0
  const changed: ChatMessage[] = []
  for (let page = 0; page < MAX_CATCH_UP_PAGES; page += 1) {
    const query = { changedAfter: revision, limit: CATCH_UP_PAGE }
    const messages = await fetchMessages(roomId, query, signal)
    changed.push(...messages)
    revision = Math.max(revision, ...messages.map((message) => message.revision))
    const thread = known()
    if (!thread) return undefined
    if (messages.length < CATCH_UP_PAGE) return withChanges(thread, changed)
  }
  return undefined
}

/** The newest messages and the pages back to the first unread one, up to a limit. */
async function beginning(
  roomId: number,
  newest: readonly ChatMessage[],
  readSeq: number,
  signal: AbortSignal,
) {
  let thread = newThread(newest, MESSAGES_AT_ONCE)
  for (let page = 0; page < MAX_CATCH_UP_PAGES; page += 1) {
    const before = thread.messages[0]?.seq ?? 0
    if (!thread.hasOlder || before <= readSeq + 1) return thread
    const older = await fetchMessages(roomId, { before, limit: CATCH_UP_PAGE }, signal)
    thread = withOlder(thread, older, CATCH_UP_PAGE)
  }
  return thread
}

async function fetchThread(
  client: QueryClient,
  { roomId, readSeq }: Opened,
  signal: AbortSignal,
): Promise<Thread> {
  const before = client.getQueryData<Thread>(keyOfThread(roomId))
  const now = before && (await catchUp(client, roomId, signal))
  // The first unread message has loaded.
  if (before && now && now.revision > before.revision) return now
  const newest = await fetchMessages(roomId, {}, signal)
  return now && !hasChangedSenders(now, newest)
    ? withMessages(now, newest)
    : beginning(roomId, newest, readSeq, signal)
}

/** A room, and the last message the user has read. */
interface Opened {
  roomId: number
  readSeq: number
}

/** A conversation: starts with unread and newest messages, then follows the changes. */
export const threadQuery = ({ roomId, readSeq }: Opened) =>
  queryOptions({
    queryKey: keyOfThread(roomId),
    queryFn: ({ client, signal }) => fetchThread(client, { roomId, readSeq }, signal),
    meta: { providesTags: [...calls.listChatMessages.providesTags, messagesIn(roomId)] },
    staleTime: STALE_AFTER_MS,
  })

export function useThread(opened: Opened) {
  const isLive = useIsLive()
  return useQuery({ ...threadQuery(opened), refetchInterval: isLive ? false : POLL_MS })
}

/** Adds a reply's message to the cache without a refetch. */
export function addToCache(client: QueryClient, message: ChatMessage): void {
  client.setQueryData<Thread>(
    keyOfThread(message.chatRoomId),
    (thread) => thread && withMessages(thread, [message]),
  )
}

/** Loads the page before a thread's first message. */
async function prepend(client: QueryClient, roomId: number, before: number | undefined, limit: number) {
  const older = await fetchMessages(roomId, { before, limit })
  client.setQueryData<Thread>(
    keyOfThread(roomId),
    // The thread was reset meanwhile and has a different start.
    (thread) => (thread?.messages[0]?.seq === before ? thread && withOlder(thread, older, limit) : thread),
  )
}

/** Loads the pages back to a message. */
export function useBackTo(roomId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (seq: number) => {
      for (;;) {
        const thread = client.getQueryData<Thread>(keyOfThread(roomId))
        const first = thread?.messages[0]?.seq ?? 0
        if (!thread?.hasOlder || first <= seq) return
        await prepend(client, roomId, first, CATCH_UP_PAGE)
      }
    },
  })
}

/** Loads the page before the first message. */
export function useOlder(roomId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const before = client.getQueryData<Thread>(keyOfThread(roomId))?.messages[0]?.seq
      await prepend(client, roomId, before, MESSAGES_AT_ONCE)
    },
  })
}
