import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { adminStatus } from '@pepwell/contract/accounts/accounts.calls'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/api/use-call.ts'
import { currentUserQuery, fetchCurrentUser } from '../current-user.ts'

/** How long to wait for the new session before loading the user, in milliseconds. */
const SETTLE_MS = 300

/** When the first request returns no user, retry once after this many milliseconds. */
const RETRY_MS = 700

const authKeys = [currentUserQuery.queryKey, keyOf(adminStatus)]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function clearCurrentUser(client: QueryClient): void {
  for (const queryKey of authKeys) client.removeQueries({ queryKey })
}

/** Both attempts are one query, so no one counts as signed out in between. */
async function lookTwice(): Promise<CurrentUser | null> {
  const user = await fetchCurrentUser()
  if (user) return user
  await wait(RETRY_MS)
  return fetchCurrentUser()
}

/** The user after an accepted sign-in, or null if the browser stored no session. */
export async function userAfterSignIn(client: QueryClient): Promise<CurrentUser | null> {
  await wait(SETTLE_MS)
  clearCurrentUser(client)
  return client.fetchQuery({ ...currentUserQuery, queryFn: lookTwice })
}
