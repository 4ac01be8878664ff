import type { CallInput } from '@pepwell/contract/declared'
import type { logFood } from '@pepwell/contract/nutrition/nutrition.calls'
import type { logWater } from '@pepwell/contract/nutrition/water.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { logSupplement } from '@pepwell/contract/vitamins/supplements.calls'
import type { logWeight } from '@pepwell/contract/weight/weight.calls'
import { waterText } from '@pepwell/domain/nutrition/water'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'
import { doseWords } from '../../features/doses/queued-doses.ts'
import type { PendingWrite } from '../../lib/offline/pending-writes.ts'

type BodyOf<Call> = CallInput<Call> extends { body: infer Body } ? Body : never
type Body = Partial<BodyOf<typeof logWeight> & BodyOf<typeof logFood> & BodyOf<typeof logSupplement>>
type Drink = Required<BodyOf<typeof logWater>>

const isDrink = (body: object): body is Drink => 'amount' in body

/** A short description of a queued write, by the fields only its call has. */
export function refusedWords(
  write: PendingWrite,
  entries: readonly PlanEntry[],
  weightUnit: WeightUnit = 'lbs',
): string {
  const { body } = write
  if (isDrink(body)) return `${waterText(body.amount, body.unit)} of water`
  const { weight, unit, foodName, supplementName, quantity } = body as Body & { unit?: never }
  if (foodName) return foodName
  if (supplementName && quantity && unit) return `${supplementName}, ${amountText({ quantity, unit })}`
  if (weight) return `Weigh-in of ${weightText(weight, readUnitOf(unit ?? 'lbs', weightUnit), 2)}`
  const { peptideName, dose } = doseWords(write, entries)
  return `${peptideName}, ${dose}`
}
