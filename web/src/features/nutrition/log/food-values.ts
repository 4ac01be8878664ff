import { calendarDay } from '@pepwell/contract/fields'
import { formMessage } from '@pepwell/contract/form-messages'
import {
  type FoodDetails,
  type FoodLog,
  type FoundFood,
  NewFoodLog,
} from '@pepwell/contract/nutrition/nutrition'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

const { servings, nutritionixFood } = NewFoodLog.shape

/** What a source tells beyond energy and macros. */
const More = nutritionixFood
  .unwrap()
  .unwrap()
  .pick({ brand: true, servingSize: true, fiber: true, sugar: true, sodium: true })

/** The form's schema: the contract's, with a day that is not to come. */
export const foodSchema = (today: CalendarDay) =>
  NewFoodLog.omit({ clientId: true, nutritionixFood: true }).extend({
    // A field that was emptied is no one serving.
    servings: servings.unwrap(),
    logDate: calendarDay.refine((day) => day <= today, formMessage.LOGGED_IN_FUTURE),
    more: More,
  })

type Schema = ReturnType<typeof foodSchema>

/** What stands in the form, and what a filled form hands over. */
export type FoodValues = z.input<Schema>
export type FilledFood = z.output<Schema>

/** The values that a known food brings along. */
export const valuesOf = ({ name, caloriesPerServing, protein, carbs, fat, ...more }: FoodDetails) => ({
  foodName: name,
  calories: caloriesPerServing,
  protein,
  carbs,
  fat,
  more,
})

/** What to begin with when a food is entered by hand: its name, and what a search told of it. */
export const valuesByHand = (food: Partial<FoundFood>) => ({
  foodName: food.name ?? '',
  calories: food.caloriesPerServing,
  protein: undefined,
  carbs: undefined,
  fat: undefined,
  more: { brand: food.brand, servingSize: food.servingSize },
})

/** What stands in the form of an entry that is changed. */
export const valuesOfLog = ({ foodName, calories, servingSize, ...log }: FoodLog): FoodValues => {
  const { servings, mealType, logDate, ...rest } = log
  const food = { name: foodName, caloriesPerServing: calories, ...rest }
  return { ...valuesOf({ ...food, servingSize: servingSize ?? '' }), servings, mealType, logDate }
}

/** A figure as it is typed; where nothing is, the schema's default stands in. */
export const figureIn = (typed: unknown): number | undefined => typedNumber(typed) ?? undefined
