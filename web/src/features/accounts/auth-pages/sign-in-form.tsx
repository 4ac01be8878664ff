import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePlainForm } from './use-plain-form.ts'
import { showSignInFailure, useSignIn } from './use-sign-in.ts'

const loadSchema = () => import('@pepwell/contract/accounts/accounts').then(({ SignIn }) => SignIn)

function useSignInForm(onSecondStep: () => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [checking, setChecking] = useState(false)
  const { errors, show, check, recheck, prepare } = usePlainForm(loadSchema)
  const onRefused = (error: Error) => {
    if (ref.current && error instanceof ApiError) show(ref.current, error.fields ?? {})
  }
  const signIn = useSignIn({ onSecondStep, onRefused })
  // Also after a success: the page is about to close.
  const pending = checking || signIn.isPending || signIn.isSuccess

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecking(true)
    try {
      const credentials = await check(event.currentTarget)
      if (credentials) signIn.mutate(credentials)
    } catch (error) {
      // The schema couldn't be loaded: offline.
      showSignInFailure(error)
    } finally {
      setChecking(false)
    }
  }

  const onChange = () => void (ref.current && recheck(ref.current))
  return { errors, pending, formProps: { ref, onSubmit: submit, onChange, onFocus: prepare } }
}

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
