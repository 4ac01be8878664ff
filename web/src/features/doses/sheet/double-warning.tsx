import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { dayTaken } from '../by-day.ts'
import { DoseRow } from '../dose-row.tsx'
import type { Double } from './double.ts'

interface DoubleWarningProps {
  id: string
  double: Double
  today: string
  timeZone: string
}

/** Warns before saving a possible double dose: the other dose's time and site, and the plan. */
export function DoubleWarning({ id, double, today, timeZone }: DoubleWarningProps) {
  const [isShown, show] = useState(false)
  const { dose, title, reason } = double
  const when = `${dayLabel(dayTaken(dose, timeZone), today)}, ${formatTime(dose.takenAt, timeZone)}`
  return (
    <div className="rounded-2xl bg-warn-soft py-3 pr-4 pl-3.5">
      <div className="flex gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-warn-ink" />
        <div className="min-w-0 flex-1">
          <div id={id} role="alert">
            <p className="text-lg/6 font-bold text-warn-ink tabular-nums">{title}</p>
            <p className="mt-1 text-ink">{[when, sitesText(dose)].filter(Boolean).join(' · ')}</p>
            <p className="text-ink">{reason}</p>
          </div>
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => show(!isShown)}
            className="mt-1 min-h-11 font-semibold text-warn-ink underline underline-offset-4"
          >
            {isShown ? 'Hide that dose' : 'Show that dose'}
          </button>
        </div>
      </div>
      {isShown && (
        <ul className="-mb-1 border-t border-warn-ink/25">
          <DoseRow dose={dose} timeZone={timeZone} />
        </ul>
      )}
    </div>
  )
}
