import { ageOn } from '@pepwell/domain/accounts/profile'
import { isPlausibleDay } from '@pepwell/domain/time/calendar'

/** The age next to the form field: '35 years', 'Invalid date', or empty without a date. */
export function ageText(dateOfBirth: string | null | undefined, today: string): string | undefined {
  if (!dateOfBirth) return undefined
  const age = isPlausibleDay(dateOfBirth) ? ageOn(dateOfBirth, today) : undefined
  if (age === undefined) return 'Invalid date'
  return age === 1 ? '1 year' : `${age} years`
}
