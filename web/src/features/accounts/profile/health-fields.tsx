import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'

const notes = [
  { name: 'healthConditions', label: 'Health conditions' },
  { name: 'allergies', label: 'Allergies' },
  { name: 'goals', label: 'Goals' },
] as const

export function HealthFields() {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <div className="flex flex-col gap-5">
      {notes.map(({ name, label }) => (
        <Field key={name} label={label} optional error={formState.errors[name]?.message}>
          <TextArea rows={2} {...register(name)} />
        </Field>
      ))}
    </div>
  )
}
