import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf, isPlausibleDay } from '@pepwell/domain/time/calendar'
import { serverNow } from '../../../lib/time/clock.ts'

/** Whether a day can be somebody's birthday: a day ahead of every zone, so that one that is 'today' anywhere is let through. */
export const isBirthday = (day: string): boolean =>
  isPlausibleDay(day) && ageOn(day, dayOf(serverNow(), 'Pacific/Kiritimati')) !== undefined
