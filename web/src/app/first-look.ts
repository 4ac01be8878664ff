import type { CurrentUser } from '@pepwell/contract/accounts'
import type { HintedLine } from '@pepwell/contract/cart-hint'
import { type CalendarDay, dayOf } from '@pepwell/domain/calendar'
import type { QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { adminStatusQuery } from '../features/accounts/admin-status.ts'
import { passkeysQuery, twoStepQuery } from '../features/accounts/keys/keys.api.ts'
import { sessionsQuery } from '../features/accounts/sessions/sessions.api.ts'
import { assistantQuery } from '../features/assistant/assistant.api.ts'
import { personalPeptidesQuery } from '../features/catalogue/catalogue.api.ts'
import { ROOMS_PAGE, roomsQuery } from '../features/chat/rooms.api.ts'
import { calendarQuery } from '../features/doses/calendar/dose-calendar.api.ts'
import { doseHistoryQuery, HISTORY_PAGE, recentDosesQuery, statsQuery } from '../features/doses/doses.api.ts'
import { calculationsQuery } from '../features/doses/sheet/use-vial.ts'
import { sitesQuery } from '../features/doses/sites/use-sites.ts'
import {
  blockedQuery,
  friendsQuery,
  receivedRequestsQuery,
  sentRequestsQuery,
} from '../features/friends/friends.api.ts'
import { insightsQuery } from '../features/insights/insights.api.ts'
import { panelFiguresQuery } from '../features/members/admin/panel-figures.ts'
import { newsQuery } from '../features/notifications/inbox/inbox.api.ts'
import { foodLogsQuery, targetsQuery, waterQuery } from '../features/nutrition/nutrition.api.ts'
import { addressQuery, ORDERS_PAGE, orderQuery, ordersQuery } from '../features/orders/orders.api.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { channelsQuery, preferencesQuery, remindersQuery } from '../features/reminders/reminders.api.ts'
import { cartQuery, termsQuery } from '../features/shop/cart/cart.api.ts'
import { shopQuery } from '../features/shop/products/shop.api.ts'
import { myStacksQuery, SHARED_PAGE, sharedStacksQuery, stackQuery } from '../features/stacks/stacks.api.ts'
import { twoDaysQuery, vitaminsQuery } from '../features/supplements/supplements.api.ts'
import { waitingQuery } from '../features/waiting/admin/waiting.api.ts'
import { recentPhotosQuery } from '../features/weight/photos/photos.api.ts'
import { doseStepsQuery, progressQuery, recentWeighInsQuery } from '../features/weight/weight.api.ts'
import { accessOf, routeAt } from './access.ts'
import { firstPage } from './answers.ts'
import { pages } from './pages.ts'

/** What a page needs before it can be seen. */
interface FirstLook {
  /** its chunks, by their sources */
  chunks: readonly string[]
  /** what it asks for, by the keys of its queries */
  asks: readonly QueryKey[]
  /** whether that is all that the page goes by: what else a query names, or the browser alone knows, is left to the app */
  isWhole: boolean
}

/** What stands in the path of a page. */
type Params = Readonly<Record<string, string | undefined>>

type Ask = { queryKey: QueryKey } | ((today: CalendarDay, params: Params) => { queryKey: QueryKey })

/** A page's chunk, or those of a page and its open tab, below src/pages; and what is asked for. */
type Row = readonly [chunks: readonly string[], asks: readonly Ask[]]

const widgets: readonly Ask[] = [
  calendarQuery,
  remindersQuery,
  recentWeighInsQuery,
  progressQuery,
  doseStepsQuery,
  recentPhotosQuery,
  (today) => foodLogsQuery(today, today),
  targetsQuery,
  waterQuery,
  twoDaysQuery,
  vitaminsQuery,
]

const dashboard: Row = [
  ['dashboard.tsx'],
  [planQuery, recentDosesQuery, statsQuery, calculationsQuery, sitesQuery, ...widgets],
]

const profile: Row = [
  ['profile.tsx'],
  [
    progressQuery,
    remindersQuery,
    preferencesQuery,
    channelsQuery,
    targetsQuery,
    sessionsQuery,
    twoStepQuery,
    passkeysQuery,
  ],
]

const SHELL = 'src/app/shell/member-shell.tsx'

/** What the bars say of news. */
const bars: readonly Ask[] = [newsQuery, cartQuery, firstPage(roomsQuery, ROOMS_PAGE)]

/** The pages of members, by their paths as react-router reads them; what is large, or the same for everybody, the browser keeps by itself. */
const rows: Readonly<Record<string, Row>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/reminders': [
    ['my-plan.tsx'],
    [
      planQuery,
      recentDosesQuery,
      remindersQuery,
      personalPeptidesQuery,
      preferencesQuery,
      channelsQuery,
      firstPage(doseHistoryQuery, HISTORY_PAGE),
    ],
  ],
  '/peptides': [['peptides.tsx'], [planQuery, personalPeptidesQuery]],
  '/peptides/build': [['peptides/build.tsx'], [planQuery]],
  '/calculator': [['calculator.tsx'], [planQuery, personalPeptidesQuery]],
  '/ai-assistant': [['ai-assistant.tsx'], [assistantQuery]],
  '/insights': [['insights.tsx'], [insightsQuery]],
  '/trusted-source': [['trusted-source.tsx'], []],
  '/profile': profile,
  '/profile-setup': [['profile-setup.tsx'], []],
  '/social/stacks/:id': [['social/stack.tsx'], [planQuery, (_today, { id = '' }) => stackQuery(id)]],
  '/shop/cart': [['shop/cart.tsx'], [termsQuery]],
  '/shop/checkout': [['shop/checkout.tsx'], [cartQuery, termsQuery, addressQuery]],
  '/shop/orders': [['shop/orders.tsx'], [firstPage(ordersQuery, ORDERS_PAGE)]],
  '/shop/orders/:number': [['shop/order.tsx'], [(_today, { number = '' }) => orderQuery(number)]],
  '/admin': [['admin.tsx'], [panelFiguresQuery, waitingQuery, twoStepQuery, passkeysQuery]],
}

