import type { CurrentUser } from '@pepwell/contract/accounts'
import { type CalendarDay, dayOf } from '@pepwell/domain/calendar'
import { needsProfileSetup } from '@pepwell/domain/profile'
import type { QueryKey } from '@tanstack/react-query'
import { adminStatusQuery } from '../features/accounts/admin-status.ts'
import { passkeysQuery, twoStepQuery } from '../features/accounts/keys/keys.api.ts'
import { sessionsQuery } from '../features/accounts/sessions/sessions.api.ts'
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
import { panelFiguresQuery } from '../features/members/admin/panel-figures.ts'
import { newsQuery } from '../features/notifications/inbox/inbox.api.ts'
import { foodLogsQuery, targetsQuery, waterQuery } from '../features/nutrition/nutrition.api.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { channelsQuery, preferencesQuery, remindersQuery } from '../features/reminders/reminders.api.ts'
import { cartQuery } from '../features/shop/cart/cart.api.ts'
import { twoDaysQuery, vitaminsQuery } from '../features/supplements/supplements.api.ts'
import { waitingQuery } from '../features/waiting/admin/waiting.api.ts'
import { recentPhotosQuery } from '../features/weight/photos/photos.api.ts'
import { doseStepsQuery, progressQuery, recentWeighInsQuery } from '../features/weight/weight.api.ts'
import { firstPage } from './answers.ts'

/** What a page of members needs before it can be seen. */
interface FirstLook {
  /** its chunks, by their sources */
  chunks: readonly string[]
  /** what it asks for, by the keys of its queries */
  asks: readonly QueryKey[]
}

type Ask = { queryKey: QueryKey } | ((today: CalendarDay) => { queryKey: QueryKey })
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

/** What the bars say of news. */
const bars: readonly Ask[] = [newsQuery, cartQuery, firstPage(roomsQuery, ROOMS_PAGE)]

/** The pages that people begin with; what is large, or the same for everybody, the browser keeps by itself. */
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
  '/calculator': [['calculator.tsx'], [planQuery, personalPeptidesQuery]],
  '/profile': [
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
  ],
  '/social': [['social.tsx'], [friendsQuery, receivedRequestsQuery, sentRequestsQuery, blockedQuery]],
  '/admin': [['admin.tsx'], [panelFiguresQuery, waitingQuery, twoStepQuery, passkeysQuery]],
}

/**
 * What somebody's first look at a path needs, so that the server can send it with the page; undefined where they would see
 * another page, or one that few begin with. Built by itself for the server.
 */
export function firstLook(path: string, user: CurrentUser, now: number): FirstLook | undefined {
  const row = rows[path]
  if (!row || user.temporaryPasswordUntil || needsProfileSetup(user)) return undefined
  const [chunks, asks] = row
  const today = dayOf(now, user.timeZone)
  return {
    chunks: ['src/app/shell/member-shell.tsx', ...chunks.map((chunk) => `src/pages/${chunk}`)],
    asks: [...bars, ...(user.isAdmin ? [adminStatusQuery] : []), ...asks].map(
      (ask) => (typeof ask === 'function' ? ask(today) : ask).queryKey,
    ),
  }
}
