/** The meals of a day, in its order. */
export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** See {@link mealTypes}. */
export type MealType = (typeof mealTypes)[number]
