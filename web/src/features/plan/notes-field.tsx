import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import type { EntryValues } from './entry-form.ts'

export function NotesField() {
  const { register, formState } = useFormContext<EntryValues>()
  return (
    <Field label="Notes" optional error={formState.errors.notes?.message}>
      <TextArea {...register('notes')} />
    </Field>
  )
}
