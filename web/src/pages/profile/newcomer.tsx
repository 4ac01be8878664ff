import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { FirstRun } from '../../features/accounts/profile/first-run/first-run.tsx'

/** If an incomplete profile locks the app, only the required questions show. */
export function Newcomer({ user }: { user: CurrentUser }) {
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="sr-only">Profile</h1>
      <FirstRun user={user} />
    </div>
  )
}
