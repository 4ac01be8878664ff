import type {
  familiarFoods,
  foodDetails,
  listFoodLogs,
  logFood,
  nutritionTargets,
  removeFoodLog,
  searchFoods,
} from '@pepwell/contract/nutrition'
import type { CalendarDay } from '@pepwell/domain/calendar'
import type { Address } from '../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** The calls without their schemas: the widget is among the first screens, and only the form needs zod. */
export const foodLogList: Address<typeof listFoodLogs> = { method: 'GET', path: '/api/food-logs' }
export const foodLogging: Address<typeof logFood> = { method: 'POST', path: '/api/food-logs' }
export const foodLogRemoval: Address<typeof removeFoodLog> = { method: 'DELETE', path: '/api/food-logs/:id' }
export const familiarList: Address<typeof familiarFoods> = { method: 'GET', path: '/api/nutrition/familiar' }
export const foodSearch: Address<typeof searchFoods> = { method: 'GET', path: '/api/nutrition/search' }
export const foodFigures: Address<typeof foodDetails> = { method: 'POST', path: '/api/nutrition/details' }
export const targets: Address<typeof nutritionTargets> = { method: 'GET', path: '/api/nutrition/targets' }

/** What was eaten from one own day to another, both included. */
export const foodLogsQuery = (from: CalendarDay, to: CalendarDay) =>
  queryOf(foodLogList, { query: { from, to } })

export const targetsQuery = queryOf(targets)
export const familiarQuery = queryOf(familiarList)
export const foodSearchQuery = (text: string) => queryOf(foodSearch, { query: { query: text } })

const refreshes = [keyOf(foodLogList), keyOf(familiarList)]

type CallOptions<C extends typeof logFood | typeof removeFoodLog> = Parameters<typeof useCall<C>>[1]

export const useLogFood = (options?: CallOptions<typeof logFood>) =>
  useStoring(foodLogging, { refreshes, ...options })

export const useRemoveFoodLog = (options?: CallOptions<typeof removeFoodLog>) =>
  useCall(foodLogRemoval, { refreshes, ...options })

export const useFoodFigures = () => useCall(foodFigures)
