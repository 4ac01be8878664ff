import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { MealType } from '@pepwell/domain/nutrition/nutrition'
import type { CalendarDay } from '@pepwell/domain/time/calendar'

/** What a food is logged for; left out, today and the meal of the hour. */
export interface LogStart {
  day?: CalendarDay
  meal?: MealType
  /** the entry that is changed, where none is logged */
  editing?: FoodLog
}
