import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import {
  fiberFor,
  proteinFor,
  proteinGuide,
  proteinGuideWords,
} from '@pepwell/domain/nutrition/nutrition-targets'
import { inWaterUnit, type WaterUnit, waterText } from '@pepwell/domain/nutrition/water'
import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { gramsText, kcalText, wholeText } from '../figures.ts'

/** The default calorie target, and what it is calculated from. */
export function caloriesWords({ computed: { calories } }: NutritionTargets): string {
  const amount = kcalText(calories.amount)
  return calories.assumed
    ? `${amount} until you add your age, gender, weight and height`
    : `${amount}: a moderately active day at your age, gender, weight and height`
}

/** What a protein amount is calculated from, in the person's weight unit. */
export const proteinReason = ({ proteinPerKg }: NutritionTargets, unit: WeightUnit): string =>
  proteinPerKg === null
    ? ' until you add your gender and weight'
    : `: ${gramsText(proteinFor(proteinPerKg, unit), 2)} ${proteinGuideWords[unit].per} of your weight`

/** The default protein target. */
export const proteinWords = (targets: NutritionTargets, unit: WeightUnit): string =>
  `${wholeText(targets.computed.protein.amount)} g${proteinReason(targets, unit)}`

/** The common guideline, if there is a goal weight. */
export function guideWords({
  goalWeight,
  weightUnit,
}: Pick<CurrentUser, 'goalWeight' | 'weightUnit'>): string | undefined {
  if (!goalWeight) return undefined
  const { amount, per } = proteinGuideWords[weightUnit]
  const { min, max } = proteinGuide(goalWeight)
  return `The guide of ${amount} ${per} of goal weight would be ${min}–${max} g.`
}

/**
 * The default fiber target.
 * @param calories typed calorie target in kcal; undefined for the default
 */
export const fiberWords = ({ computed }: NutritionTargets, calories: number | null): string =>
  `${wholeText(fiberFor(calories ?? computed.calories.amount))} g: 14 g per 1,000 kcal of your calorie target`

/** The default water target. */
export function waterWords(
  { computed: { water } }: NutritionTargets,
  { unit, gender }: { unit: WaterUnit; gender: string | null },
): string {
  const amount = waterText(Math.round(inWaterUnit(water.amount, unit)), unit)
  const group = gender === 'male' ? 'men' : 'women'
  const other = gender === 'male' || gender === 'female' ? '' : ', the lower of the two published values'
  return `${amount}, counting everything you drink: an adequate intake for ${group}${other}`
}
