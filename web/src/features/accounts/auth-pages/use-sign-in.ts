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

/** How long after a success the browser leaves the sign-in page. */
const LEAVE_MS = 500

/** What somebody signs in with. */
export type Credentials = z.output<typeof SignIn>

const sayItFailed = (description: string) =>
  toast({ title: 'Login Failed', description, variant: 'destructive' })

/** Says why a sign-in failed. */
export const sayWhySignInFailed = (error: unknown) => sayItFailed(signInFailureText(error))

const noSessionKept = 'We couldn’t keep you signed in. Please allow cookies for this site and try again.'

/** What follows once the server accepted a sign-in, of whatever way: learns who that is, and goes where the person was headed. */
export function useEntered(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    // What an earlier try said is no longer so.
    dispatchToast({ type: 'dismiss' })
    // Not awaited: the user is still being asked for when the page is left.
    setTimeout(() => navigate(nextPath(search), { replace: true }), LEAVE_MS)
    userAfterSignIn(client).then((user) => user ?? sayItFailed(noSessionKept), sayWhySignInFailed)
  }
}

interface Refused {
  /** the password is right, and a second step is before whoever typed it */
  onSecondStep: () => void
  onRefused: (error: Error) => void
}

/** Signs in with the password. */
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
      sayWhySignInFailed(error)
      onRefused(error)
    },
  })
}
