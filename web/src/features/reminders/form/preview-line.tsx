import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '../../../lib/time/clock.ts'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { remindersQuery } from '../reminders.api.ts'
import { previewText, previewWarnings } from './preview.ts'
import type { ReminderValues } from './reminder-values.ts'

/** A dose of a plan entry; one that waits for the line has an id below zero. */
export interface EntryDose {
  id: number
  userPeptideId: number | null
  peptideName: string
  takenAt: string
}

/** So many latest doses of a peptide are what the server goes by. */
const LATEST = 20

/**
 * Whether a dose is of an entry's peptide, as the server counts it: a plan has a peptide once until it is completed, and
 * doses of completed and removed entries keep its name.
 * @param entries the entries that are under way
 */
const isOfPeptide =
  (entry: PlanEntry, entries: readonly PlanEntry[]) =>
  ({ userPeptideId, peptideName: name }: EntryDose): boolean =>
    userPeptideId === entry.id ||
    (name === peptideName(entry) && !entries.some(({ id }) => id === userPeptideId))

/** When the latest doses of an entry's peptide were taken, in the order in which they were logged; queued ones come last. */
const takenOf = (doses: readonly EntryDose[], entry: PlanEntry, entries: readonly PlanEntry[]): number[] =>
  doses
    .filter(isOfPeptide(entry, entries))
    .slice(0, LATEST)
    .toSorted((one, other) => (one.id < 0 || other.id < 0 ? other.id - one.id : one.id - other.id))
    .map(({ takenAt }) => Date.parse(takenAt))

interface PreviewLineProps {
  entries: readonly PlanEntry[]
  anchor: CalendarDay
  /** the reminder that is changed: where it follows the doses, its anchor is that of the last one */
  followed?: Reminder
  doses: readonly EntryDose[]
  timeZone: string
}

/** When the reminder will come, as it stands in the form. */
export function PreviewLine({ entries, anchor, followed, doses, timeZone }: PreviewLineProps) {
  const { control } = useFormContext<ReminderValues>()
  const { userPeptideId, timingOptions: timings, ...typed } = useWatch({ control }) as ReminderValues
  const { frequency, every } = typed
  const { data: reminders = [] } = useQuery(remindersQuery)
  const entry = entries.find(({ id }) => id === Number(userPeptideId))
  const isFollowing = frequency === followed?.frequency && every === followed.every
  const times = { ...typed, timings, anchor, isFollowing }
  const from = {
    entry,
    reminder: followed,
    reminders: reminders.filter((one) => one.userPeptideId === Number(userPeptideId)),
    doses: entry ? takenOf(doses, entry, entries) : [],
    now: serverNow(),
    timeZone,
  }
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
