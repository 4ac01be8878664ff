import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { type WaterUnit, waterUnitFor } from '@pepwell/domain/nutrition/water'
import { addDays, type CalendarDay, isCalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { LogStart } from '../log/log-start.ts'
import { targetsQuery } from '../nutrition.api.ts'
import { useFoods } from '../use-foods.ts'
import { DayOfDiary } from './diary-day.tsx'
import { DaySkeleton } from './diary-skeleton.tsx'
import { daysOf, weekAround } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

interface DayPickerProps {
  day: CalendarDay
  today: CalendarDay
  onPick: (day: CalendarDay) => void
}

/** The earliest day. Also rejects a year that isn't completely typed. */
const EARLIEST = '1900-01-01'

/** Previous day, next day, or any day up to today. */
function DayPicker({ day, today, onPick }: DayPickerProps) {
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (isCalendarDay(value) && value >= EARLIEST && value <= today) onPick(value)
  }
  return (
    <div className="flex items-center gap-1.5">
      <IconButton aria-label="Previous day" onClick={() => onPick(addDays(day, -1))}>
        <ChevronLeft className="size-6" />
      </IconButton>
      <TextInput
        // A typed date passes through invalid dates, so the field is uncontrolled and resets on a new day.
        key={day}
        type="date"
        aria-label="Day"
        className="flex-1"
        min={EARLIEST}
        max={today}
        defaultValue={day}
        onChange={type}
      />
      <IconButton aria-label="Next day" disabled={day >= today} onClick={() => onPick(addDays(day, 1))}>
        <ChevronRight className="size-6" />
      </IconButton>
      <Button variant="secondary" size="sm" disabled={day === today} onClick={() => onPick(today)}>
        Today
      </Button>
    </div>
  )
}

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
