import type { CallInput } from '@pepwell/contract/declared'
import type { DoseLog, updateDose } from '@pepwell/contract/doses/doses'
import { typedInstant } from '../moment.ts'
import type { FilledDose } from '../sheet/dose-values.ts'

/** The edit's body: everything except the plan entry. Empty fields become null. */
export function changesOf(
  dose: DoseLog,
  { takenDate, takenTime, userPeptideId, sideEffects: _, ...filled }: FilledDose,
  timeZone: string,
): CallInput<typeof updateDose>['body'] {
  const takenAt = typedInstant(dose.takenAt, { takenDate, takenTime }, timeZone)
  return { ...filled, volume: filled.volume ?? null, takenAt }
}
