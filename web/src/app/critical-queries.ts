import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { HintedLine } from '@pepwell/contract/shop/cart-hint'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { adminStatusQuery } from '../features/accounts/admin-status.ts'
import { passkeysQuery, twoStepQuery } from '../features/accounts/security/security.api.ts'
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
import { inboxCountsQuery } from '../features/inbox-counts/admin/inbox-counts.api.ts'
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
import { recentPhotosQuery } from '../features/weight/photos/photos.api.ts'
import { doseStepsQuery, progressQuery, recentWeighInsQuery } from '../features/weight/weight.api.ts'
import { vialsQuery } from '../lib/api/own-vials.ts'
import { accessOf, routeAt } from './access.ts'
import { pages } from './pages.ts'
import { firstPage } from './response-keys.ts'

/** What a page needs for its first render. */
interface CriticalQueries {
  /** its chunks, by source file */
  chunks: readonly string[]
  /** keys of its critical queries */
  queries: readonly QueryKey[]
  /** whether the page can be rendered on the server, without browser-only data */
  isComplete: boolean
}

/** The parameters of a page's path. */
type Params = Readonly<Record<string, string | undefined>>

type QuerySource = { queryKey: QueryKey } | ((today: CalendarDay, params: Params) => { queryKey: QueryKey })

/** The queries and chunks (below src/pages) of a page with its open tab. */
type PageRow = readonly [chunks: readonly string[], queries: readonly QuerySource[]]

const widgets: readonly QuerySource[] = [
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

const dashboard: PageRow = [
  ['dashboard.tsx'],
  [planQuery, recentDosesQuery, statsQuery, calculationsQuery, vialsQuery, sitesQuery, ...widgets],
]

/** The profile setup, which somebody without a profile sees at every address. */
const newcomer: PageRow = [['profile.tsx'], []]

/** The pages of the profile. */
const profileTabs: Readonly<Record<string, PageRow>> = {
  body: [
    ['profile.tsx'],
    [progressQuery, targetsQuery, channelsQuery],
  ],
  account: [['profile.tsx', 'profile/account.tsx'], [channelsQuery]],
  notifications: [
    ['profile.tsx', 'profile/notifications.tsx'],
    [remindersQuery, preferencesQuery, channelsQuery],
  ],
  security: [
    ['profile.tsx', 'profile/security.tsx'],
    [sessionsQuery, twoStepQuery, passkeysQuery],
  ],
  data: [['profile.tsx'], []],
  help: [['profile.tsx', 'profile/help.tsx'], []],
}

const SHELL = 'src/app/shell/member-shell.tsx'

/** The queries of the navigation bars. */
const bars: readonly QuerySource[] = [newsQuery, cartQuery, firstPage(roomsQuery, ROOMS_PAGE)]

/** Members' pages by route pattern. Large and public responses are excluded because the browser caches them. */
const rows: Readonly<Record<string, PageRow>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/peptides': [['peptides.tsx'], [planQuery, personalPeptidesQuery]],
  '/peptides/build': [['peptides/build.tsx'], [planQuery]],
  '/calculator': [['calculator.tsx'], [planQuery, personalPeptidesQuery]],
  '/ai-assistant': [['ai-assistant.tsx'], [assistantQuery]],
  '/insights': [['insights.tsx'], [insightsQuery]],
  '/trusted-source': [['trusted-source.tsx'], []],
  '/profile-setup': [['profile-setup.tsx'], []],
  '/social/stacks/:id': [['social/stack.tsx'], [planQuery, (_today, { id = '' }) => stackQuery(id)]],
  '/shop/cart': [['shop/cart.tsx'], [termsQuery]],
  '/shop/checkout': [['shop/checkout.tsx'], [cartQuery, termsQuery, addressQuery]],
  '/shop/orders': [['shop/orders.tsx'], [firstPage(ordersQuery, ORDERS_PAGE)]],
  '/shop/orders/:number': [['shop/order.tsx'], [(_today, { number = '' }) => orderQuery(number)]],
  '/admin': [['admin.tsx'], [panelFiguresQuery, inboxCountsQuery, twoStepQuery, passkeysQuery]],
}

/** The social page's tabs, by query parameter. */
const hub: Readonly<Record<string, PageRow>> = {
  friends: [['social.tsx'], [friendsQuery, receivedRequestsQuery, sentRequestsQuery, blockedQuery]],
  chat: [['social.tsx', 'social/chat.tsx'], []],
  stacks: [['social.tsx', 'social/stacks.tsx'], [myStacksQuery]],
  discover: [['social.tsx', 'social/discover.tsx'], [firstPage(sharedStacksQuery('liked', ''), SHARED_PAGE)]],
}

