import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: FieldErrors<Record<'password' | 'confirmPassword', string>>
}

export const NewPasswordFields = ({ password, confirmPassword, errors }: NewPasswordFieldsProps) => (
  <>
    <Field label="New Password" hint="At least 8 characters" error={errors.password?.message}>
      <PasswordInput toggleName="new password" autoComplete="new-password" {...password} />
    </Field>
    <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
      <PasswordInput toggleName="confirm new password" autoComplete="new-password" {...confirmPassword} />
    </Field>
  </>
)
