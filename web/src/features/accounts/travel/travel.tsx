import type { CurrentUser } from '@pepwell/contract/accounts'
import { TravelBanner } from './travel-banner.tsx'
import { useAway } from './use-away.ts'

/**
 * Asks somebody who is elsewhere whether their reminders shall come along. Where it is not part of the page from the start it
 * floats above it: what is being read stays where it is.
 */
export function Travel({ user }: { user: CurrentUser }) {
  const { away, isLate, keepHome } = useAway(user)
  if (away === undefined) return null
  return <TravelBanner user={user} away={away} floats={isLate} onKeep={keepHome} />
}
