/** The meals of a day, in its order. */
export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const

export type MealType = (typeof mealTypes)[number]

/** Energy in kcal and macros in grams: of one serving, of a portion, of a meal or of a day. */
export interface Nutrition {
  calories: number
  protein: number
  carbs: number
  fat: number
}

/** Something eaten: figures of one serving, and how many servings. */
export interface Portion extends Nutrition {
  servings: number
}

const figures = ['calories', 'protein', 'carbs', 'fat'] as const

/** Figures are stored to the hundredth; counted as whole numbers, a sum has no floating-point noise. */
const inHundredths = (value: number): number => Math.round(value * 100)

/** Servings are stored to the thousandth: an eighth is 0.125. */
const inThousandths = (servings: number): number => Math.round(servings * 1000)

/**
 * What several portions come to together: of a meal, of a day.
 * @param portions figures to the hundredth, servings to the thousandth
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
 * What a number of servings comes to.
 * @param food figures of one serving
 * @returns kcal and grams, to the hundredth
 */
export const portionOf = (food: Nutrition, servings: number): Nutrition => sumOf([{ ...food, servings }])

/**
 * The fiber of several portions.
 * @param portions grams of one serving, null where nobody knows, to the hundredth; servings to the thousandth
 * @returns grams that are known, to the hundredth, and how many portions don't say
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

/** How far a target is reached. */
export interface TargetShare {
  /** whole per cent of the target, 100 and more once it is reached */
  percent: number
  /** how much is left, at least 0, in the target's unit and whole */
  remaining: number
  /** how much the target is exceeded by, at least 0, in the target's unit and whole */
  over: number
}

/**
 * How far a target is reached. Amount and target are rounded first, so that what is shown adds up.
 * @param amount eaten so far, at least 0
 * @param target above 0, in the same unit
 * @throws RangeError when the target is not above 0
 */
export function shareOfTarget(amount: number, target: number): TargetShare {
  const [eaten, aim] = [Math.round(amount), Math.round(target)]
  if (!(aim > 0)) throw new RangeError('A target is above 0')
  return {
    percent: Math.round((100 * eaten) / aim),
    remaining: Math.max(0, aim - eaten),
    over: Math.max(0, eaten - aim),
  }
}

/** Energy of a gram in kcal by the general Atwater factors: FAO Food and Nutrition Paper 77, table 3.1. */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const

/** The nutrients that carry energy. */
export type Macro = keyof typeof KCAL_PER_GRAM

/**
 * How the energy of what was eaten is spread over the macros.
 * @returns whole per cent that add up to 100; undefined when there are no macros
 */
export function macroSplit(eaten: Pick<Nutrition, Macro>): Record<Macro, number> | undefined {
  const kcal = (macro: Macro) => Math.max(0, eaten[macro]) * KCAL_PER_GRAM[macro]
  const total = kcal('protein') + kcal('carbs') + kcal('fat')
  if (!(total > 0)) return undefined
  // The running sum is rounded, not each share: so the three always make 100.
  const protein = Math.round((100 * kcal('protein')) / total)
  const throughCarbs = Math.round((100 * (kcal('protein') + kcal('carbs'))) / total)
  return { protein, carbs: throughCarbs - protein, fat: 100 - throughCarbs }
}

/** The first hour of what people mostly eat from then on. */
const mealHours: readonly (readonly [from: number, meal: MealType])[] = [
  [22, 'snack'],
  [17, 'dinner'],
  [15, 'snack'],
  [11, 'lunch'],
  [4, 'breakfast'],
]

/**
 * The meal that is likely meant at an instant, by the clock where the person lives.
 * @param instant milliseconds since the epoch
 * @throws RangeError when the zone is not known
 */
export function mealAt(instant: number, timeZone: string): MealType {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return mealHours.find(([from]) => hour >= from)?.[1] ?? 'snack'
}

/** The fewest servings of one entry, and the step of the buttons. */
export const SERVINGS_STEP = 0.1

/** The finest servings that can be typed: 0.25, 0.333, 0.125. */
export const FINEST_SERVINGS = 0.001

/** The most servings of one entry. */
export const MOST_SERVINGS = 1000

/**
 * The next tenth up or down, within what can be logged: from 0.25 that is 0.3 or 0.2.
 * @param steps 1 for a step more, -1 for a step less
 */
export function stepServings(servings: number, steps: number): number {
  const exact = inThousandths(servings) / 100
  const tenths = (steps > 0 ? Math.floor(exact) : Math.ceil(exact)) + steps
  return Math.min(MOST_SERVINGS, Math.max(1, tenths) / 10)
}
