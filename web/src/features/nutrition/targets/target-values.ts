import { NewTargets, type NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { ownTargetBounds } from '@pepwell/domain/nutrition/nutrition-targets'
import { inWaterUnit, toMilliliters, type WaterUnit } from '@pepwell/domain/nutrition/water'
import { z } from 'zod'

/** Water within its limits. */
function waterIn(unit: WaterUnit) {
  if (unit === 'mL') return NewTargets.shape.water
  const [least, most] = [ownTargetBounds.water.least, ownTargetBounds.water.most].map((milliliters) =>
    inWaterUnit(milliliters, unit),
  ) as [number, number]
  const message = `A water target is ${Math.ceil(least)} to ${Math.floor(most)} fl oz`
  return z.number(message).min(Math.ceil(least), message).max(Math.floor(most), message).nullish()
}

/** The contract's schema, with water in the person's unit. */
export const targetsSchema = (unit: WaterUnit) => NewTargets.extend({ water: waterIn(unit) })

/** Form values: custom targets, empty for defaults. */
export type TargetValues = z.input<typeof NewTargets>

export const valuesOf = (targets: NutritionTargets, unit: WaterUnit): TargetValues => ({
  calories: targets.caloriesOwn ? targets.calories : null,
  protein: targets.proteinOwn ? targets.protein : null,
  fiber: targets.fiberOwn ? targets.fiber : null,
  water: targets.waterOwn ? inWaterUnit(targets.water, unit) : null,
})

/** The request body: an empty field clears its target. */
export const bodyOf = ({ calories, protein, fiber, water }: TargetValues, unit: WaterUnit): TargetValues => ({
  calories: calories ?? null,
  protein: protein ?? null,
  fiber: fiber ?? null,
  water: water == null ? null : toMilliliters(water, unit),
})
