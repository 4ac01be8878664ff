import { weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import { instantOf } from '@pepwell/domain/time/calendar'
import type { Background } from '../feature.ts'
import type { MovableClock, Send } from './caller.ts'
import { type DemoPeptide, demoPlan } from './regimen.ts'

/** Recent days with reminders; an even number, so that peptides for every other day are due on the first. */
export const REMINDED_DAYS = 4

const LEAD_MINUTES = 30
const MINUTE_MS = 60_000

interface Planned {
  send: Send
  entries: Map<DemoPeptide, number>
}

/** Creates a reminder for each plan entry, in the evening after its doses. */
export async function setReminders(
  { send, entries }: Planned,
  { firstDay, day }: { firstDay: string; day: number },
): Promise<void> {
  for (const [{ name, frequency, time, dose, startsOnDay }, userPeptideId] of entries) {
    await send('POST', '/api/reminders', {
      userPeptideId,
      title: `${name} Reminder`,
      dose: dose(day - startsOnDay),
      frequency,
      time,
      days: frequency === 'Weekly' ? [weekdayOf(firstDay)] : weekdays,
      timingOptions: [LEAD_MINUTES],
    })
  }
}

interface Reminding {
  send: Send
  clock: MovableClock
  background: readonly Background[]
  timeZone: string
}

/** Sends a day's reminders so far; those of earlier days are read. */
export async function simulateReminders({ send, clock, background, timeZone }: Reminding, date: string) {
  clock.moveTo(instantOf(date, '00:00', timeZone))
  await send('POST', '/api/notifications/read', {})
  const times = demoPlan.map(({ time }) => instantOf(date, time, timeZone) - LEAD_MINUTES * MINUTE_MS)
  for (const instant of times.toSorted((a, b) => a - b)) {
    if (instant > Date.now()) return
    clock.moveTo(instant)
    for (const work of background) await work.catchUp()
  }
}
