import { zodResolver } from '@hookform/resolvers/zod'
import type { CurrentUser } from '@pepwell/contract/accounts'
import {
  MetricProfileSetup,
  ProfileSetup,
  ProfileUpdate,
  typedInCm,
  typedInFeet,
} from '@pepwell/contract/profile'
import { dayOf } from '@pepwell/domain/calendar'
import { ageOn } from '@pepwell/domain/profile'
import type { WeightUnit } from '@pepwell/domain/weight'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { shownCentimetres } from './height-values.ts'

/** Today where somebody lives. */
export const todayIn = (timeZone: string): string => dayOf(Date.now(), timeZone)

/** What each choice of units is called: heights go with weights. */
export const unitNames: Record<WeightUnit, string> = { kg: 'kg and cm', lbs: 'lbs and ft' }

// A day ahead of every zone: whose birthday is 'today' anywhere is let through.
const bornAlready = (day: string | null | undefined): boolean =>
  !day || ageOn(day, todayIn('Pacific/Kiritimati')) !== undefined

const notBorn = 'Please enter a valid date'

const ProfileForm = ProfileUpdate.extend({
  dateOfBirth: ProfileUpdate.shape.dateOfBirth.refine(bornAlready, notBorn),
})

const dateOfBirth = z
  .string('Date of birth is required')
  .pipe(ProfileSetup.shape.dateOfBirth)
  .refine(bornAlready, notBorn)

/** The profile form by its units: what the call takes, and a date of birth that lies behind us. */
export const profileForm = { lbs: ProfileForm.extend(typedInFeet), kg: ProfileForm.extend(typedInCm) }

/** The setup form, likewise; the units stay as they are. */
export const setupForm = {
  lbs: ProfileSetup.omit({ weightUnit: true }).extend({ ...typedInFeet, dateOfBirth }),
  kg: MetricProfileSetup.omit({ weightUnit: true }).extend({ dateOfBirth }),
}

const asked = {
  weightUnit: true,
  dateOfBirth: true,
  gender: true,
  heightFeet: true,
  heightInches: true,
  heightCm: true,
  weight: true,
} as const

/** The first run asks for what opens the app, within the setup's limits. */
export const firstRunForm = {
  lbs: ProfileSetup.extend({ ...typedInFeet, dateOfBirth }).pick(asked),
  kg: MetricProfileSetup.extend({ dateOfBirth }).pick(asked),
}

export type ProfileValues = z.input<typeof ProfileForm>
export type ProfileResult = z.output<typeof ProfileForm>

/** Checks a form by the units that are chosen in it. */
export const byUnit =
  <Output>(
    schemas: Record<WeightUnit, z.ZodType<Output, ProfileValues>>,
  ): Resolver<ProfileValues, unknown, Output> =>
  (values, ...form) =>
    zodResolver(schemas[values.weightUnit ?? 'lbs'])(values, ...form)

/** What the profile form begins with. Names and notes are text; what may be missing as a whole is null. */
export const profileValuesOf = (user: CurrentUser): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  phoneNumber: user.phoneNumber,
  dateOfBirth: user.dateOfBirth,
  heightFeet: user.heightFeet,
  heightInches: user.heightInches,
  heightCm: shownCentimetres(user),
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
