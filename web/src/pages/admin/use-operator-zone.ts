import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { browserTimeZone } from '../../lib/time/browser-zone.ts'

/** The operator's own time zone, on whose calendar days are counted. */
export function useOperatorZone(): string {
  const { user } = useCurrentUser()
  return user?.timeZone ?? browserTimeZone()
}