const plan: readonly QuerySource[] = [planQuery, recentDosesQuery, remindersQuery]

/** My Plan's tabs. */
const planTabs: Readonly<Record<string, PageRow>> = {
  plan: [['my-plan.tsx'], plan],
  reminders: [
    ['my-plan.tsx', 'my-plan/reminders.tsx'],
    [...plan, preferencesQuery, channelsQuery],
  ],
  calculator: [
    ['my-plan.tsx', 'my-plan/plan-calculator.tsx'],
    [...plan, personalPeptidesQuery],
  ],
  history: [
    ['my-plan.tsx', 'my-plan/history.tsx'],
    [...plan, firstPage(doseHistoryQuery, HISTORY_PAGE)],
  ],
}

/** Pages with tabs, and their default tabs. */
const tabbed: Readonly<Record<string, { tabs: Readonly<Record<string, PageRow>>; first: string }>> = {
  '/social': { tabs: hub, first: 'friends' },
  '/reminders': { tabs: planTabs, first: 'plan' },
  '/profile': { tabs: profileTabs, first: 'body' },
}

interface Found {
  row: PageRow
  params: Params
  /** the query parameters that select the row */
  by: readonly string[]
}

function rowOf(path: string, search: URLSearchParams): Found | undefined {
  const page = Object.hasOwn(tabbed, path) ? tabbed[path] : undefined
  if (page) {
    const tab = search.get('tab') ?? page.first
    const row = Object.hasOwn(page.tabs, tab) ? page.tabs[tab] : undefined
    return row && { row, params: {}, by: ['tab'] }
  }
  for (const [pattern, row] of Object.entries(rows)) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path)
    if (match) return { row, params: match.params, by: [] }
  }
  return undefined
}

/**
 * What the server sends with a member's first page; undefined if they would see another page or it is rarely the
 * first. Built separately for the server.
 */
export function criticalQueries(
  address: string,
  user: CurrentUser,
  now: number,
): CriticalQueries | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const access = accessOf(user, false)
  const route = routeAt(pathname, access)
  // Without a profile, every address shows the profile setup.
  const found: Found | undefined =
    access === 'needs-profile' && route?.page === pages.profile
      ? { row: newcomer, params: {}, by: [] }
      : rowOf(pathname, searchParams)
  if (!route || !found || user.temporaryPasswordUntil) return undefined
  const [chunks, queries] = found.row
  const today = dayOf(now, user.timeZone)
  const inBars = route.bars === 'own'
  return {
    chunks: [...(inBars ? [SHELL] : []), ...chunks.map((chunk) => `src/pages/${chunk}`)],
    queries: [...(inBars ? bars : []), ...(inBars && user.isAdmin ? [adminStatusQuery] : []), ...queries].map(
      (query) => (typeof query === 'function' ? query(today, found.params) : query).queryKey,
    ),
    // The browser suggests units during profile setup.
    isComplete:
      access !== 'needs-profile' && [...searchParams.keys()].every((name) => found.by.includes(name)),
  }
}

const signUp: CriticalQueries = { chunks: ['src/pages/sign-up.tsx'], queries: [], isComplete: true }

/** Not server-rendered: browsers autofill sign-in fields, but not inert ones. */
const signIn: CriticalQueries = { chunks: ['src/pages/login.tsx'], queries: [], isComplete: false }

/** @param cart the cart lines; undefined if only the browser knows them */
const visitorsCart = (cart: readonly HintedLine[] | undefined): CriticalQueries => ({
  chunks: ['src/app/shell/visitor-bar.tsx', 'src/pages/shop/cart.tsx'],
  queries: (cart?.length === 0 ? [termsQuery] : [termsQuery, shopQuery]).map(({ queryKey }) => queryKey),
  isComplete: cart !== undefined,
})

/**
 * What the server sends with a visitor's first page; undefined if it is rarely the first, or rendered identically for
 * all. Built separately for the server.
 * @param cart the cart lines; undefined if only the browser knows them
 */
export function visitorCriticalQueries(
  path: string,
  cart: readonly HintedLine[] | undefined,
): CriticalQueries | undefined {
  if (path === '/login') return signIn
  if (path === '/signup') return signUp
  return path === '/shop/cart' ? visitorsCart(cart) : undefined
}
