import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf, isPlausibleDay } from '@pepwell/domain/time/calendar'
import { serverNow } from '../../../lib/time/clock.ts'

/**
 * Whether a day can be a date of birth. Allows one day ahead, because it may already be tomorrow in another time
 * zone.
 */
export const isBirthday = (day: string): boolean =>
  isPlausibleDay(day) && ageOn(day, dayOf(serverNow(), 'Pacific/Kiritimati')) !== undefined
