import { dayOf, instantOf } from '../time/calendar.ts'

const MINUTE_MS = 60_000

/** When 'this evening' is, on the person's own clock. */
const EVENING = '19:00'

/** So far ahead at least, that it is later than an hour. */
const LATER_MS = 90 * MINUTE_MS

/**
 * For how long a dose that is due can be put off: minutes, with their words. The evening is offered while it is well ahead.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name
 */
export function snoozeChoices(now: number, timeZone: string): { label: string; minutes: number }[] {
  const evening = instantOf(dayOf(now, timeZone), EVENING, timeZone) - now
  return [
    { label: 'In 15 minutes', minutes: 15 },
    { label: 'In 1 hour', minutes: 60 },
    ...(evening >= LATER_MS ? [{ label: 'This evening', minutes: Math.ceil(evening / MINUTE_MS) }] : []),
  ]
}
