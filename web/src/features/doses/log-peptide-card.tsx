import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { dayLabel } from '../../lib/time/day-label.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../ui/card.tsx'
import { ColorDot } from '../../ui/color-dot.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { dayTaken } from './by-day.ts'
import { lastDoseOf } from './last-dose-of.ts'

interface LogPeptideCardProps {
  /** the active plan entries */
  entries: readonly PlanEntry[]
  doses: readonly DoseLog[]
  today: CalendarDay
  timeZone: string
  onLog: (entryId: number) => void
}

/** The active plan, with a log button for each peptide. */
export function LogPeptideCard({ entries, doses, today, timeZone, onLog }: LogPeptideCardProps) {
  const lastTime = (entryId: number) => {
    const last = lastDoseOf(doses, entryId)
    return last ? `Last: ${dayLabel(dayTaken(last, timeZone), today)}` : 'Not logged lately'
  }
  return (
    <Card as="section">
      <CardHeader>
        <CardTitle>Log Peptide</CardTitle>
      </CardHeader>
      {entries.length === 0 && <CardText>No active peptide in your plan.</CardText>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
            <ColorDot colorSlot={entry.hue} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">
                <NoBreakText>{peptideName(entry)}</NoBreakText>
              </p>
              <p className="text-sm text-soft">
                {entry.currentDose} · {lastTime(entry.id)}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Log Dose: ${peptideName(entry)}`}
              onClick={() => onLog(entry.id)}
            >
              Log
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
