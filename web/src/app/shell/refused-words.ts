import type { CallInput } from '@pepwell/contract/call'
import type { logFood } from '@pepwell/contract/nutrition.calls'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { logSupplement } from '@pepwell/contract/supplements.calls'
import type { logWeight } from '@pepwell/contract/weight.calls'
import { amountText } from '@pepwell/domain/supplements'
import { weightText } from '@pepwell/domain/weight'
import { doseWords } from '../../features/doses/waiting-doses.ts'
import type { Waiting } from '../../lib/offline/waiting.ts'

type BodyOf<Call> = CallInput<Call> extends { body: infer Body } ? Body : never
type Body = Partial<BodyOf<typeof logWeight> & BodyOf<typeof logFood> & BodyOf<typeof logSupplement>>

/** What something is that was logged here, in a few words: by what only its own call takes. */
export function refusedWords(body: Waiting['body'], entries: readonly PlanEntry[]): string {
  const { weight, unit, foodName, supplementName, quantity } = body as Body & { unit?: never }
  if (foodName) return foodName
  if (supplementName && quantity && unit) return `${supplementName}, ${amountText({ quantity, unit })}`
  if (weight) return `Weigh-in of ${weightText(weight, unit ?? 'lbs')}`
  const { peptideName, dose } = doseWords(body, entries)
  return `${peptideName}, ${dose}`
}
