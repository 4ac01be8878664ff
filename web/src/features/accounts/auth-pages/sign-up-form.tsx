import { SignUp } from '@pepwell/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { dispatchToast, toast } from '../../../ui/toast-store.ts'
import { currentUserQuery, useSignUp } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'
import { deviceTimeZone } from '../time-zone/device-time-zone.ts'
import { clearCurrentUser } from './user-after-sign-in.ts'

const blank = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' }

/** The sign-up form: creates the account, loads the user and opens the profile. */
function useSignUpForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ resolver: schemaResolver(SignUp), defaultValues: blank })

  const signUp = useSignUp({
    onSuccess: async () => {
      // Clear the error of an earlier attempt.
      dispatchToast({ type: 'dismiss' })
      clearCurrentUser(client)
      // The account exists even if this fails; the next page loads the user again.
      await client.prefetchQuery(currentUserQuery)
      navigate('/profile', { replace: true })
    },
    onError: (error) => {
      const description = refusalText(error, 'Failed to create account. Please try again.')
      toast({ title: 'Signup Failed', description, variant: 'destructive' })
      showFieldErrors(form, error)
    },
  })

  const submit = form.handleSubmit((values) =>
    signUp.mutate({ body: { ...values, timeZone: deviceTimeZone() } }),
  )
  return { form, pending: signUp.isPending || signUp.isSuccess, submit }
}

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
