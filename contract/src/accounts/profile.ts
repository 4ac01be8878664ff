import { genders } from '@pepwell/domain/accounts/profile'
import { findableBy } from '@pepwell/domain/social/friends'
import { usernameProblem } from '@pepwell/domain/social/usernames'
import { heightBounds } from '@pepwell/domain/weight/heights'
import {
  isInSteps,
  type LoggedUnit,
  loggedUnits,
  MAX_POUNDS,
  weightUnits,
} from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, numberOr, optionalText, text, timeZone } from '../fields.ts'
import { warnings } from '../plan/warnings.ts'
import { tooPreciseMessage } from '../weight/weight.ts'
import { CurrentUser } from './accounts.ts'
import { email, personName, phoneNumber } from './person-fields.ts'
import * as calls from './profile.calls.ts'
import { Reauthentication, reauthenticationErrors } from './reauthentication.ts'

/** A height in centimeters, with at most one decimal. */
function centimeters(min: number) {
  const message = `Height must be ${min} to ${heightBounds.max} cm`
  return z
    .number(message)
    .min(min, message)
    .max(heightBounds.max, message)
    .multipleOf(0.1, 'Please enter a height in steps of 0.1')
}

/** Pounds within limits. {@link checkWeightSteps} limits their precision. */
const pounds = (message: string, { min = 1, max = MAX_POUNDS } = {}) =>
  z.number(numberOr(message)).min(min, message).max(max, message)

const typedIn = z.enum(loggedUnits, 'Please choose lbs or kg').optional()

/** The setup form's narrower limits. */
const SETUP_POUNDS = { min: 50, max: 800 }

/**
 * A partial profile: omitted fields stay, null clears. `age` is accepted because forms send it, and ignored: it follows
 * from the date of birth. `heightCm` takes precedence over feet and inches, which it sets; those alone clear it.
 * Weights are in pounds; `weightTypedIn` and `goalWeightTypedIn` are the units in which they were typed, pounds by
 * default.
 */
export const ProfileUpdate = z.object({
  firstName: personName('First name is required').optional(),
  lastName: personName('Last name is required').optional(),
  email: email('Valid email is required').optional(),
  phoneNumber: phoneNumber('Phone number must be at least 10 digits').nullish(),
  dateOfBirth: calendarDay.nullish(),
  heightFeet: z
    .int('Height must be 0 to 8 feet')
    .min(0, 'Height must be 0 to 8 feet')
    .max(8, 'Height must be 0 to 8 feet')
    .nullish(),
  heightInches: z
    .int('Inches must be 0 to 11')
    .min(0, 'Inches must be 0 to 11')
    .max(11, 'Inches must be 0 to 11')
    .nullish(),
  heightCm: centimeters(heightBounds.min).nullish(),
  weight: pounds('Please enter a valid weight').nullish(),
  goalWeight: pounds('Please enter a valid goal weight').nullish(),
  weightTypedIn: typedIn,
  goalWeightTypedIn: typedIn,
  gender: z.enum(genders, 'Please choose a gender').nullish(),
  healthConditions: optionalText(2000),
  allergies: optionalText(2000),
  goals: optionalText(2000),
  timeZone: timeZone.optional(),
  weightUnit: z.enum(weightUnits, 'Please choose lbs, kg or st').optional(),
  whoCanFindMe: z.enum(findableBy, 'Please choose who can find you').optional(),
  showEmailToFriends: z.boolean('Please choose whether friends see your email').optional(),
  age: z.number().nullish(),
  // Required with a new email or phone number.
  ...Reauthentication.shape,
})

/** A profile's weights in pounds, and their typed units. */
export interface TypedWeights {
  weight?: number | null | undefined
  goalWeight?: number | null | undefined
  weightTypedIn?: LoggedUnit | undefined
  goalWeightTypedIn?: LoggedUnit | undefined
}

const weightNames = ['weight', 'goalWeight'] as const

/**
 * Refuses weights more precise than weigh-ins in their typed unit.
 * @param stored the stored weights in pounds, which may be sent again unchanged
 */
