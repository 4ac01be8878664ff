import {
  type CurrentUser,
  changeUsername,
  checkUsername,
  deleteAccount,
  forgotPassword,
  resetPassword,
  signUp,
  updateProfile,
} from '@pepwell/contract/accounts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { leaveTo } from '../../lib/browser.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'
import { currentUserQuery, userCheck } from './current-user.ts'

// The user check stands apart because every visit begins with it: what stands here loads with the pages that need it.
export { currentUserQuery, useCurrentUser } from './current-user.ts'

const userKey = keyOf(userCheck)

/** What is worked out from the profile, beside the profile itself. */
const drawnFromProfile = [
  ['/api/weight-logs'],
  ['/api/weight-logs/latest'],
  ['/api/weight-logs/progress'],
  ['/api/nutrition/targets'],
  ['/api/vitamin-recommendations'],
  ['/api/reminders'],
  ['/api/notification-preferences'],
  ['/api/notifications/channels'],
]

type Outcome<Reply> = { onSuccess?: (reply: Reply) => unknown; onError?: (error: Error) => void }

/** The reply is the user as they are now, so nothing has to wait for the refetch. */
const keepUser = (client: QueryClient, user: CurrentUser) =>
  client.setQueryData(currentUserQuery.queryKey, user)

export const useSignUp = (outcome: Outcome<unknown>) => useCall(signUp, outcome)

export const useForgotPassword = (outcome: Outcome<{ message: string; token?: string }>) =>
  useCall(forgotPassword, outcome)

export const useResetPassword = (outcome: Outcome<unknown>) => useCall(resetPassword, outcome)

export function useUpdateProfile({ onSuccess, onError }: Outcome<CurrentUser>) {
  const client = useQueryClient()
  return useCall(updateProfile, {
    refreshes: [userKey, ...drawnFromProfile],
    onSuccess: (user) => {
      keepUser(client, user)
      return onSuccess?.(user)
    },
    onError,
  })
}

export function useChangeUsername({ onSuccess, onError }: Outcome<CurrentUser>) {
  const client = useQueryClient()
  return useCall(changeUsername, {
    refreshes: [userKey],
    onSuccess: (user) => {
      keepUser(client, user)
      return onSuccess?.(user)
    },
    onError,
  })
}

/** Afterwards the page is loaded anew, so that nothing of the account is left in it. */
export const useDeleteAccount = () => useCall(deleteAccount, { onSuccess: () => leaveTo('/') })

/** Whether a username is free. Asked anew each time: a name that was free may be taken a moment later. */
export const usernameCheck = (username: string) => queryOf(checkUsername, { params: { username } })
