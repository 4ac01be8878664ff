import { deleteAccount, requestExport } from '@pepwell/contract/accounts/account-data.calls'
import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import * as calls from '@pepwell/contract/accounts/accounts.calls'
import type { StoredProfile } from '@pepwell/contract/accounts/profile'
import * as profile from '@pepwell/contract/accounts/profile.calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api.ts'
import { queryOf, useCall } from '../../lib/api/use-call.ts'
import { navigateTo } from '../../lib/browser/browser.ts'
import { currentUserQuery } from './current-user.ts'

// Kept apart because every visit starts with the user check. The calls here load with the pages that need them.
export { currentUserQuery, useCurrentUser } from './current-user.ts'

type Outcome<Reply> = { onSuccess?: (reply: Reply) => unknown; onError?: (error: Error) => void }

/** The reply is the updated user, so nothing waits for the refetch. */
const keepUser = (client: QueryClient, user: CurrentUser) =>
  client.setQueryData(currentUserQuery.queryKey, user)

export const useSignUp = (outcome: Outcome<unknown>) => useCall(calls.signUp, outcome)

export const useForgotPassword = (outcome: Outcome<{ message: string; token?: string }>) =>
  useCall(calls.forgotPassword, outcome)

export const useResetPassword = (outcome: Outcome<unknown>) => useCall(calls.resetPassword, outcome)

/** If another tab already replaced the password, the app only refetches the user. */
export function useReplaceTemporaryPassword({ onSuccess, onError }: Outcome<unknown>) {
  const client = useQueryClient()
  return useCall(calls.replaceTemporaryPassword, {
    onSuccess: (reply) => {
      keepUser(client, reply.user)
      return onSuccess?.(reply)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'NO_TEMPORARY_PASSWORD')
        return client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      return onError?.(error)
    },
  })
}

export function useUpdateProfile({ onSuccess, onError }: Outcome<StoredProfile>) {
  const client = useQueryClient()
  return useCall(profile.updateProfile, {
    onSuccess: (saved) => {
      const { warnings, ...user } = saved
      keepUser(client, user)
      return onSuccess?.(saved)
    },
    onError,
  })
}

export function useChangeUsername({ onSuccess, onError }: Outcome<CurrentUser>) {
  const client = useQueryClient()
  return useCall(profile.changeUsername, {
    onSuccess: (user) => {
      keepUser(client, user)
      return onSuccess?.(user)
    },
    onError,
  })
}

/** Reloads the page afterwards, so no account data stays in memory. */
export const useDeleteAccount = () => useCall(deleteAccount, { onSuccess: () => navigateTo('/') })

export const useRequestExport = () => useCall(requestExport)

/** Whether a username is free. Never cached: a free name may be taken a moment later. */
export const usernameCheck = (username: string) => queryOf(profile.checkUsername, { params: { username } })
