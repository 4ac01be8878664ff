import {
  MetricProfileSetup,
  ProfileSetup,
  ProfileUpdate,
  StonesProfileSetup,
  typedInCm,
  typedInFeet,
} from '@pepwell/contract/accounts/profile'
import { z } from 'zod'
import { isBirthday } from './birthday.ts'

export { checkWeightSteps } from '@pepwell/contract/accounts/profile'

const bornAlready = (day: string | null | undefined): boolean => !day || isBirthday(day)

const notBorn = 'Please enter a valid date'

const ProfileForm = ProfileUpdate.extend({
  dateOfBirth: ProfileUpdate.shape.dateOfBirth.refine(bornAlready, notBorn),
})

const dateOfBirth = z
  .string('Date of birth is required')
  .pipe(ProfileSetup.shape.dateOfBirth)
  .refine(bornAlready, notBorn)

/** The profile form's schema by units: the call's body plus a date of birth in the past. */
export const profileForm = {
  lbs: ProfileForm.extend(typedInFeet),
  kg: ProfileForm.extend(typedInCm),
  st: ProfileForm.extend(typedInFeet),
}

/** The same for the setup form, whose units don't change. */
export const setupForm = {
  lbs: ProfileSetup.omit({ weightUnit: true }).extend({ ...typedInFeet, dateOfBirth }),
  kg: MetricProfileSetup.omit({ weightUnit: true }).extend({ dateOfBirth }),
  st: StonesProfileSetup.omit({ weightUnit: true }).extend({ ...typedInFeet, dateOfBirth }),
}

const asked = {
  weightUnit: true,
  dateOfBirth: true,
  gender: true,
  heightFeet: true,
  heightInches: true,
  heightCm: true,
  weight: true,
  weightTypedIn: true,
} as const

/** The first run requires only the setup questions, within the setup limits. */
export const firstRunForm = {
  lbs: ProfileSetup.extend({ ...typedInFeet, dateOfBirth }).pick(asked),
  kg: MetricProfileSetup.extend({ dateOfBirth }).pick(asked),
  st: StonesProfileSetup.extend({ ...typedInFeet, dateOfBirth }).pick(asked),
}

export type ProfileValues = z.input<typeof ProfileForm>
export type ProfileResult = z.output<typeof ProfileForm>
