import { messagesIn } from '@pepwell/contract/live-events'
import * as calls from '@pepwell/contract/social/chat.calls'
import { MESSAGES_AT_ONCE } from '@pepwell/domain/social/chat'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { useIsLive } from '../../lib/api/live-state.ts'
import { keyOf } from '../../lib/api/use-call.ts'
import type { ChatMessage } from './chat.api.ts'
import { begun, caughtUp, hasChangedSenders, joined, lengthened, type Thread } from './thread.ts'

const FRESH_MS = 2000
/** Without the live connection it is asked so often what is new. */
const AGAIN_MS = 10_000

const CATCH_UP_PAGE = 200
/** Whoever was away for longer than this begins at the end again. */
const MOST_CATCH_UP_PAGES = 5

const keyOfThread = (roomId: number) => [
  ...keyOf(calls.listChatMessages, { params: { id: roomId } }),
  'thread',
]

const fetchMessages = (id: number, query: object, signal?: AbortSignal): Promise<readonly ChatMessage[]> =>
  api(calls.listChatMessages, { params: { id }, query }, { signal })

/** What is known now, with what happened since: that, and nothing else, is asked for. */
async function catchUp(
  client: QueryClient,
  roomId: number,
  signal: AbortSignal,
): Promise<Thread | undefined> {
  const known = () => client.getQueryData<Thread>(keyOfThread(roomId))
  let revision = known()?.revision ?? 0
  const changed: ChatMessage[] = []
  for (let page = 0; page < MOST_CATCH_UP_PAGES; page += 1) {
    const query = { changedAfter: revision, limit: CATCH_UP_PAGE }
    const messages = await fetchMessages(roomId, query, signal)
    changed.push(...messages)
    revision = Math.max(revision, ...messages.map((message) => message.revision))
    const thread = known()
    if (!thread) return undefined
    if (messages.length < CATCH_UP_PAGE) return caughtUp(thread, changed)
  }
  return undefined
}

/** The newest messages, and those before them back to the first that was not read, as far as that is bearable. */
async function beginning(
  roomId: number,
  newest: readonly ChatMessage[],
  readSeq: number,
  signal: AbortSignal,
) {
  let thread = begun(newest, MESSAGES_AT_ONCE)
  for (let page = 0; page < MOST_CATCH_UP_PAGES; page += 1) {
    const before = thread.messages[0]?.seq ?? 0
    if (!thread.hasOlder || before <= readSeq + 1) return thread
    const older = await fetchMessages(roomId, { before, limit: CATCH_UP_PAGE }, signal)
    thread = lengthened(thread, older, CATCH_UP_PAGE)
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
  // Something was new, and this is it.
  if (before && now && now.revision > before.revision) return now
  const newest = await fetchMessages(roomId, {}, signal)
  return now && !hasChangedSenders(now, newest)
    ? joined(now, newest)
    : beginning(roomId, newest, readSeq, signal)
}

/** A room, and how far one has read there. */
interface Opened {
  roomId: number
  readSeq: number
}

/** A conversation: what one has not read and the newest messages at first, and then whatever happens. */
export const threadQuery = ({ roomId, readSeq }: Opened) =>
  queryOptions({
    queryKey: keyOfThread(roomId),
    queryFn: ({ client, signal }) => fetchThread(client, { roomId, readSeq }, signal),
    meta: { providesTags: [...calls.listChatMessages.providesTags, messagesIn(roomId)] },
    staleTime: FRESH_MS,
  })

export function useThread(opened: Opened) {
  const isLive = useIsLive()
  return useQuery({ ...threadQuery(opened), refetchInterval: isLive ? false : AGAIN_MS })
}

/** Puts what a call answered into the conversation, before anybody asks for it. */
export function putIn(client: QueryClient, message: ChatMessage): void {
  client.setQueryData<Thread>(
    keyOfThread(message.chatRoomId),
    (thread) => thread && joined(thread, [message]),
  )
}

/** Fetches the messages before the first. */
export function useOlder(roomId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const before = client.getQueryData<Thread>(keyOfThread(roomId))?.messages[0]?.seq
      const older = await fetchMessages(roomId, { before, limit: MESSAGES_AT_ONCE })
      client.setQueryData<Thread>(
        keyOfThread(roomId),
        // What was begun again meanwhile has another beginning.
        (thread) =>
          thread?.messages[0]?.seq === before
            ? thread && lengthened(thread, older, MESSAGES_AT_ONCE)
            : thread,
      )
    },
  })
}
