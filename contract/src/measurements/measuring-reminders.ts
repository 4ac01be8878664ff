import { measuringDays, measuringSubjectNames } from '@pepwell/domain/measurements/measuring-reminders'
import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './measuring-reminders.calls.ts'

const subject = z.enum(measuringSubjectNames, 'Choose what to measure')
const everyDays = z.literal(measuringDays, `Choose ${measuringDays.join(', ')} days`)

/** A measurement reminder. */
export const MeasuringReminder = z.object({
  subject,
  everyDays,
  /** the day of the next reminder, unless something is measured before */
  nextOn: z.string(),
})
export type MeasuringReminder = z.output<typeof MeasuringReminder>

export const listMeasuringReminders = call(calls.listMeasuringReminders, {
  summary: 'List your measurement reminders: weight, waist, blood pressure and lab tests',
  reply: z.array(MeasuringReminder),
})

export const setMeasuringReminder = call(calls.setMeasuringReminder, {
  summary: 'Set how often to be reminded to measure; null turns the reminder off',
  body: z.object({ subject, everyDays: everyDays.nullable() }),
  reply: z.array(MeasuringReminder),
})
