import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { usePlainForm } from './use-plain-form.ts'
import { showSignInFailure, useSignIn } from './use-sign-in.ts'

const loadSchema = () => import('@pepwell/contract/accounts/accounts').then(({ SignIn }) => SignIn)

export function useSignInForm(onSecondStep: () => void) {
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
