import * as calls from '@pepwell/contract/nutrition.calls'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { type CallOptions, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** What was eaten from one own day to another, both included. */
export const foodLogsQuery = (from: CalendarDay, to: CalendarDay) =>
  queryOf(calls.listFoodLogs, { query: { from, to } })

export const targetsQuery = queryOf(calls.nutritionTargets)
export const familiarQuery = queryOf(calls.familiarFoods)
export const foodSearchQuery = (text: string) => queryOf(calls.searchFoods, { query: { query: text } })

export const useLogFood = (options?: CallOptions<typeof calls.logFood>) => useStoring(calls.logFood, options)

export const useRemoveFoodLog = (options?: CallOptions<typeof calls.removeFoodLog>) =>
  useCall(calls.removeFoodLog, options)

export const useFoodFigures = () => useCall(calls.foodDetails)
