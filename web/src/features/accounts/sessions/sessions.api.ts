import * as calls from '@pepwell/contract/accounts/own-sessions.calls'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../lib/api/use-call.ts'
import { currentUserQuery } from '../current-user.ts'

type Outcome<Reply> = { onSuccess?: (reply: Reply) => unknown; onError?: (error: Error) => void }

export const sessionsQuery = queryOf(calls.ownSessions)

export const useEndSession = (outcome: Outcome<unknown>) => useCall(calls.endOwnSession, outcome)

export const useEndOthers = (outcome: Outcome<{ ended: number }>) => useCall(calls.endOtherSessions, outcome)

export function useChangePassword({ onSuccess, onError }: Outcome<unknown>) {
  const client = useQueryClient()
  return useCall(calls.changePassword, {
    onSuccess: (reply) => {
      client.setQueryData(currentUserQuery.queryKey, reply.user)
      return onSuccess?.(reply)
    },
    onError,
  })
}
