import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

function PasswordFields({ register, formState }: ReturnType<typeof useSignUpForm>['form']) {
  const { password, confirmPassword } = formState.errors
  return (
    <>
      <Field label="Password" hint="At least 8 characters" error={password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={confirmPassword?.message}>
        <PasswordInput
          toggleName="confirm password"
          autoComplete="new-password"
          {...register('confirmPassword')}
        />
      </Field>
    </>
  )
}

/** Every field needed to create an account. */
export function SignUpForm() {
  const { form, pending, submit } = useSignUpForm()
  const { register } = form
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" autoCapitalize="words" {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" autoCapitalize="words" {...register('lastName')} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...register('email')}
        />
      </Field>
      <Field label="Phone number" error={errors.phoneNumber?.message}>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phoneNumber')} />
      </Field>
      <PasswordFields {...form} />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Creating account...">
        Create Account
      </Button>
    </form>
  )
}
