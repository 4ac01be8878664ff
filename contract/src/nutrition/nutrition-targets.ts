import { ownTargetBounds, type TargetKind } from '@pepwell/domain/nutrition/nutrition-targets'
import { z } from 'zod'
import { call } from '../call.ts'
import { numberOr } from '../fields.ts'
import * as calls from './nutrition-targets.calls.ts'

const Computed = z.object({ amount: z.number(), assumed: z.boolean() })

/**
 * The applicable daily targets: energy in kcal, protein and fiber in grams, water (all drinks) in mL. Each says whether
 * a default replaces missing profile data, and whether the person set it. `computed` has the computed targets.
 */
export const NutritionTargets = z.object({
  calories: z.number(),
  caloriesAssumed: z.boolean(),
  caloriesOwn: z.boolean(),
  protein: z.number(),
  proteinAssumed: z.boolean(),
  proteinOwn: z.boolean(),
  fiber: z.number(),
  fiberAssumed: z.boolean(),
  fiberOwn: z.boolean(),
  water: z.number(),
  waterAssumed: z.boolean(),
  waterOwn: z.boolean(),
  computed: z.object({ calories: Computed, protein: Computed, fiber: Computed, water: Computed }),
  /** computed grams of protein per kilogram of body weight; null while unknown */
  proteinPerKg: z.number().nullable(),
})
export type NutritionTargets = z.output<typeof NutritionTargets>

/** A personal target: a number within limits sets it, null clears it, omitted ones stay. */
function ownTarget(kind: TargetKind, what: string, unit: string) {
  const { min, max } = ownTargetBounds[kind]
  const message = `${what} is ${min} to ${max} ${unit}`
  return z.number(numberOr(message)).min(min, message).max(max, message).nullish()
}

/** Personal targets to set. */
export const NewTargets = z.object({
  calories: ownTarget('calories', 'A calorie target', 'kcal'),
  protein: ownTarget('protein', 'A protein target', 'g'),
  fiber: ownTarget('fiber', 'A fiber target', 'g'),
  water: ownTarget('water', 'A water target', 'mL'),
})

export const nutritionTargets = call(calls.nutritionTargets, {
  summary:
    'Get your daily targets of calories, protein, fiber and water: your own, or computed from your profile',
  reply: NutritionTargets,
})

export const setTargets = call(calls.setTargets, {
  summary: 'Set your daily targets, or clear them with null',
  body: NewTargets,
  reply: NutritionTargets,
})
