/** The meals of a day, in order. */
export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const

export type MealType = (typeof mealTypes)[number]

/** Energy in kcal and macros in grams, of a serving, a portion, a meal or a day. */
export interface Nutrition {
  calories: number
  protein: number
  carbs: number
  fat: number
}

/** Food eaten: values per serving, and the number of servings. */
export interface Portion extends Nutrition {
  servings: number
}

const figures = ['calories', 'protein', 'carbs', 'fat'] as const

/** Values are stored to the hundredth; summing whole numbers avoids floating-point noise. */
const inHundredths = (value: number): number => Math.round(value * 100)

/** Servings are stored to the thousandth: an eighth is 0.125. */
const inThousandths = (servings: number): number => Math.round(servings * 1000)

/**
 * The total of several portions, as in a meal or a day.
 * @param portions values to the hundredth, servings to the thousandth
 * @returns kcal and grams, rounded once to the hundredth; zeros for none
 */
export function sumOf(portions: readonly Portion[]): Nutrition {
  const sum: Nutrition = { calories: 0, protein: 0, carbs: 0, fat: 0 }
  for (const figure of figures) {
    const exact = portions.reduce(
      (total, portion) => total + inHundredths(portion[figure]) * inThousandths(portion.servings),
      0,
    )
    sum[figure] = Math.round(exact / 1000) / 100
  }
  return sum
}

/**
 * The total of a number of servings.
 * @param food values per serving
 * @returns kcal and grams, to the hundredth
 */
export const portionOf = (food: Nutrition, servings: number): Nutrition => sumOf([{ ...food, servings }])

/**
 * The fiber of several portions.
 * @param portions grams per serving, null when unknown, to the hundredth; servings to the thousandth
 * @returns known grams, to the hundredth, and the number of portions without a value
 */
export function fiberOf(portions: readonly { fiber: number | null; servings: number }[]) {
  const exact = portions.reduce(
    (total, { fiber, servings }) => total + inHundredths(fiber ?? 0) * inThousandths(servings),
    0,
  )
  return {
    grams: Math.round(exact / 1000) / 100,
    unknown: portions.filter(({ fiber }) => fiber === null).length,
  }
}

/** Progress toward a target. */
export interface TargetShare {
  /** whole percent of the target, 100 and more once it is reached */
  percent: number
  /** remaining amount, at least 0, whole, in the target's unit */
  remaining: number
  /** amount beyond the target, at least 0, whole, in the target's unit */
  over: number
}

/**
 * Progress toward a target. Amount and target are rounded first, so that the displayed numbers add up.
 * @param amount eaten so far, at least 0
 * @param target above 0, in the same unit
 * @throws RangeError when the target isn't above 0
 */
export function shareOfTarget(amount: number, target: number): TargetShare {
  const [eaten, aim] = [Math.round(amount), Math.round(target)]
  if (!(aim > 0)) throw new RangeError('A target must be above 0')
  return {
    percent: Math.round((100 * eaten) / aim),
    remaining: Math.max(0, aim - eaten),
    over: Math.max(0, eaten - aim),
  }
}

/** kcal per gram by the general Atwater factors: FAO Food and Nutrition Paper 77, table 3.1. */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const

/** The nutrients that carry energy. */
export type Macro = keyof typeof KCAL_PER_GRAM

/**
 * The share of energy by macro.
 * @returns whole percent that add up to 100; undefined without macros
 */
export function macroSplit(eaten: Pick<Nutrition, Macro>): Record<Macro, number> | undefined {
  const kcal = (macro: Macro) => Math.max(0, eaten[macro]) * KCAL_PER_GRAM[macro]
  const total = kcal('protein') + kcal('carbs') + kcal('fat')
  if (!(total > 0)) return undefined
  // Rounding the running sum instead of each share makes the three always add up to 100.
  const protein = Math.round((100 * kcal('protein')) / total)
  const throughCarbs = Math.round((100 * (kcal('protein') + kcal('carbs'))) / total)
  return { protein, carbs: throughCarbs - protein, fat: 100 - throughCarbs }
}

/** The hour from which each meal is the most likely one. */
const mealHours: readonly (readonly [from: number, meal: MealType])[] = [
  [22, 'snack'],
  [17, 'dinner'],
  [15, 'snack'],
  [11, 'lunch'],
  [4, 'breakfast'],
]

/**
 * The likely meal at an instant, by the person's wall clock.
 * @param instant milliseconds since the epoch
 * @throws RangeError when the zone is unknown
 */
export function mealAt(instant: number, timeZone: string): MealType {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return mealHours.find(([from]) => hour >= from)?.[1] ?? 'snack'
}

/** The minimum servings of an entry, and the step of the buttons. */
export const SERVINGS_STEP = 0.1

/** The finest precision of servings: 0.25, 0.333, 0.125. */
export const FINEST_SERVINGS = 0.001

/** The maximum servings of an entry. */
export const MAX_SERVINGS = 1000

/**
 * The next tenth up or down, within the limits: from 0.25 that is 0.3 or 0.2.
 * @param steps 1 for up, -1 for down
 */
export function stepServings(servings: number, steps: number): number {
  const exact = inThousandths(servings) / 100
  const tenths = (steps > 0 ? Math.floor(exact) : Math.ceil(exact)) + steps
  return Math.min(MAX_SERVINGS, Math.max(1, tenths) / 10)
}
