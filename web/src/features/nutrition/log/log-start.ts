import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { MealType } from '@pepwell/domain/nutrition/nutrition'
import type { CalendarDay } from '@pepwell/domain/time/calendar'

/** The meal and day of a new entry; defaults to today and the current meal. */
export interface LogStart {
  day?: CalendarDay
  meal?: MealType
  editing?: FoodLog
}
