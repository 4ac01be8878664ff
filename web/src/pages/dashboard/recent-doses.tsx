import type { DoseLog } from '@pepwell/contract/doses'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { Syringe } from 'lucide-react'
import { Link } from 'react-router'
import { DoseList } from '../../features/doses/dose-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const SHOWN = 5

interface RecentDosesProps {
  doses: readonly DoseLog[]
  today: CalendarDay
  timeZone: string
  onLog: () => void
}

function NoDoses({ onLog }: { onLog: () => void }) {
  return (
    <EmptyState
      icon={<Syringe />}
      title="No doses yet"
      text="Your first dose starts the history that your figures are counted from."
      action={<Button onClick={onLog}>Log your first dose</Button>}
    />
  )
}

/** The last few doses; all of them are on the plan page. */
export function RecentDoses({ doses, today, timeZone, onLog }: RecentDosesProps) {
  if (doses.length === 0) return <NoDoses onLog={onLog} />
  const all = doses.length > SHOWN && (
    <Link to="/reminders" className="font-semibold text-accent-ink underline-offset-4 hover:underline">
      All doses
    </Link>
  )
  return (
    <Card as="section">
      <CardHeader action={all}>
        <CardTitle>Recent doses</CardTitle>
      </CardHeader>
      <DoseList doses={doses.slice(0, SHOWN)} today={today} timeZone={timeZone} />
    </Card>
  )
}
