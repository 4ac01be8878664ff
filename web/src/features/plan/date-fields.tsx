import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EndField } from './end-field.tsx'
import type { EntryValues } from './entry-form.ts'

interface DateFieldsProps {
  /** the default start */
  start: CalendarDay
  /** a note about a changed start, if any */
  hint?: string
  /** the server's error for the end date */
  refusal?: string
}

/** A regimen's start and end. */
export function DateFields({ start, hint, refusal }: DateFieldsProps) {
  const { register, control, formState } = useFormContext<EntryValues>()
  const chosen = useWatch({ control, name: 'startDate' }) || start
  return (
    <>
      <Field label="Start date" optional hint={hint} error={formState.errors.startDate?.message}>
        <TextInput type="date" {...register('startDate', { setValueAs: (day) => day || undefined })} />
      </Field>
      <EndField start={chosen} refusal={refusal} />
    </>
  )
}
