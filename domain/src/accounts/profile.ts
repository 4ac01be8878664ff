import type { CalendarDay } from '../time/calendar.ts'

/** The gender options, in the order of the forms. */
export const genders = ['male', 'female', 'other', 'prefer_not_to_say'] as const

export type Gender = (typeof genders)[number]

/** The label of each gender option. */
export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  prefer_not_to_say: 'Prefer not to say',
}

/** The profile fields that completeness checks. Heights in feet and inches, weight in pounds. */
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

/** The fields that unlock the app. */
export type NeededProfile = Omit<ProfileFacts, 'firstName' | 'lastName' | 'phoneNumber'>

const present = (value: string | number | null): boolean => value !== null && value !== ''

/** Whether the app stays locked until the five required fields are filled in. Admins are exempt. */
export function needsProfileSetup(profile: NeededProfile): boolean {
  const { dateOfBirth, heightFeet, heightInches, weight, gender } = profile
  return !profile.isAdmin && ![dateOfBirth, heightFeet, heightInches, weight, gender].every(present)
}

/** Whether the dashboard asks to complete the profile: the five required fields, name and phone. Admins are exempt. */
export function isProfileIncomplete(profile: ProfileFacts): boolean {
  const { firstName, lastName, phoneNumber } = profile
  return (
    needsProfileSetup(profile) || (!profile.isAdmin && ![firstName, lastName, phoneNumber].every(present))
  )
}

/**
 * Age in completed years. A person born on February 29 turns a year older on March 1 of a common year.
 * @param today in the person's time zone
 * @returns whole years; undefined for future or invalid dates
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

/** A person's display name: first name, otherwise the part of the email before the @, otherwise 'User'. */
export function displayName(person: { firstName: string | null; email: string | null }): string {
  return person.firstName?.trim() || person.email?.split('@')[0] || 'User'
}
