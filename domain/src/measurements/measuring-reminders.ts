import { addDays, type CalendarDay } from '../time/calendar.ts'
import { checkOn, nextCheck } from '../time/daily-checks.ts'

/** What people can be reminded to measure. */
export const measuringSubjects = {
  weight: { label: 'Weight', title: 'Time to weigh in', path: '/dashboard' },
  waist: { label: 'Waist', title: 'Time to measure your waist', path: '/body' },
  'blood-pressure': { label: 'Blood pressure', title: 'Time to take your blood pressure', path: '/body' },
  labs: { label: 'Lab tests', title: 'Time for your lab tests', path: '/body' },
} as const

export type MeasuringSubject = keyof typeof measuringSubjects

export const measuringSubjectNames = Object.keys(measuringSubjects) as [
  MeasuringSubject,
  ...MeasuringSubject[],
]

/** How often people can be reminded: days, in words. */
export const measuringIntervals = {
  7: 'Every week',
  14: 'Every 2 weeks',
  30: 'Every month',
  90: 'Every 3 months',
} as const

/** The numbers of days that people can choose. */
export const measuringDays = [7, 14, 30, 90] as const

/** The first day without a measurement that is due; today if nothing was ever measured. */
export const measuringDay = (
  lastOn: CalendarDay | null,
  everyDays: number,
  today: CalendarDay,
): CalendarDay => (lastOn === null ? today : addDays(lastOn, everyDays))

/**
 * When to remind next, in milliseconds since the epoch: at nine on the day that a measurement is due, but not before
 * the next nine o'clock.
 */
export function nextMeasuring(
  { lastOn, everyDays }: { lastOn: CalendarDay | null; everyDays: number },
  { now, today, timeZone }: { now: number; today: CalendarDay; timeZone: string },
): number {
  return Math.max(nextCheck(now, timeZone), checkOn(measuringDay(lastOn, everyDays, today), timeZone))
}
