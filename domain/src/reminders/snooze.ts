import { dayOf, instantOf } from '../time/calendar.ts'

const MINUTE_MS = 60_000

/** When 'this evening' is, by the person's clock. */
const EVENING = '19:00'

/** 'This evening' must be at least this far ahead, to be later than an hour. */
const LATER_MS = 90 * MINUTE_MS

/**
 * The snooze options for a due dose, in minutes with labels. 'This evening' is offered while it is well ahead.
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
