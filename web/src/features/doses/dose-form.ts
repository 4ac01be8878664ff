import { DoseForm, NewDose } from '@pepwell/contract/doses'
import { isCalendarDay } from '@pepwell/domain/calendar'
import { z } from 'zod'

/** A syringe is read to the microlitre at best, and no more is stored. */
const VOLUME_DECIMALS = 3

const volume = DoseForm.shape.volume.refine(
  (mL) => mL === null || mL === undefined || Number(mL.toFixed(VOLUME_DECIMALS)) === mL,
  `Volume has at most ${VOLUME_DECIMALS} decimals`,
)

const realDay = (day: string) => day === '' || isCalendarDay(day)

/** Which occurrence of a reminder it is for: undefined where nobody is asked, null until they have answered. */
const settles = NewDose.shape.settles.nullable().transform((said, context) => {
  if (said !== null) return said
  context.addIssue({ code: 'custom', message: 'Please choose which one it is for' })
  return z.NEVER
})

/** The dashboard's form. */
export const FullDose = DoseForm.extend({
  volume,
  settles,
  takenDate: DoseForm.shape.takenDate.refine(realDay, 'Please enter a valid date'),
})

/** The plan page's form: only the dose is required, and without date and time it means now. */
export const QuickDose = FullDose.extend({
  feeling: NewDose.shape.feeling,
  takenDate: z.string().refine(realDay, 'Please enter a valid date'),
  takenTime: z.string(),
})

/** What stands in the fields of the dashboard's form, and of either form. */
export type FullDoseValues = z.input<typeof FullDose>
export type DoseValues = z.input<typeof QuickDose>

/** What a filled form hands over. */
export type FilledFullDose = z.output<typeof FullDose>
export type FilledDose = z.output<typeof QuickDose>
