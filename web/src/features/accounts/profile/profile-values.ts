import type { CurrentUser } from '@pepwell/contract/accounts'
import { ProfileSetup, ProfileUpdate } from '@pepwell/contract/profile'
import { dayOf } from '@pepwell/domain/calendar'
import { ageOn } from '@pepwell/domain/profile'
import { z } from 'zod'

/** Today where somebody lives. */
export const todayIn = (timeZone: string): string => dayOf(Date.now(), timeZone)

// A day ahead of every zone: whose birthday is 'today' anywhere is let through.
const bornAlready = (day: string | null | undefined): boolean =>
  !day || ageOn(day, todayIn('Pacific/Kiritimati')) !== undefined

const notBorn = 'Please enter a valid date'

/** The profile form: what the call takes, and a date of birth that lies behind us. */
export const ProfileForm = ProfileUpdate.extend({
  dateOfBirth: ProfileUpdate.shape.dateOfBirth.refine(bornAlready, notBorn),
})

/** The setup form, likewise. */
export const SetupForm = ProfileSetup.extend({
  dateOfBirth: z
    .string('Date of birth is required')
    .pipe(ProfileSetup.shape.dateOfBirth)
    .refine(bornAlready, notBorn),
})

export type ProfileValues = z.input<typeof ProfileForm>
export type ProfileResult = z.output<typeof ProfileForm>

/** What the profile form begins with. Names and notes are text; what may be missing as a whole is null. */
export const profileValuesOf = (user: CurrentUser): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  phoneNumber: user.phoneNumber,
  dateOfBirth: user.dateOfBirth,
  heightFeet: user.heightFeet,
  heightInches: user.heightInches,
  weight: user.weight,
  goalWeight: user.goalWeight,
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