/** The tabs of the hub, as the address names them. */
const hub: Readonly<Record<string, Row>> = {
  friends: [['social.tsx'], [friendsQuery, receivedRequestsQuery, sentRequestsQuery, blockedQuery]],
  chat: [['social.tsx', 'social/chat.tsx'], []],
  stacks: [['social.tsx', 'social/stacks.tsx'], [myStacksQuery]],
  discover: [['social.tsx', 'social/discover.tsx'], [firstPage(sharedStacksQuery('liked', ''), SHARED_PAGE)]],
}

interface Found {
  row: Row
  params: Params
  /** the names in the query that the row goes by */
  by: readonly string[]
}

function rowOf(path: string, search: URLSearchParams): Found | undefined {
  if (path === '/social') {
    const tab = search.get('tab') ?? 'friends'
    const row = Object.hasOwn(hub, tab) ? hub[tab] : undefined
    return row && { row, params: {}, by: ['tab'] }
  }
  for (const [pattern, row] of Object.entries(rows)) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path)
    if (match) return { row, params: match.params, by: [] }
  }
  return undefined
}

/**
 * What somebody's first look at an address needs, so that the server can send it with the page; undefined where they would see
 * another page, or one that few begin with. Built by itself for the server.
 */
export function firstLook(address: string, user: CurrentUser, now: number): FirstLook | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const access = accessOf(user, false)
  const route = routeAt(pathname, access)
  // Who has no profile yet sees it everywhere.
  const found: Found | undefined =
    access === 'needs-profile' && route?.page === pages.profile
      ? { row: profile, params: {}, by: [] }
      : rowOf(pathname, searchParams)
  if (!route || !found || user.temporaryPasswordUntil) return undefined
  const [chunks, asks] = found.row
  const today = dayOf(now, user.timeZone)
  const inBars = route.bars === 'own'
  return {
    chunks: [...(inBars ? [SHELL] : []), ...chunks.map((chunk) => `src/pages/${chunk}`)],
    asks: [...(inBars ? bars : []), ...(inBars && user.isAdmin ? [adminStatusQuery] : []), ...asks].map(
      (ask) => (typeof ask === 'function' ? ask(today, found.params) : ask).queryKey,
    ),
    // Which units somebody new is asked in, their browser suggests.
    isWhole: access !== 'needs-profile' && [...searchParams.keys()].every((name) => found.by.includes(name)),
  }
}

const signUp: FirstLook = { chunks: ['src/pages/sign-up.tsx'], asks: [], isWhole: true }

/** Not drawn: browsers fill in by themselves who signs in, and no field that waits. */
const signIn: FirstLook = { chunks: ['src/pages/login.tsx'], asks: [], isWhole: false }

/** @param cart what lies in it; undefined where only the browser knows */
const visitorsCart = (cart: readonly HintedLine[] | undefined): FirstLook => ({
  chunks: ['src/app/shell/visitor-bar.tsx', 'src/pages/shop/cart.tsx'],
  asks: (cart?.length === 0 ? [termsQuery] : [termsQuery, shopQuery]).map(({ queryKey }) => queryKey),
  isWhole: cart !== undefined,
})

/**
 * What a visitor's first look at a path needs; undefined where few begin with it, or it is drawn for all alike. Built by
 * itself for the server.
 * @param cart what lies in their cart; undefined where only their browser knows
 */
export function visitorLook(path: string, cart: readonly HintedLine[] | undefined): FirstLook | undefined {
  if (path === '/login') return signIn
  if (path === '/signup') return signUp
  return path === '/shop/cart' ? visitorsCart(cart) : undefined
}
