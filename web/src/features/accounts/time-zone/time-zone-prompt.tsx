import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { TimeZoneBanner } from './time-zone-banner.tsx'
import { useDeviceZone } from './use-device-zone.ts'

/**
 * Asks travelers whether to move their reminders. Floats above the page if it appears later, so the content doesn't
 * shift.
 */
export function TimeZonePrompt({ user }: { user: CurrentUser }) {
  const { away, isLate, keepHome } = useDeviceZone(user)
  if (away === undefined) return null
  return <TimeZoneBanner user={user} away={away} floats={isLate} onKeep={keepHome} />
}
