import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { browserTimeZone } from '../../lib/time/browser-zone.ts'

/** The operator's time zone, for calendar days. */
export function useOperatorZone(): string {
  const { user } = useCurrentUser()
  return user?.timeZone ?? browserTimeZone()
}
