import type { CalendarDay } from '../time/calendar.ts'

/** The choices for gender, in the order of the forms. */
export const genders = ['male', 'female', 'other', 'prefer_not_to_say'] as const

export type Gender = (typeof genders)[number]

/** What each gender choice is called. */
export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  prefer_not_to_say: 'Prefer not to say',
}

/** The parts of a profile that completeness looks at. Heights in feet and inches, weight in pounds. */
export interface ProfileFacts {
  isAdmin: boolean
  firstName: string | null
  lastName: string | null
  phoneNumber: string | null
  dateOfBirth: CalendarDay | null
  heightFeet: number | null
  heightInches: number | null
  weight: number | null
  gender: string | null
}

/** The parts that decide whether the app is open. */
export type NeededProfile = Omit<ProfileFacts, 'firstName' | 'lastName' | 'phoneNumber'>

const present = (value: string | number | null): boolean => value !== null && value !== ''

/** Whether the app stays closed until the profile is filled in: five fields decide, admins are exempt. */
export function needsProfileSetup(profile: NeededProfile): boolean {
  const { dateOfBirth, heightFeet, heightInches, weight, gender } = profile
  return !profile.isAdmin && ![dateOfBirth, heightFeet, heightInches, weight, gender].every(present)
}

/** Whether the dashboard asks to complete the profile: the five fields and name and phone; admins are exempt. */
export function hasGapsInProfile(profile: ProfileFacts): boolean {
  const { firstName, lastName, phoneNumber } = profile
  return (
    needsProfileSetup(profile) || (!profile.isAdmin && ![firstName, lastName, phoneNumber].every(present))
  )
}

/**
 * Age in completed years, counted on the calendar; someone born on 29 February turns a year older on
 * 1 March of a common year.
 * @param today the person's own calendar day
 * @returns whole years; undefined when the date lies in the future or is no date
 */
export function ageOn(dateOfBirth: CalendarDay, today: CalendarDay): number | undefined {
  try {
    const [born, now] = [Temporal.PlainDate.from(dateOfBirth), Temporal.PlainDate.from(today)]
    const before = now.month < born.month || (now.month === born.month && now.day < born.day)
    const years = now.year - born.year - (before ? 1 : 0)
    return Temporal.PlainDate.compare(born, now) > 0 ? undefined : years
  } catch {
    return undefined
  }
}

/** What a person is called: first name, else the e-mail up to the @, else 'User'. */
export function displayName(person: { firstName: string | null; email: string | null }): string {
  return person.firstName?.trim() || person.email?.split('@')[0] || 'User'
}
