import { type CalendarDay, isCalendarDay } from '@pepwell/domain/time/calendar'
import { Clock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatWallTime } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import type { DoseValues } from './dose-values.ts'
import { FieldError } from './field-error.tsx'

/** Opens the native picker; where there is none, the field takes typed input. */
function pick(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // Not allowed or not supported: the field has the focus.
  }
}

/**
 * A date or time field that shows a word until touched. It keeps its width, so that buttons don't move when it loses
 * focus.
 */
function Chip({ words, icon, ...input }: ComponentProps<'input'> & { words: string; icon?: ReactNode }) {
  return (
    <span className="relative grid h-11 min-w-28 place-items-center rounded-full border-2 border-edge/50 hover:bg-sunken has-aria-invalid:border-danger">
      <input
        {...input}
        onClick={(event) => pick(event.currentTarget)}
        className="peer absolute inset-0 w-full cursor-pointer rounded-full bg-transparent px-2.5 text-center opacity-0 focus:opacity-100 [&::-webkit-calendar-picker-indicator]:hidden"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none flex items-center gap-2 px-3 font-semibold tabular-nums peer-focus:invisible [&_svg]:size-4.5"
      >
        {icon}
        {words}
      </span>
    </span>
  )
}

/** When the dose was taken, in the person's time zone; now by default. */
export function TakenField({ today }: { today: CalendarDay }) {
  const { register, control, formState } = useFormContext<DoseValues>()
  const [date, time] = useWatch({ control, name: ['takenDate', 'takenTime'] })
  const { takenDate, takenTime } = formState.errors
  const day = isCalendarDay(date) ? dayLabel(date, today) : 'Today'
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto font-bold">Taken</p>
        <Chip
          type="date"
          aria-label="Date"
          max={today}
          aria-invalid={takenDate ? true : undefined}
          aria-describedby={takenDate && 'taken-date-problem'}
          words={takenDate && !date ? 'Date' : day}
          {...register('takenDate')}
        />
        <Chip
          type="time"
          aria-label="Time"
          aria-invalid={takenTime ? true : undefined}
          aria-describedby={takenTime && 'taken-time-problem'}
          words={time ? formatWallTime(time) : takenTime ? 'Time' : 'Now'}
          icon={<Clock />}
          {...register('takenTime')}
        />
      </div>
      <FieldError id="taken-date-problem" text={takenDate?.message} />
      <FieldError id="taken-time-problem" text={takenTime?.message} />
    </div>
  )
}
