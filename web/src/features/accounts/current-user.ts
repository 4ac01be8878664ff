import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import * as calls from '@pepwell/contract/accounts/accounts.calls'
import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api.ts'
import { keyOf } from '../../lib/api/use-call.ts'
import { hasCookie } from '../../lib/browser/cookies.ts'
import { read } from '../../lib/offline/read.ts'

const RETRIES = 2

const uncached = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }

/**
 * Loads the signed-in user, bypassing HTTP caches. Returns null if nobody is signed in, without a request if there
 * can be no session.
 */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  if (!hasCookie(signedInCookie)) return null
  try {
    return await read(calls.currentUser, undefined, { signal, headers: uncached })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The user check. Being signed out is a result, not an error. */
export const currentUserQuery = queryOptions({
  queryKey: keyOf(calls.currentUser),
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  meta: { providesTags: calls.currentUser.providesTags },
  retry: (failures, error) => failures < RETRIES && !error.message.includes('401'),
})

/** The signed-in user. A check that failed for good counts as signed out. */
export function useCurrentUser(): { user: CurrentUser | null; isLoading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery)
  return { user: data ?? null, isLoading: isPending }
}
