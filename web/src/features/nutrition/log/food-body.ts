import type { CallInput } from '@pepwell/contract/declared'
import type { logFood, updateFoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { Stored } from '../../../lib/api/use-idempotent-mutation.ts'
import type { FilledFood } from './food-values.ts'

/** The request body of a new entry. */
export function bodyOf({ more, ...food }: FilledFood): Stored<typeof logFood> {
  const { foodName: name, calories: caloriesPerServing, protein, carbs, fat } = food
  return { ...food, nutritionixFood: { name, caloriesPerServing, protein, carbs, fat, ...more } }
}

/** The request body of an edit: emptied fields become null. */
export function changesOf({ more, ...food }: FilledFood): CallInput<typeof updateFoodLog>['body'] {
  const { brand = null, servingSize = null, fiber = null, sugar = null, sodium = null } = more
  return { ...food, brand, servingSize, fiber, sugar, sodium }
}
