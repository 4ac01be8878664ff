import { listChatRooms } from '@pepwell/contract/social/chat.calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIsLive } from '../../lib/api/live-state.ts'
import { pagesOf } from '../../lib/api/use-call.ts'

export const ROOMS_PAGE = 200
const ROOMS_FRESH_MS = 5000
/** Polling interval without a live connection, in milliseconds. */
const ROOMS_AGAIN_MS = 30_000

/** The user's conversations, latest first. */
export const roomsQuery = { ...pagesOf(listChatRooms, ROOMS_PAGE), staleTime: ROOMS_FRESH_MS }

/** @param ready false while the session is loading */
export function useRooms(ready = true) {
  const isLive = useIsLive()
  const query = useInfiniteQuery({
    ...roomsQuery,
    enabled: ready,
    refetchInterval: isLive ? false : ROOMS_AGAIN_MS,
  })
  return { query, rooms: query.data?.pages.flat() }
}

/** The number of unread messages; loaded when the page is idle. */
export function useUnread(ready: boolean): number {
  const { rooms = [] } = useRooms(ready)
  return rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
}
