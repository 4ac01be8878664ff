import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { CriticalQueries, ResponseKey } from '@pepwell/contract/rendering'
import type { CookieLine } from '@pepwell/contract/shop/cart-cookie'
import { dayOf } from '@pepwell/domain/time/calendar'
import { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { adminStatusQuery } from '../features/accounts/admin-status.ts'
import { ROOMS_PAGE, roomsQuery } from '../features/chat/rooms.api.ts'
import { newsQuery } from '../features/notifications/inbox/inbox.api.ts'
import { cartQuery } from '../features/shop/cart/cart.api.ts'
import { shopQuery } from '../features/shop/products/shop.api.ts'
import { type Access, accessOf } from './access.ts'
import type { FirstLoad, Params, QuerySource } from './page-row.ts'
import { firstPage, putResponse } from './response-keys.ts'
import { type PageRoute, routeAt } from './route-at.ts'

const MEMBER_SHELL = 'src/app/shell/member-shell.tsx'
const VISITOR_BAR = 'src/app/shell/visitor-bar.tsx'

/** The queries of the navigation bars. */
const barQueries: readonly QuerySource[] = [newsQuery, cartQuery, firstPage(roomsQuery, ROOMS_PAGE)]

interface Found {
  route: PageRoute
  load: FirstLoad & { queries: readonly QuerySource[] }
  params: Params
  /** whether the address asks for nothing but the tab */
  isPlain: boolean
}

const startsAs: Partial<Record<Access, FirstLoad['by']>> = {
  'signed-out': 'visitors',
  'needs-profile': 'newcomers',
}

/** The route of an address and how it loads first; undefined if the server sends no responses with it. */
function firstLoadAt(address: string, access: Access): Found | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const route = routeAt(pathname, access)
  const by = startsAs[access]
  const loads = route?.page.firstLoads?.filter((load) => load.by === by) ?? []
  const isTabbed = loads[0]?.tab !== undefined
  const tab = searchParams.get('tab') ?? loads[0]?.tab
  const load = isTabbed ? loads.find((load) => load.tab === tab) : loads[0]
  if (!route || !load?.queries) return undefined
  const params = matchPath({ path: route.path, caseSensitive: true }, pathname)?.params ?? {}
  const isPlain = [...searchParams.keys()].every((name) => isTabbed && name === 'tab')
  return { route, load: { ...load, queries: load.queries }, params, isPlain }
}

const sources = (chunks: readonly string[]): string[] => chunks.map((chunk) => `src/pages/${chunk}.tsx`)

/**
 * What the server sends with a member's first page at an address; undefined if they would see another page,
 * or if few people open the page first. Built separately for the server.
 */
export function criticalQueries(
  address: string,
  user: CurrentUser,
  now: number,
): CriticalQueries | undefined {
  const access = accessOf(user, false)
  const found = firstLoadAt(address, access)
  if (!found) return undefined
  const { route, load, params, isPlain } = found
  const today = dayOf(now, user.timeZone)
  const hasBars = route.page.bars === 'own'
  const ofBars = [...barQueries, ...(user.isAdmin ? [adminStatusQuery] : [])]
  return {
    chunks: [...(hasBars ? [MEMBER_SHELL] : []), ...sources(load.chunks)],
    queries: [...(hasBars ? ofBars : []), ...load.queries].map(
      (query) =>
        (typeof query === 'function' ? query(today, params) : query).queryKey as unknown as ResponseKey,
    ),
    dependentQueries(responses) {
      if (!load.dependentQueries) return []
      const client = new QueryClient()
      for (const [key, response] of responses) putResponse(client, key, response)
      return load.dependentQueries(client, now).map(({ queryKey }) => queryKey as unknown as ResponseKey)
    },
    // The browser suggests the units that profile setup asks in.
    isComplete: access !== 'needs-profile' && isPlain,
  }
}

/**
 * What the server sends with a visitor's first page at a path; undefined if few people open it first, or if
 * it is the same for everyone. Built separately for the server.
 * @param cart the lines of their cart; undefined if only their browser knows them
 */
export function visitorCriticalQueries(
  path: string,
  cart: readonly CookieLine[] | undefined,
): CriticalQueries | undefined {
  const found = firstLoadAt(path, 'signed-out')
  if (!found) return undefined
  const { route, load } = found
  const hasBars = route.page.bars === 'own'
  const needed = cart?.length === 0 ? load.queries.filter((query) => query !== shopQuery) : load.queries
  return {
    chunks: [...(hasBars ? [VISITOR_BAR] : []), ...sources(load.chunks)],
    queries: needed.flatMap((query) =>
      typeof query === 'function' ? [] : [query.queryKey as unknown as ResponseKey],
    ),
    isComplete: load.rendered !== false && (load.queries.length === 0 || cart !== undefined),
  }
}
