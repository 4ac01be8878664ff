import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import type { DoseValues } from '../dose-form.ts'

export function NotesField() {
  const { register, formState } = useFormContext<DoseValues>()
  return (
    <Field label="Notes" optional error={formState.errors.notes?.message}>
      <TextArea rows={2} {...register('notes')} />
    </Field>
  )
}
