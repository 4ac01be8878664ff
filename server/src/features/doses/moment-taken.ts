import { Refusal } from '../../http/refusal.ts'

/** Clocks of phones run ahead a little; further ahead is a wrong date. */
const CLOCK_SKEW_MS = 5 * 60 * 1000

/** When a dose was taken. @throws Refusal TAKEN_IN_FUTURE */
export function momentTaken(takenAt: string, now: number): Date {
  const moment = new Date(takenAt)
  if (moment.getTime() > now + CLOCK_SKEW_MS) throw new Refusal('TAKEN_IN_FUTURE')
  return moment
}
