import type { ChangeEvent } from 'react'
import { TextInput } from './text-input.tsx'

interface MomentInputProps {
  /** an instant in ISO format; '' if empty */
  value: string
  onChange: (instant: string) => void
  timeZone: string
}

/** An instant as wall time in the person's zone: '2026-06-15T08:30'. */
function wallTime(instant: string, timeZone: string): string {
  if (instant === '') return ''
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The instant of a wall time; '' if empty. A time skipped by DST moves forward. */
function instantAt(typed: string, timeZone: string): string {
  if (typed === '') return ''
  const local = Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone)
  return new Date(local.epochMilliseconds).toISOString()
}

/** Date and time in the person's zone. */
export function MomentInput({ value, onChange, timeZone }: MomentInputProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(instantAt(target.value, timeZone))
  return <TextInput type="datetime-local" value={wallTime(value, timeZone)} onChange={change} />
}
