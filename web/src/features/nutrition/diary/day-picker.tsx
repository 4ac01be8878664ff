import { addDays, type CalendarDay, isCalendarDay } from '@pepwell/domain/time/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface DayPickerProps {
  day: CalendarDay
  today: CalendarDay
  onPick: (day: CalendarDay) => void
}

/** The earliest day. Also rejects a year that isn't completely typed. */
const EARLIEST = '1900-01-01'

/** Previous day, next day, or any day up to today. */
export function DayPicker({ day, today, onPick }: DayPickerProps) {
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
