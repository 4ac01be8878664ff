import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '@pepwell/domain/time/calendar'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface WithEnd {
  endDate?: string | null
}

/** Common lengths of regimens, in weeks. */
const LENGTHS = [4, 8, 12, 16]

const DAYS_PER_WEEK = 7

/** The last day of this many weeks, including the first day. */
const lastDayOf = (weeks: number, start: CalendarDay): CalendarDay =>
  addDays(start, weeks * DAYS_PER_WEEK - 1)

function lengthText(start: CalendarDay, end: CalendarDay | null | undefined): string {
  if (!end || !isCalendarDay(end) || end < start) return ''
  const days = daysBetween(start, end) + 1
  return days % DAYS_PER_WEEK === 0
    ? `${days / DAYS_PER_WEEK} ${days === DAYS_PER_WEEK ? 'week' : 'weeks'}`
    : `${days} ${days === 1 ? 'day' : 'days'}`
}

/** A regimen's last day, if any: a date, or a length from its start. */
export function EndField({ start, refusal }: { start: CalendarDay; refusal?: string }) {
  const { register, setValue, control, formState } = useFormContext<WithEnd>()
  const end = useWatch({ control, name: 'endDate' })
  const choose = (weeks: number) => {
    const day = lastDayOf(weeks, start)
    setValue('endDate', end === day ? '' : day, { shouldValidate: true, shouldDirty: true })
  }
  const length = lengthText(start, end)
  return (
    <div>
      <Field
        label="End date"
        optional
        hint="Last day. Leave blank if ongoing."
        error={formState.errors.endDate?.message ?? refusal}
      >
        <TextInput type="date" {...register('endDate')} />
      </Field>
      <fieldset className="mt-2 flex flex-wrap items-center gap-2">
        <legend className="sr-only">Length</legend>
        {LENGTHS.map((weeks) => (
          <Button
            key={weeks}
            variant="secondary"
            size="sm"
            aria-pressed={end === lastDayOf(weeks, start)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => choose(weeks)}
          >
            {weeks} weeks
          </Button>
        ))}
      </fieldset>
      <p role="status" className="mt-1.5 text-sm text-soft tabular-nums empty:mt-0">
        {length && `Runs for ${length}.`}
      </p>
    </div>
  )
}
