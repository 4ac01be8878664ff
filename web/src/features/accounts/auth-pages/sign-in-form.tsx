import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

export function SignInForm({ id, onSecondStep }: { id: string; onSecondStep: () => void }) {
  const { errors, pending, formProps } = useSignInForm(onSecondStep)
  return (
    <form {...formProps} id={id} noValidate className="flex flex-col gap-5">
      <Field label="Email" error={errors.email}>
        <TextInput
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" pending={pending} pendingLabel="Signing in...">
        Sign In
      </Button>
    </form>
  )
}
