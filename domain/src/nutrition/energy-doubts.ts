import { KCAL_PER_GRAM, type Macro, type Nutrition } from './nutrition.ts'

/** A label's other nutrients, in grams; omitted when unknown. */
export type TypedFood = Partial<Nutrition> & { fiber?: number | null; sugar?: number | null }

/** Why calories look wrong, and the kcal that the macros suggest. */
export interface EnergyDoubt {
  kind: 'tooFew' | 'tooMany'
  /** the one macro with more energy than the whole food; undefined when it takes several */
  macro?: Macro
  /** of all of that macro, or of all macros */
  kcal: number
}

/**
 * Grams of carbs that may have no energy: fiber, and sugar alcohols such as erythritol, which labels count as carbs (21
 * CFR 101.9(c)(1)(i)(F) lets insoluble fiber and erythritol count 0 kcal/g).
 */
const CARBS_WITHOUT_ENERGY = 40

/** kcal that no macro explains: about seven US standard drinks, 14 g of alcohol each (NIAAA) at 7 kcal/g. */
const KCAL_OF_ALCOHOL = 700

/** Labels round, and the general factors are averages: smaller differences aren't worth a question. */
const TOLERANCE = { kcal: 50, share: 1 / 3 }

/** Grams of carbs that certainly have 4 kcal: sugar, and carbs beyond fiber and possible sugar alcohols. */
function carbsWithEnergy({ carbs = 0, sugar, fiber }: TypedFood): number {
  const rest = carbs - (sugar ?? 0) - (fiber ?? 0) - CARBS_WITHOUT_ENERGY
  return Math.min(carbs, (sugar ?? 0) + Math.max(0, rest))
}

const energyOf = ({ protein = 0, carbs = 0, fat = 0 }: TypedFood): Record<Macro, number> => ({
  protein: KCAL_PER_GRAM.protein * protein,
  carbs: KCAL_PER_GRAM.carbs * carbs,
  fat: KCAL_PER_GRAM.fat * fat,
})

const sumOf = ({ protein, carbs, fat }: Record<Macro, number>): number => protein + carbs + fat

/**
 * Whether a food's calories are far from its macros by the general Atwater factors (4, 4 and 9 kcal/g). They may still
 * be right.
 * @param food one serving: kcal and grams
 * @returns undefined when plausible, without calories or without any macro
 */
export function energyDoubt(food: TypedFood): EnergyDoubt | undefined {
  const { calories } = food
  if (calories === undefined) return undefined
  const whole = energyOf(food)
  const isTooFew = (kcal: number) =>
    kcal - calories > TOLERANCE.kcal && calories < kcal * (1 - TOLERANCE.share)
  const min = energyOf({ ...food, carbs: carbsWithEnergy(food) })
  if (isTooFew(sumOf(min))) {
    const macro = (['protein', 'carbs', 'fat'] as const).find((one) => isTooFew(min[one]))
    return { kind: 'tooFew', macro, kcal: macro ? whole[macro] : sumOf(whole) }
  }
  const kcal = sumOf(whole)
  const isTooMany = calories - kcal > KCAL_OF_ALCOHOL && calories > kcal * (1 + TOLERANCE.share)
  return kcal > 0 && isTooMany ? { kind: 'tooMany', kcal } : undefined
}
