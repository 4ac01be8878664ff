import type { CurrentUser } from '@pepwell/contract/accounts'
import { deviceTimeZone } from '../home-zone.ts'
import { TravelBanner } from './travel-banner.tsx'

/**
 * Asks somebody who is elsewhere whether their reminders shall come along. It is part of the page from the start: to come later
 * it would push down what is being read.
 */
export function Travel({ user }: { user: CurrentUser }) {
  const away = deviceTimeZone()
  if (away === undefined || away === user.timeZone) return null
  return <TravelBanner key={`${user.timeZone} ${away}`} user={user} away={away} />
}
