import type { CallInput } from '@pepwell/contract/call'
import type { logFood } from '@pepwell/contract/nutrition.calls'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { logSupplement } from '@pepwell/contract/supplements.calls'
import type { logWater } from '@pepwell/contract/water.calls'
import type { logWeight } from '@pepwell/contract/weight.calls'
import { amountText } from '@pepwell/domain/supplements'
import { waterText } from '@pepwell/domain/water'
import { type WeightUnit, weightText } from '@pepwell/domain/weight'
import { readUnitOf } from '@pepwell/domain/weight-units'
import { doseWords } from '../../features/doses/queued-doses.ts'
import type { PendingWrite } from '../../lib/offline/pending-writes.ts'

type BodyOf<Call> = CallInput<Call> extends { body: infer Body } ? Body : never
type Body = Partial<BodyOf<typeof logWeight> & BodyOf<typeof logFood> & BodyOf<typeof logSupplement>>
type Drink = Required<BodyOf<typeof logWater>>

const isDrink = (body: object): body is Drink => 'amount' in body

/** What something is that was logged here, in a few words: by what only its own call takes. */
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
