import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf } from '@pepwell/domain/time/calendar'
import { loggedUnitOf, type WeightUnit } from '@pepwell/domain/weight/weight-units'
import { serverNow } from '../../../lib/time/clock.ts'
import { centimetersText } from './height-values.ts'
import type { ProfileValues } from './profile-schemas.ts'

/** Today's date in the person's time zone. */
export const todayIn = (timeZone: string): string => dayOf(serverNow(), timeZone)

/** Labels of the unit choices: each height unit has its weight unit. */
export const unitNames: Record<WeightUnit, string> = {
  kg: 'kg and cm',
  lbs: 'lbs and ft',
  st: 'st and ft',
}

/** Initial values of the profile form. Missing names and notes are empty strings; a missing profile is null. */
export const profileValuesOf = (user: CurrentUser): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  phoneNumber: user.phoneNumber,
  dateOfBirth: user.dateOfBirth,
  heightFeet: user.heightFeet,
  heightInches: user.heightInches,
  heightCm: centimetersText(user),
  weight: user.weight,
  goalWeight: user.goalWeight,
  weightTypedIn: loggedUnitOf(user.weightUnit),
  goalWeightTypedIn: loggedUnitOf(user.weightUnit),
  gender: user.gender,
  healthConditions: user.healthConditions ?? '',
  allergies: user.allergies ?? '',
  goals: user.goals ?? '',
  timeZone: user.timeZone,
  weightUnit: user.weightUnit,
})

/** Age in years for the request; null without a date of birth. */
export const ageIn = (dateOfBirth: string | null | undefined, timeZone: string): number | null =>
  dateOfBirth ? (ageOn(dateOfBirth, todayIn(timeZone)) ?? null) : null
