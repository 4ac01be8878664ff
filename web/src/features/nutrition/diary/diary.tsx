import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { type WaterUnit, waterUnitFor } from '@pepwell/domain/nutrition/water'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '../../../lib/time/use-today.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { LogStart } from '../log/log-start.ts'
import { targetsQuery } from '../nutrition.api.ts'
import { useFoods } from '../use-foods.ts'
import { DayOfDiary } from './day-of-diary.tsx'
import { DayPicker } from './day-picker.tsx'
import { DaySkeleton } from './diary-skeleton.tsx'
import { daysOf, weekAround } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

interface DiaryProps {
  user: CurrentUser
  onAdd: (start: LogStart) => void
}

interface DiaryOfDayProps {
  waterUnit: WaterUnit
  day: CalendarDay
  today: CalendarDay
  timeZone: string
  onPick: (day: CalendarDay) => void
  onAdd: (start: LogStart) => void
}

function DiaryOfDay({ day, today, timeZone, waterUnit, onPick, onAdd }: DiaryOfDayProps) {
  const { from, to } = weekAround(day, today)
  const logs = useFoods(from, to)
  const targets = useQuery(targetsQuery)
  if (logs.data && targets.data) {
    const days = daysOf(logs.data, from, targets.data.calories)
    const shown = days.find((one) => one.day === day)
    return (
      <>
        <WeekStrip days={days} shown={day} target={targets.data.calories} today={today} onPick={onPick} />
        <DayOfDiary
          day={day}
          today={today}
          timeZone={timeZone}
          logs={shown?.logs ?? []}
          targets={targets.data}
          waterUnit={waterUnit}
          onAdd={onAdd}
        />
      </>
    )
  }
  const failed = [logs, targets].find(({ isError }) => isError)
  if (!failed) return <DaySkeleton />
  return (
    <ErrorState
      title="We couldn’t load your diary"
      error={failed.error}
      onRetry={() => failed.refetch()}
      retrying={failed.isFetching}
    />
  )
}

/** The food diary: one day, with its week above. */
export default function Diary({ user: { timeZone, weightUnit }, onAdd }: DiaryProps) {
  const today = useToday(timeZone)
  const [day, setDay] = useState(today)
  return (
    <div className="flex flex-col gap-5">
      <DayPicker day={day} today={today} onPick={setDay} />
      <DiaryOfDay
        day={day}
        today={today}
        timeZone={timeZone}
        waterUnit={waterUnitFor(weightUnit)}
        onPick={setDay}
        onAdd={onAdd}
      />
    </div>
  )
}
