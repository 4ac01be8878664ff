import { CLOCK_AHEAD_MS } from '@pepwell/domain/doses/doses'
import { Refusal } from '../../refusal.ts'

/** When a dose was taken. @throws Refusal TAKEN_IN_FUTURE */
export function momentTaken(takenAt: string, now: number): Date {
  const moment = new Date(takenAt)
  if (moment.getTime() > now + CLOCK_AHEAD_MS) throw new Refusal('TAKEN_IN_FUTURE')
  return moment
}
