import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf } from '@pepwell/domain/time/calendar'
import { loggedUnitOf, type WeightUnit } from '@pepwell/domain/weight/weight-units'
import { serverNow } from '../../../lib/time/clock.ts'
import { centimetersText } from './height-values.ts'
import type { ProfileValues } from './profile-schemas.ts'

/** Today where somebody lives. */
export const todayIn = (timeZone: string): string => dayOf(serverNow(), timeZone)

/** What each choice of units is called: heights go with weights. */
export const unitNames: Record<WeightUnit, string> = {
  kg: 'kg and cm',
  lbs: 'lbs and ft',
  st: 'st and ft',
}

/** What the profile form begins with. Names and notes are text; what may be missing as a whole is null. */
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

/** Age in years for a call; null when the date of birth is not known. */
export const ageIn = (dateOfBirth: string | null | undefined, timeZone: string): number | null =>
  dateOfBirth ? (ageOn(dateOfBirth, todayIn(timeZone)) ?? null) : null
