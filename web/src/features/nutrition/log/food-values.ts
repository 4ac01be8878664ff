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

/** Nutrients beyond energy and macros. */
const More = nutritionixFood
  .unwrap()
  .unwrap()
  .pick({ brand: true, servingSize: true, fiber: true, sugar: true, sodium: true })

/** The contract's schema, without future days. */
export const foodSchema = (today: CalendarDay) =>
  NewFoodLog.omit({ clientId: true, nutritionixFood: true }).extend({
    // An emptied field must not default to one serving.
    servings: servings.unwrap(),
    logDate: calendarDay.refine((day) => day <= today, formMessage.LOGGED_IN_FUTURE),
    more: More,
  })

type Schema = ReturnType<typeof foodSchema>

/** The form values and the validated result. */
export type FoodValues = z.input<Schema>
export type FilledFood = z.output<Schema>

/** Form values from a known food. */
export const valuesOf = ({ name, caloriesPerServing, protein, carbs, fat, ...more }: FoodDetails) => ({
  foodName: name,
  calories: caloriesPerServing,
  protein,
  carbs,
  fat,
  more,
})

/** Initial values for a manual entry: the searched name and any figures found. */
export const valuesByHand = (food: Partial<FoundFood>) => ({
  foodName: food.name ?? '',
  calories: food.caloriesPerServing,
  protein: undefined,
  carbs: undefined,
  fat: undefined,
  more: { brand: food.brand, servingSize: food.servingSize },
})

/** Form values of an existing entry. */
export const valuesOfLog = ({ foodName, calories, servingSize, ...log }: FoodLog): FoodValues => {
  const { servings, mealType, logDate, ...rest } = log
  const food = { name: foodName, caloriesPerServing: calories, ...rest }
  return { ...valuesOf({ ...food, servingSize: servingSize ?? '' }), servings, mealType, logDate }
}

/** A typed figure; the schema's default if empty. */
export const figureIn = (typed: unknown): number | undefined => typedNumber(typed) ?? undefined
