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
  /** the recent doses; undefined until they are known */
  doses: readonly DoseLog[] | undefined
  entryId: number
  today: CalendarDay
  timeZone: string
}

function describe({ doses = [], entryId, today, timeZone }: LastDoseProps): string {
  const last = lastDoseOf(doses, entryId)
  // A long history is not here whole: then 'never' would be a guess.
  if (!last) return doses.length < RECENT_DOSES ? 'No dose logged yet' : 'No dose logged lately'
  const when = `${dayLabel(dayTaken(last, timeZone), today)}, ${formatTime(last.takenAt, timeZone)}`
  return `Last dose: ${[when, sitesText(last)].filter(Boolean).join(' · ')}`
}

/** When and where an entry's last dose went, and whether it waits to be sent. */
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