export const checkWeightSteps =
  (stored: readonly (number | null)[]) =>
  (sent: TypedWeights, context: z.RefinementCtx): void => {
    for (const name of weightNames) {
      const pounds = sent[name]
      const unit = sent[`${name}TypedIn`] ?? 'lbs'
      if (pounds == null || stored.includes(pounds) || isInSteps(pounds, unit)) continue
      context.addIssue({ code: 'custom', message: tooPreciseMessage(unit), path: [name] })
    }
  }

const limits = {
  feet: 'Height must be 3 to 8 feet',
  weight: 'Weight must be 50 to 800 lbs',
  goal: 'Goal weight must be 50 to 800 lbs',
}

/** The profile-setup form: the same fields with narrower limits, and required where they unlock the app. */
export const ProfileSetup = ProfileUpdate.extend({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  phoneNumber: phoneNumber('Phone number must be at least 10 digits'),
  dateOfBirth: z.string().min(1, 'Date of birth is required').pipe(calendarDay),
  gender: z.enum(genders, 'Gender is required'),
  heightFeet: z.int(limits.feet).min(3, limits.feet).max(8, limits.feet),
  heightInches: z
    .int('Inches must be 0 to 11')
    .min(0, 'Inches must be 0 to 11')
    .max(11, 'Inches must be 0 to 11'),
  weight: pounds(limits.weight, SETUP_POUNDS),
  goalWeight: pounds(limits.goal, SETUP_POUNDS).nullish(),
})

const metricLimits = {
  weight: 'Weight must be 22.7 to 362.8 kg',
  goal: 'Goal weight must be 22.7 to 362.8 kg',
}

/** Validates only the typed height; the other one follows from it. */
const followed = z.number().or(z.nan()).nullish()

/** The form's fields for a height in feet and inches. */
export const typedInFeet = { heightCm: followed }

/** The form's fields for a height in centimeters. */
export const typedInCm = { heightFeet: followed, heightInches: followed }

/** {@link ProfileSetup} for kilograms and centimeters: messages in those units, weights still in pounds. */
export const MetricProfileSetup = ProfileSetup.extend({
  ...typedInCm,
  heightCm: centimeters(92),
  weight: pounds(metricLimits.weight, SETUP_POUNDS),
  goalWeight: pounds(metricLimits.goal, SETUP_POUNDS).nullish(),
})

const stoneLimits = {
  weight: 'Weight must be 3 st 8 lb to 57 st 2 lb',
  goal: 'Goal weight must be 3 st 8 lb to 57 st 2 lb',
}

/** {@link ProfileSetup} for stones: messages in stones, weights still in pounds. */
export const StonesProfileSetup = ProfileSetup.extend({
  weight: pounds(stoneLimits.weight, SETUP_POUNDS),
  goalWeight: pounds(stoneLimits.goal, SETUP_POUNDS).nullish(),
})

const username = text(32).superRefine((value, context) => {
  const problem = usernameProblem(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

/** A stored profile, with the new warnings that the change causes in the person's plan. */
export const StoredProfile = CurrentUser.extend({ warnings })
export type StoredProfile = z.output<typeof StoredProfile>

export const updateProfile = call(calls.updateProfile, {
  summary: 'Update your profile; omitted fields stay',
  body: ProfileUpdate,
  reply: StoredProfile,
  errors: [
    ...reauthenticationErrors,
    'NAME_RESERVED',
    'BORN_IN_FUTURE',
    'VERIFY_EMAIL_FIRST',
    'CHANGED_MEANWHILE',
  ],
})

export const checkUsername = call(calls.checkUsername, {
  summary: 'Get whether a username is available',
  params: z.object({ username: z.string().max(64) }),
  reply: z.object({ message: z.string(), available: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const changeUsername = call(calls.changeUsername, {
  summary: 'Claim a username',
  body: z.object({ username }),
  reply: CurrentUser,
  errors: ['USERNAME_TAKEN', 'TOO_MANY_REQUESTS'],
})
