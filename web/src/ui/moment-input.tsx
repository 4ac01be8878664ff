import type { ChangeEvent } from 'react'
import { TextInput } from './text-input.tsx'

interface MomentInputProps {
  /** an instant as ISO text; '' for none */
  value: string
  onChange: (instant: string) => void
  timeZone: string
}

/** An instant on the person's own clock: '2026-06-15T08:30'. */
function wallTime(instant: string, timeZone: string): string {
  if (instant === '') return ''
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The instant of a wall time; '' for none. A time that the clock skips is read as the later one. */
function instantAt(typed: string, timeZone: string): string {
  if (typed === '') return ''
  const local = Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone)
  return new Date(local.epochMilliseconds).toISOString()
}

/** A date with its time, typed on the person's own clock. */
export function MomentInput({ value, onChange, timeZone }: MomentInputProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(instantAt(target.value, timeZone))
  return <TextInput type="datetime-local" value={wallTime(value, timeZone)} onChange={change} />
}
