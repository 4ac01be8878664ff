import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { peptideName } from '@pepwell/domain/plan/plan'
import { followsDoses } from '@pepwell/domain/reminders/reminders'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '../../../lib/time/clock.ts'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { LATEST_DOSES, latestDosesQuery, remindersQuery } from '../reminders.api.ts'
import { followedAnchor } from './forecast.ts'
import { previewText, previewWarnings } from './preview.ts'
import type { ReminderValues } from './reminder-values.ts'

/** A dose of a plan entry; queued ones have a negative id. */
export interface EntryDose {
  id: number
  userPeptideId: number | null
  peptideName: string
  takenAt: string
}

/**
 * Whether a dose belongs to an entry's peptide, by the server's rule: a plan has each peptide once until completed,
 * and doses of completed or removed entries keep its name.
 * @param entries the current entries
 */
const isOfPeptide =
  (entry: PlanEntry, entries: readonly PlanEntry[]) =>
  ({ userPeptideId, peptideName: name }: EntryDose): boolean =>
    userPeptideId === entry.id ||
    (name === peptideName(entry) && !entries.some(({ id }) => id === userPeptideId))

const takenAtOf = ({ takenAt }: EntryDose) => Date.parse(takenAt)

/** Times of an entry's latest doses in the order logged, queued ones last. */
const takenOf = (doses: readonly EntryDose[]): number[] =>
  [...new Map(doses.map((dose) => [dose.id, dose])).values()]
    .toSorted((a, b) => takenAtOf(b) - takenAtOf(a))
    .slice(0, LATEST_DOSES)
    .toSorted((a, b) => (a.id < 0 || b.id < 0 ? b.id - a.id : a.id - b.id))
    .map(takenAtOf)

interface PreviewLineProps {
  entries: readonly PlanEntry[]
  anchor: CalendarDay
  /** the reminder to edit */
  followed?: Reminder
  /** the latest doses of all peptides, queued ones included */
  doses: readonly EntryDose[]
  timeZone: string
}

/** When the reminder will fire, from the form's values. */
export function PreviewLine({ entries, anchor, followed, doses, timeZone }: PreviewLineProps) {
  const { control } = useFormContext<ReminderValues>()
  const { userPeptideId, timingOptions: timings, ...typed } = useWatch({ control }) as ReminderValues
  const { data: reminders = [] } = useQuery(remindersQuery)
  const entry = entries.find(({ id }) => id === Number(userPeptideId))
  // Its last dose may be older than the latest doses of all peptides.
  const { data: stored = [] } = useQuery(latestDosesQuery(entry?.id))
  const from = {
    entry,
    reminder: followed,
    reminders: reminders.filter((reminder) => reminder.userPeptideId === Number(userPeptideId)),
    doses: entry ? takenOf([...doses.filter(isOfPeptide(entry, entries)), ...stored]) : [],
    now: serverNow(),
    timeZone,
  }
  const counted = followsDoses(typed.frequency) ? followedAnchor(typed, from) : anchor
  const times = { ...typed, timings, anchor: counted }
  return (
    <div>
      <p
        role="status"
        className="flex items-start gap-3 rounded-xl bg-sunken px-4 py-3 font-semibold tabular-nums"
      >
        <CalendarClock className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
        <span className="min-w-0">{previewText(times, from)}</span>
      </p>
      <WarningNotes messages={previewWarnings(times, from)} />
    </div>
  )
}
