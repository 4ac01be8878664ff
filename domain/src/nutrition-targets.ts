import type { CalendarDay } from './calendar.ts'
import { ageOn } from './profile.ts'

/** The specification's own factor for its targets; weights elsewhere are converted exactly, in weight.ts. */
const KG_PER_POUND = 0.453592
const CM_PER_INCH = 2.54

/** Energy used on a moderately active day, as a multiple of the resting one. */
const ACTIVITY = 1.55

/** What is aimed at while the profile doesn't say enough. */
const DEFAULT_KCAL = 2000
const DEFAULT_PROTEIN_GRAMS = 120

/** What targets are counted from. Weights in pounds, height in feet and inches; null where a fact isn't known. */
export interface TargetFacts {
  gender: string | null
  dateOfBirth: CalendarDay | null
  heightFeet: number | null
  heightInches: number | null
  weight: number | null
  goalWeight: number | null
}

/** The day's targets; `assumed` where the default stands in for what the profile doesn't say. */
export interface NutritionTargets {
  /** kcal, above 0, not rounded */
  calories: number
  caloriesAssumed: boolean
  /** grams, above 0, not rounded */
  protein: number
  proteinAssumed: boolean
}

/** Resting energy in kcal a day: Harris and Benedict's equation as Roza and Shizgal revised it in 1984. */
function restingEnergy(person: { isMale: boolean; kg: number; cm: number; age: number }): number {
  const { isMale, kg, cm, age } = person
  return isMale
    ? 88.362 + 13.397 * kg + 4.799 * cm - 5.677 * age
    : 447.593 + 9.247 * kg + 3.098 * cm - 4.33 * age
}

/** kcal, or undefined when age, gender, weight or height is missing or no person can be like that. */
function caloriesFor(person: TargetFacts, today: CalendarDay): number | undefined {
  const { gender, dateOfBirth, heightFeet, heightInches, weight } = person
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, today)
  if (age === undefined || !gender || !weight || heightFeet === null || heightInches === null) return
  const inches = heightFeet * 12 + heightInches
  if (inches === 0) return
  const body = { isMale: gender === 'male', kg: weight * KG_PER_POUND, cm: inches * CM_PER_INCH, age }
  const calories = restingEnergy(body) * ACTIVITY
  return calories > 0 ? calories : undefined
}

/** Grams: 1.2 a kilogram of body weight, 1.4 for who wants to lose some, and 0.1 more for men. */
function proteinFor({ gender, weight, goalWeight }: TargetFacts): number | undefined {
  if (!gender || !weight) return
  const factor = goalWeight !== null && goalWeight < weight ? 1.4 : 1.2
  return weight * KG_PER_POUND * (factor + (gender === 'male' ? 0.1 : 0))
}

/**
 * How much energy and protein a person aims at in a day.
 *
 * - Energy: the revised Harris–Benedict equation × 1.55; 2000 kcal when age, gender, weight or height is missing.
 * - Protein: body weight in kg × 1.2, or × 1.4 when the goal lies below it, with 0.1 more for men; 120 g when weight or
 *   gender is missing.
 *
 * @param today the person's own calendar day, on which their age is counted
 */
export function nutritionTargets(person: TargetFacts, today: CalendarDay): NutritionTargets {
  const calories = caloriesFor(person, today)
  const protein = proteinFor(person)
  return {
    calories: calories ?? DEFAULT_KCAL,
    caloriesAssumed: calories === undefined,
    protein: protein ?? DEFAULT_PROTEIN_GRAMS,
    proteinAssumed: protein === undefined,
  }
}
