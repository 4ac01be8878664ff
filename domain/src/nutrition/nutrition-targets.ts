import { ageOn } from '../accounts/profile.ts'
import type { CalendarDay } from '../time/calendar.ts'
import { goalDoubt } from '../weight/bmi.ts'
import { centimeters, type StoredHeight } from '../weight/heights.ts'
import type { WeightUnit } from '../weight/weight.ts'

/** The specification's own factor for its targets; weights elsewhere are converted exactly, in weight.ts. */
const KG_PER_POUND = 0.453592

/** The activity factor of a moderately active day. */
const ACTIVITY = 1.55

/** Defaults while the profile is incomplete. */
const DEFAULT_KCAL = 2000
const DEFAULT_PROTEIN_GRAMS = 120

/**
 * Adequate intake of fiber: 14 g per 1,000 kcal (Institute of Medicine, Dietary Reference Intakes for Energy, Carbohydrate,
 * Fiber …, 2005, doi 10.17226/10490; checked 2026-11-22).
 */
const FIBER_PER_KCAL = 14 / 1000

/**
 * Adequate intake of drinking water and other beverages for adults, in mL a day: about 3.0 L for men and 2.2 L for
 * women; the rest of 3.7 and 2.7 L comes from food (Institute of Medicine, Dietary Reference Intakes for Water …,
 * 2005, page 5, doi 10.17226/10925; checked 2026-11-22).
 */
const DRINKS = { male: 3000, other: 2200 }

/** Grams of protein per day and pound of goal weight, per the specification. */
const PROTEIN_PER_POUND = { min: 0.7, max: 1 }

/** The sources of fiber and water; the specification defines calories and protein. */
export const targetSources = {
  fiber: {
    name: 'National Academies, Dietary Reference Intakes for Energy, Carbohydrate, Fiber (2005)',
    url: 'https://doi.org/10.17226/10490',
    checked: '2026-11-22',
  },
  water: {
    name: 'National Academies, Dietary Reference Intakes for Water (2005)',
    url: 'https://doi.org/10.17226/10925',
    checked: '2026-11-22',
  },
} as const

/** Daily targets: energy in kcal, protein and fiber in grams, water in mL. */
export const targetKinds = ['calories', 'protein', 'fiber', 'water'] as const

export type TargetKind = (typeof targetKinds)[number]

/**
 * The limits of personal targets, in the unit of each kind. 800 kcal a day and less is a very low calorie diet, for
 * medical supervision (NHS, nhs.uk 'Very low calorie diets'; checked 2026-11-22); the other limits catch typos.
 */
export const ownTargetBounds: Record<TargetKind, { min: number; max: number }> = {
  calories: { min: 800, max: 6000 },
  protein: { min: 20, max: 400 },
  fiber: { min: 5, max: 100 },
  water: { min: 500, max: 8000 },
}

/** The inputs of targets. Weights in pounds; null when unknown. */
export interface TargetFacts extends StoredHeight {
  gender: string | null
  dateOfBirth: CalendarDay | null
  weight: number | null
  goalWeight: number | null
}

/** A person's own targets; null where the computed target applies. */
export type OwnTargets = Record<TargetKind, number | null>

/** No personal targets. */
export const noOwnTargets: OwnTargets = { calories: null, protein: null, fiber: null, water: null }

/** A computed target; `assumed` when the profile lacks data and a default applies. */
export interface ComputedTarget {
  /** above 0, not rounded, in the unit of its kind */
  amount: number
  assumed: boolean
}

/** The day's targets: the applicable ones, and the computed ones. */
export interface NutritionTargets {
  applied: Record<TargetKind, ComputedTarget & { own: boolean }>
  computed: Record<TargetKind, ComputedTarget>
  /** computed grams of protein per kilogram of body weight; null while unknown */
  proteinPerKg: number | null
}

/** Resting energy in kcal per day: the Harris–Benedict equation as revised by Roza and Shizgal in 1984. */
function restingEnergy(person: { isMale: boolean; kg: number; cm: number; age: number }): number {
  const { isMale, kg, cm, age } = person
  return isMale
    ? 88.362 + 13.397 * kg + 4.799 * cm - 5.677 * age
    : 447.593 + 9.247 * kg + 3.098 * cm - 4.33 * age
}

