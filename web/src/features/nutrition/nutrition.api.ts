import * as calls from '@pepwell/contract/nutrition/nutrition.calls'
import * as targetCalls from '@pepwell/contract/nutrition/nutrition-targets.calls'
import * as waterCalls from '@pepwell/contract/nutrition/water.calls'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

/** Foods between two days, inclusive. */
export const foodLogsQuery = (from: CalendarDay, to: CalendarDay) =>
  queryOf(calls.listFoodLogs, { query: { from, to } })

export const targetsQuery = queryOf(targetCalls.nutritionTargets)
export const familiarQuery = queryOf(calls.familiarFoods)
export const foodSearchQuery = (text: string) => queryOf(calls.searchFoods, { query: { query: text } })

export const useLogFood = (options?: CallOptions<typeof calls.logFood>) =>
  useIdempotentMutation(calls.logFood, options)

export const useChangeFood = (options?: CallOptions<typeof calls.updateFoodLog>) =>
  useCall(calls.updateFoodLog, options)

export const useRemoveFoodLog = (options?: CallOptions<typeof calls.removeFoodLog>) =>
  useCall(calls.removeFoodLog, options)

export const useFoodFigures = () => useCall(calls.foodDetails)

export const useFoodByBarcode = () => useCall(calls.foodByBarcode)

export const useSetTargets = (options?: CallOptions<typeof targetCalls.setTargets>) =>
  useCall(targetCalls.setTargets, options)

/** Drinks of a day. */
export const waterQuery = (day: CalendarDay) =>
  queryOf(waterCalls.listWaterLogs, { query: { from: day, to: day } })

export const useLogWater = (options?: CallOptions<typeof waterCalls.logWater>) =>
  useIdempotentMutation(waterCalls.logWater, options)

export const useRemoveWaterLog = (options?: CallOptions<typeof waterCalls.removeWaterLog>) =>
  useCall(waterCalls.removeWaterLog, options)
