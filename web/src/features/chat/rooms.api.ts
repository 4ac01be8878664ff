import { listChatRooms } from '@pepwell/contract/social/chat.calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIsLive } from '../../lib/api/live-state.ts'
import { pagesOf } from '../../lib/api/use-call.ts'

export const ROOMS_PAGE = 200
const ROOMS_FRESH_MS = 5000
/** Without the live connection it is asked so often who wrote. */
const ROOMS_AGAIN_MS = 30_000

/** The own conversations, latest first. */
export const roomsQuery = { ...pagesOf(listChatRooms, ROOMS_PAGE), staleTime: ROOMS_FRESH_MS }

/** @param ready false while the session is not known yet */
export function useRooms(ready = true) {
  const isLive = useIsLive()
  const query = useInfiniteQuery({
    ...roomsQuery,
    enabled: ready,
    refetchInterval: isLive ? false : ROOMS_AGAIN_MS,
  })
  return { query, rooms: query.data?.pages.flat() }
}

/** How many messages nobody has read yet; known once the page has come to rest. */
export function useUnread(ready: boolean): number {
  const { rooms = [] } = useRooms(ready)
  return rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
}
