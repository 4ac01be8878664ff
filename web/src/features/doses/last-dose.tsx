import type { DoseLog } from '@pepwell/contract/doses/doses'
import { sitesText } from '@pepwell/domain/doses/injection-sites'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatTime } from '../../lib/time/dates.ts'
import { dayLabel } from '../../lib/time/day-label.ts'
import { QueuedNote } from '../../ui/queued-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dayTaken } from './by-day.ts'
import { RECENT_DOSES } from './doses.api.ts'
import { lastDoseOf } from './last-dose-of.ts'
import { queuedDoseOf } from './queued-dose.ts'

interface LastDoseProps {
  /** recent doses; undefined while loading */
  doses: readonly DoseLog[] | undefined
  entryId: number
  today: CalendarDay
  timeZone: string
}

function describe({ doses = [], entryId, today, timeZone }: LastDoseProps): string {
  const last = lastDoseOf(doses, entryId)
  // The list may be incomplete, so 'never' would be a guess.
  if (!last) return doses.length < RECENT_DOSES ? 'No dose logged yet' : 'No dose logged lately'
  const day = dayLabel(dayTaken(last, timeZone), today).replace(/^(Today|Yesterday)$/, (word) =>
    word.toLowerCase(),
  )
  const when = `Taken ${day}, ${formatTime(last.takenAt, timeZone)}`
  return [when, sitesText(last)].filter(Boolean).join(' · ')
}

/** When and where an entry's last dose was taken, and whether it is queued. */
export function LastDose(props: LastDoseProps) {
  const { doses, entryId } = props
  if (!doses) return <Skeleton className="h-5 w-3/4" />
  const last = lastDoseOf(doses, entryId)
  return (
    <div>
      <p className="text-sm">{describe(props)}</p>
      {last && queuedDoseOf(last) && <QueuedNote />}
    </div>
  )
}
