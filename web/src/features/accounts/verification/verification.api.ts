import type {} from '@pepwell/contract/accounts/email-verification'
import * as calls from '@pepwell/contract/accounts/email-verification.calls'
import { useQueryClient } from '@tanstack/react-query'
import { type CallOptions, useCall } from '../../../lib/api/use-call.ts'
import { currentUserQuery } from '../current-user.ts'

export const useVerifyEmail = () => useCall(calls.verifyEmail)

/** Signs out everywhere, including this browser. */
export function useUndoEmail() {
  const client = useQueryClient()
  return useCall(calls.undoEmail, {
    onSuccess: () => void client.setQueryData(currentUserQuery.queryKey, null),
  })
}

export const useSendVerificationLink = (options: CallOptions<typeof calls.sendVerificationLink>) =>
  useCall(calls.sendVerificationLink, options)
