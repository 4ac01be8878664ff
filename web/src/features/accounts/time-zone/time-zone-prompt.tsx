import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { TimeZoneBanner } from './time-zone-banner.tsx'
import { useDeviceZone } from './use-device-zone.ts'

/**
 * Asks somebody who is elsewhere whether their reminders shall come along. Where it is not part of the page from the start it
 * floats above it: what is being read stays where it is.
 */
export function TimeZonePrompt({ user }: { user: CurrentUser }) {
  const { away, isLate, keepHome } = useDeviceZone(user)
  if (away === undefined) return null
  return <TimeZoneBanner user={user} away={away} floats={isLate} onKeep={keepHome} />
}
