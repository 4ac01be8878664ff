import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { peptideName } from '@pepwell/domain/plan/plan'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { lastWeek } from '../../features/doses/by-day.ts'
import { RECENT_DOSES } from '../../features/doses/doses.api.ts'
import type { DueDay } from '../../features/doses/due-days.ts'
import { WeekStrip } from '../../features/doses/week-strip.tsx'
import { remindersQuery } from '../../features/reminders/reminders.api.ts'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { dosesAhead } from './doses-ahead.ts'

interface Known {
  entries: readonly PlanEntry[]
  reminders: readonly Reminder[]
  /** as the dashboard's figures count them */
  missed: readonly { userPeptideId: number; day: CalendarDay }[]
}

/** Scheduled doses up to today: today's due and upcoming ones, and missed ones before. */
function dueDaysOf(
  { entries, reminders, missed }: Known,
  circumstances: { today: CalendarDay; timeZone: string },
): DueDay[] {
  const { today, timeZone } = circumstances
  const ahead = dosesAhead(reminders, entries, circumstances)
  const overdue = reminders.flatMap(({ isActive, overdue: one, userPeptide }) =>
    isActive && one ? [{ day: dayOf(Date.parse(one.since), timeZone), name: userPeptide.peptide.name }] : [],
  )
  const others = missed.flatMap(({ userPeptideId, day }) => {
    const entry = entries.find(({ id }) => id === userPeptideId)
    return entry ? [{ day, name: peptideName(entry) }] : []
  })
  return [...ahead, ...overdue, ...others].filter(({ day }) => day <= today)
}

interface ThisWeekProps {
  entries: readonly PlanEntry[]
  doses: readonly DoseLog[]
  today: CalendarDay
  timeZone: string
  /** days of last week without a log */
  missed: Known['missed']
}

const AllDoses = () => (
  <Link
    to="/reminders?tab=history"
    className="py-2.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
  >
    All doses
  </Link>
)

/** The last days at a glance; the plan page has all doses. */
export function ThisWeek({ entries, doses, today, timeZone, missed }: ThisWeekProps) {
  const { data: reminders } = useQuery(remindersQuery)
  const calls = useMemo(
    () => dueDaysOf({ entries, reminders: reminders ?? [], missed }, { today, timeZone }),
    [entries, reminders, missed, today, timeZone],
  )
  const week = lastWeek(doses, { today, timeZone, isWhole: doses.length < RECENT_DOSES })
  return (
    <Card as="section">
      <CardHeader action={<AllDoses />} className="mb-2!">
        <CardTitle>Last 7 days</CardTitle>
      </CardHeader>
      <WeekStrip entries={entries} week={week} today={today} calls={calls} />
    </Card>
  )
}
