import { weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import { instantOf } from '@pepwell/domain/time/calendar'
import type { Background } from '../feature.ts'
import type { MovableClock, Send } from './caller.ts'
import { type DemoPeptide, demoPlan } from './regimen.ts'

/** So many of the last days had reminders; even, so that what is taken every other day is due on the first of them. */
export const REMINDED_DAYS = 4

const LEAD_MINUTES = 30
const MINUTE_MS = 60_000

interface Planned {
  send: Send
  entries: Map<DemoPeptide, number>
}

/** Sets a reminder for each entry of the plan, in the evening after its doses. */
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

/** What is sent on one day, as far as it has come; the days before have been read. */
export async function beReminded({ send, clock, background, timeZone }: Reminding, date: string) {
  clock.moveTo(instantOf(date, '00:00', timeZone))
  await send('POST', '/api/notifications/read', {})
  const times = demoPlan.map(({ time }) => instantOf(date, time, timeZone) - LEAD_MINUTES * MINUTE_MS)
  for (const instant of times.toSorted((one, other) => one - other)) {
    if (instant > Date.now()) return
    clock.moveTo(instant)
    for (const work of background) await work.catchUp()
  }
}
