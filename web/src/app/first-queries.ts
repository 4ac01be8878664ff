import { listPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { listCalculations } from '@pepwell/contract/doses/calculator.calls'
import { levelEntries } from '@pepwell/domain/levels/modeled-compounds'
import type { QueryClient } from '@tanstack/react-query'
import { calendarQuery } from '../features/doses/calendar/dose-calendar.api.ts'
import { recentDosesQuery, statsQuery } from '../features/doses/doses.api.ts'
import { calculationsQuery } from '../features/doses/sheet/use-vial.ts'
import { sitesQuery } from '../features/doses/sites/use-sites.ts'
import {
  blockedQuery,
  friendsQuery,
  receivedRequestsQuery,
  sentRequestsQuery,
} from '../features/friends/friends.api.ts'
import { labResultsQuery } from '../features/labs/labs.api.ts'
import { measurementsQuery } from '../features/measurements/measurements.api.ts'
import { levelQuery } from '../features/medication-levels/medication-levels.api.ts'
import { foodLogsQuery, targetsQuery, waterQuery } from '../features/nutrition/nutrition.api.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { planWarningsQuery } from '../features/plan/plan-warnings.api.ts'
import { doseStepsQuery as planStepsQuery } from '../features/plan/steps/dose-steps.api.ts'
import { remindersQuery } from '../features/reminders/reminders.api.ts'
import {
  EFFECTS_PAGE,
  effectPatternsQuery,
  sideEffectHistoryQuery,
} from '../features/side-effects/side-effects.api.ts'
import { SHARED_PAGE, sharedStacksQuery } from '../features/stacks/stacks.api.ts'
import { twoDaysQuery, vitaminsQuery } from '../features/supplements/supplements.api.ts'
import { recentPhotosQuery } from '../features/weight/photos/photos.api.ts'
import { doseStepsQuery, progressQuery, recentWeighInsQuery } from '../features/weight/weight.api.ts'
import { vialsQuery } from '../lib/api/own-vials.ts'
import type { QuerySource } from './page-row.ts'
import { firstPage } from './response-keys.ts'

// The queries of the pages that people open first, where they are many or shared. Only the build and the server read them.

export const dashboardQueries: readonly QuerySource[] = [
  ...[planQuery, recentDosesQuery, statsQuery, calculationsQuery, vialsQuery, sitesQuery, calendarQuery],
  ...[remindersQuery, recentWeighInsQuery, progressQuery, doseStepsQuery, recentPhotosQuery],
  (day) => foodLogsQuery(day, day),
  ...[targetsQuery, waterQuery, twoDaysQuery, vitaminsQuery],
]
export const friendsQueries = [friendsQuery, receivedRequestsQuery, sentRequestsQuery, blockedQuery]
export const mostLikedQuery = firstPage(sharedStacksQuery('liked', ''), SHARED_PAGE)
export const planQueries: readonly QuerySource[] = [planQuery, recentDosesQuery, remindersQuery]
/** The level that insights show first. */
export const firstLevelQueries = (responses: QueryClient, now: number) => {
  const [first] = levelEntries(responses.getQueryData(planQuery.queryKey) ?? [])
  return first ? [levelQuery(first.id, now)] : []
}
export const planCardQueries = [...planQueries, vialsQuery, planWarningsQuery, planStepsQuery]
export const bodyQueries = [planQuery, doseStepsQuery, labResultsQuery, measurementsQuery]
export const sideEffectQueries = [firstPage(sideEffectHistoryQuery, EFFECTS_PAGE), effectPatternsQuery]
export const calculationCalls = [listPeptides, listCalculations]
