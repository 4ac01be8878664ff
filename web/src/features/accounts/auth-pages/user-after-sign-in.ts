import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { adminStatus } from '@pepwell/contract/accounts/accounts.calls'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/api/use-call.ts'
import { currentUserQuery, whoIsSignedIn } from '../current-user.ts'

/** How long the new session is given before the user is asked for. */
const SETTLE_MS = 300

/** When nobody came back, the user is asked for once more after this. */
const SECOND_LOOK_MS = 700

/** What the cache may still hold of whoever was, or wasn't, signed in before. */
const authKeys = [currentUserQuery.queryKey, keyOf(adminStatus)]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Clears what is cached about who is signed in. */
export function forgetWhoWasSignedIn(client: QueryClient): void {
  for (const queryKey of authKeys) client.removeQueries({ queryKey })
}

/** Both looks are one query, so that in between nobody is taken for signed out. */
async function lookTwice(): Promise<CurrentUser | null> {
  const user = await whoIsSignedIn()
  if (user) return user
  await wait(SECOND_LOOK_MS)
  return whoIsSignedIn()
}

/** Who is signed in after a sign-in that the server accepted; null when the browser kept no session. */
export async function userAfterSignIn(client: QueryClient): Promise<CurrentUser | null> {
  await wait(SETTLE_MS)
  forgetWhoWasSignedIn(client)
  return client.fetchQuery({ ...currentUserQuery, queryFn: lookTwice })
}
