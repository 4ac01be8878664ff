import { CLOCK_AHEAD_MS } from '@pepwell/domain/doses/doses'
import { Refusal } from './refusal.ts'

/** The instant of something logged. @throws Refusal MEASURED_IN_FUTURE */
export function momentOfEntry(at: string, now: number): Date {
  const moment = new Date(at)
  if (moment.getTime() > now + CLOCK_AHEAD_MS) throw new Refusal('MEASURED_IN_FUTURE')
  return moment
}
