import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { asChoice } from './typed-values.ts'
import { useLinkedField } from './use-linked-field.ts'

export function NameFields() {
  const { register, formState } = useFormContext<ProfileValues>()
  const { firstName, lastName } = formState.errors
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="First name" error={firstName?.message}>
        <TextInput autoComplete="given-name" autoCapitalize="words" {...register('firstName')} />
      </Field>
      <Field label="Last name" error={lastName?.message}>
        <TextInput autoComplete="family-name" autoCapitalize="words" {...register('lastName')} />
      </Field>
    </div>
  )
}

export function EmailField() {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <Field label="Email" error={formState.errors.email?.message}>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...register('email')}
      />
    </Field>
  )
}

export function PhoneField({ optional = false, anchor }: { optional?: boolean; anchor?: string }) {
  const { register, formState } = useFormContext<ProfileValues>()
  useLinkedField(anchor)
  return (
    <div id={anchor} className="scroll-mt-24">
      <Field label="Phone number" optional={optional} error={formState.errors.phoneNumber?.message}>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phoneNumber', asChoice)} />
      </Field>
    </div>
  )
}
