import type { SignIn } from '@pepwell/contract/accounts/accounts'
import { signIn } from '@pepwell/contract/accounts/accounts.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { ApiError, api } from '../../../lib/api/api.ts'
import { nextPath } from '../../../lib/navigation/next-path.ts'
import { dispatchToast, toast } from '../../../ui/toast-store.ts'
import { deviceTimeZone } from '../time-zone/device-time-zone.ts'
import { accepted, signInFailureText } from './sign-in-failure.ts'
import { userAfterSignIn } from './user-after-sign-in.ts'

/** Delay between a successful sign-in and the redirect, in milliseconds. */
const LEAVE_MS = 500

/** The sign-in credentials. */
export type Credentials = z.output<typeof SignIn>

const showFailure = (description: string) =>
  toast({ title: 'Login Failed', description, variant: 'destructive' })

export const showSignInFailure = (error: unknown) => showFailure(signInFailureText(error))

const cookiesBlocked = 'We couldn’t keep you signed in. Please allow cookies for this site and try again.'

/** Runs after any accepted sign-in: loads the user and goes to the page they wanted. */
export function useEntered(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    // Clear the error of an earlier attempt.
    dispatchToast({ type: 'dismiss' })
    // Not awaited: the user is still loading when the page changes.
    setTimeout(() => navigate(nextPath(search), { replace: true }), LEAVE_MS)
    userAfterSignIn(client).then((user) => user ?? showFailure(cookiesBlocked), showSignInFailure)
  }
}

interface Refused {
  /** the password is correct and the account needs a second step */
  onSecondStep: () => void
  onRefused: (error: Error) => void
}

export function useSignIn({ onSecondStep, onRefused }: Refused) {
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      accepted(await api(signIn, { body: { ...credentials, timeZone: deviceTimeZone() } })),
    onSuccess: useEntered(),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_STEP_NEEDED') {
        dispatchToast({ type: 'dismiss' })
        return onSecondStep()
      }
      showSignInFailure(error)
      onRefused(error)
    },
  })
}
