import type { PlanEntry } from '@pepwell/contract/plan'
import type { Reminder } from '@pepwell/contract/reminders'
import type { Overdue } from '@pepwell/domain/overdue'
import { type ToldReminder, timesByNow } from '@pepwell/domain/told-reminders'
import { plannedTimes } from './planned-times.ts'
import { isLive, isOver, type Standing } from './told-times.ts'

type Entries = readonly PlanEntry[]

const entryOf = ({ userPeptideId }: Reminder, entries: Entries) =>
  entries.find(({ id }) => id === userPeptideId)

const instantIn = (text: string | null) => (text === null ? null : Date.parse(text))
const textOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())

const overdueText = (overdue: Overdue, entry: PlanEntry | undefined): Reminder['overdue'] => ({
  occursOn: overdue.day,
  since: new Date(overdue.at).toISOString(),
  until: textOf(overdue.until),
  isMissed: overdue.isMissed,
  nextAt: textOf(overdue.nextAt),
  label: (overdue.isLabelled && entry?.peptide?.label?.missed?.source) || null,
})

function reckoned(
  reminders: readonly Reminder[],
  entries: Entries,
  moment: { now: number; timeZone: string },
) {
  const toldOf = (one: Reminder): ToldReminder => ({
    ...plannedTimes(one, entryOf(one, entries)),
    id: one.id,
    nextAt: instantIn(one.nextAt),
    missed: entryOf(one, entries)?.peptide?.label?.missed,
  })
  const ofEntry = Map.groupBy(reminders.filter(isLive), ({ userPeptideId }) => userPeptideId)
  return (reminder: Reminder): Reminder => {
    if (!isOver(reminder, moment.now)) return reminder
    const siblings = ofEntry.get(reminder.userPeptideId) ?? []
    const times = timesByNow(toldOf(reminder), siblings.map(toldOf), moment)
    if (!times) return { ...reminder, dueSince: null }
    return {
      ...reminder,
      dueSince: textOf(times.dueSince),
      overdue: times.overdue ? overdueText(times.overdue, entryOf(reminder, entries)) : null,
      // What was put off beside something overdue was that, which is over.
      snoozedUntil: reminder.overdue ? null : reminder.snoozedUntil,
      nextAt: textOf(times.nextAt),
    }
  }
}

/**
 * Tells how reminders stand at a moment, though they were told long before: as the server would, if nothing came of them since.
 * Reckoned anew only once something of it is over.
 */
export const standing: Standing = (reminders, entries, timeZone) => {
  let known = reminders
  return (now) => {
    if (known.some((one) => isOver(one, now))) known = known.map(reckoned(known, entries, { now, timeZone }))
    return known
  }
}
