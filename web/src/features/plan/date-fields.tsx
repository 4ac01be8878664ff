import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EndField } from './end-field.tsx'
import type { EntryValues } from './entry-form.ts'

interface DateFieldsProps {
  /** the start as long as no other day is chosen */
  start: CalendarDay
  /** what follows from another start, where something does */
  hint?: string
  /** what the server says against the end */
  refusal?: string
}

/** When a regimen begins and ends. */
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
