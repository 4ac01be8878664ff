import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import type { EntryValues } from './entry-form.ts'

/** Never filled in from a catalogue: the dose is for the person and their prescriber to decide. */
export function DoseField({ hint }: { hint?: ReactNode }) {
  const { register, formState } = useFormContext<EntryValues>()
  return (
    <Field label="Current dose" hint={hint} error={formState.errors.currentDose?.message}>
      <TextInput {...register('currentDose')} autoComplete="off" placeholder="with its unit" />
    </Field>
  )
}

export function NotesField() {
  const { register, formState } = useFormContext<EntryValues>()
  return (
    <Field label="Notes" optional error={formState.errors.notes?.message}>
      <TextArea {...register('notes')} />
    </Field>
  )
}
