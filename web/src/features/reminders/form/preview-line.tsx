import type { PlanEntry } from '@pepwell/contract/plan'
import type { Reminder } from '@pepwell/contract/reminders'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { CalendarClock } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '../../../lib/clock.ts'
import { previewText } from './preview.ts'
import type { ReminderValues } from './reminder-values.ts'

interface PreviewLineProps {
  entries: readonly PlanEntry[]
  anchor: CalendarDay
  /** the reminder that is changed: where it follows the doses, its anchor is that of the last one */
  followed?: Reminder
  timeZone: string
}

/** When the reminder will come, as it stands in the form. */
export function PreviewLine({ entries, anchor, followed, timeZone }: PreviewLineProps) {
  const { control } = useFormContext<ReminderValues>()
  const { userPeptideId, timingOptions: timings, ...typed } = useWatch({ control }) as ReminderValues
  const { frequency, every } = typed
  const entry = entries.find(({ id }) => id === Number(userPeptideId))
  const isFollowing = frequency === followed?.frequency && every === followed.every
  const times = { ...typed, timings, anchor, isFollowing }
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-xl bg-sunken px-4 py-3 font-semibold tabular-nums"
    >
      <CalendarClock className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
      <span className="min-w-0">{previewText(times, { entry, now: serverNow(), timeZone })}</span>
    </p>
  )
}
