import type { CallInput } from '@pepwell/contract/call'
import type { DoseLog, updateDose } from '@pepwell/contract/doses'
import { NewDose } from '@pepwell/contract/doses'
import type { z } from 'zod'
import { FullDose } from '../dose-form.ts'
import { momentFields, momentSaid } from '../moment.ts'

/** A dose that is changed: as it was logged, when it was taken is known, and how it felt need not be said. */
export const EditedDose = FullDose.omit({ userPeptideId: true }).extend({
  feeling: NewDose.shape.feeling,
})

export type EditedValues = z.input<typeof EditedDose>
export type FilledEdit = z.output<typeof EditedDose>

/** What stands in the form at first: the dose as it is. */
export const valuesOf = (dose: DoseLog, timeZone: string): EditedValues => ({
  dose: dose.dose,
  volume: dose.volume,
  injectionSite: dose.injectionSite ?? '',
  feeling: dose.feeling ?? '',
  notes: dose.notes ?? '',
  ...momentFields(Date.parse(dose.takenAt), timeZone),
})

/** What is sent of the form. An empty field is sent as none. */
export function changesOf(
  dose: DoseLog,
  { takenDate, takenTime, ...filled }: FilledEdit,
  timeZone: string,
): CallInput<typeof updateDose>['body'] {
  const takenAt = momentSaid(dose.takenAt, { takenDate, takenTime }, timeZone)
  return { ...filled, volume: filled.volume ?? null, takenAt }
}