/** kcal; undefined when age, gender, weight or height is missing or implausible. */
function caloriesFor(person: TargetFacts, today: CalendarDay): number | undefined {
  const { gender, dateOfBirth, weight } = person
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, today)
  const cm = centimeters(person)
  if (age === undefined || !gender || !weight || !cm) return
  const body = { isMale: gender === 'male', kg: weight * KG_PER_POUND, cm, age }
  const calories = restingEnergy(body) * ACTIVITY
  return calories > 0 ? calories : undefined
}

/** Whether a person is losing weight. Underweight goals don't count. */
const isLosing = ({ weight, goalWeight, ...height }: TargetFacts): boolean =>
  goalWeight !== null &&
  goalWeight < (weight ?? 0) &&
  goalDoubt(goalWeight, centimeters(height)) === undefined

/** Grams of protein per kilogram of body weight: 1.2, or 1.4 when losing weight, plus 0.1 for men. */
function proteinPerKg(facts: TargetFacts): number | undefined {
  const { gender, weight } = facts
  if (!gender || !weight) return
  const factor = isLosing(facts) ? 1.4 : 1.2
  return factor + (gender === 'male' ? 0.1 : 0)
}

const targetOr = (amount: number | undefined, otherwise: number): ComputedTarget => ({
  amount: amount ?? otherwise,
  assumed: amount === undefined,
})

/**
 * The fiber for an energy target: 14 g per 1,000 kcal.
 * @param calories kcal per day
 * @returns grams per day
 */
export const fiberFor = (calories: number): number => calories * FIBER_PER_KCAL

/**
 * Computes a person's daily targets; everything that displays a target uses this.
 * - Energy: the revised Harris–Benedict equation × 1.55; 2000 kcal when age, gender, weight or height is missing.
 * - Protein: body weight in kg × 1.2, or × 1.4 when the goal is lower, plus 0.1 for men; 120 g when weight or gender is
 * missing.
 * - Fiber: 14 g per 1,000 kcal of the applicable energy target.
 * - Water, as drinks: 3.0 L for men, 2.2 L for everyone else and when the gender is missing.
 * Personal targets take precedence.
 * @param today in the person's time zone, for their age
 */
export function nutritionTargets(
  person: TargetFacts,
  today: CalendarDay,
  own: OwnTargets = noOwnTargets,
): NutritionTargets {
  const perKg = proteinPerKg(person)
  const protein = perKg === undefined ? undefined : (person.weight ?? 0) * KG_PER_POUND * perKg
  const calories = targetOr(caloriesFor(person, today), DEFAULT_KCAL)
  const computed = {
    calories,
    protein: targetOr(protein, DEFAULT_PROTEIN_GRAMS),
    fiber: {
      amount: fiberFor(own.calories ?? calories.amount),
      assumed: own.calories === null && calories.assumed,
    },
    water: { amount: person.gender === 'male' ? DRINKS.male : DRINKS.other, assumed: !person.gender },
  }
  const applied = (kind: TargetKind) => {
    const amount = own[kind]
    return amount === null ? { ...computed[kind], own: false } : { amount, assumed: false, own: true }
  }
  return {
    applied: {
      calories: applied('calories'),
      protein: applied('protein'),
      fiber: applied('fiber'),
      water: applied('water'),
    },
    computed,
    proteinPerKg: perKg ?? null,
  }
}

/** The protein guideline per pound of goal weight and, to a tenth, per kilogram. */
export const proteinGuideWords: Record<WeightUnit, { amount: string; per: string }> = {
  lbs: { amount: '0.7–1 g', per: 'per pound' },
  kg: { amount: '1.5–2.2 g', per: 'per kg' },
  st: { amount: '0.7–1 g', per: 'per pound' },
}

/**
 * Converts grams of protein per kilogram to the person's weight unit.
 * @returns grams, to the hundredth per pound
 */
export const proteinFor = (perKg: number, unit: WeightUnit): number =>
  unit === 'kg' ? perKg : Math.round(perKg * KG_PER_POUND * 100) / 100

/**
 * The protein guideline next to the target: 0.7 to 1 g per pound of goal weight.
 * @param goal pounds
 * @returns whole grams per day
 */
export const proteinGuide = (goal: number): { min: number; max: number } => ({
  min: Math.round(goal * PROTEIN_PER_POUND.min),
  max: Math.round(goal * PROTEIN_PER_POUND.max),
})
