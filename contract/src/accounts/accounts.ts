import { adminAreas } from '@pepwell/domain/accounts/admin-areas'
import { genders } from '@pepwell/domain/accounts/profile'
import { findableBy } from '@pepwell/domain/social/friends'
import { weightUnits } from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, timeZone } from '../fields.ts'
import * as calls from './accounts.calls.ts'
import { email, newPassword, password, passwordAgain, personName, phoneNumber } from './person-fields.ts'

const Passwords = z.object({ password: z.string(), confirmPassword: z.string() })

const passwordsMatch = (form: z.output<typeof Passwords>) => form.password === form.confirmPassword

const mismatch = {
  message: "Passwords don't match",
  path: ['confirmPassword'],
  // Validated even while other fields are still wrong.
  when: ({ value }: { value: unknown }) => Passwords.safeParse(value).success,
}

/** A person's own account. Weights in pounds; `heightCm` is set if the height was typed in centimeters. */
export const CurrentUser = z.object({
  id: z.string(),
  userHandle: z.string().nullable(),
  email: z.string(),
  /** when the address was verified; until then it gets only account mails */
  emailProvedAt: instant.nullable(),
  /** the new address, until its mailed link is opened */
  pendingEmail: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** when the number was verified; until then it gets no text messages */
  phoneProvedAt: instant.nullable(),
  dateOfBirth: z.string().nullable(),
  heightFeet: z.number().nullable(),
  heightInches: z.number().nullable(),
  heightCm: z.number().nullable(),
  weight: z.number().nullable(),
  goalWeight: z.number().nullable(),
  gender: z.enum(genders).nullable(),
  healthConditions: z.string().nullable(),
  allergies: z.string().nullable(),
  goals: z.string().nullable(),
  timeZone: z.string(),
  /** the unit for typing and showing weights; heights follow: feet and inches, or centimeters */
  weightUnit: z.enum(weightUnits),
  /** who can find them among members, and whether friends see their email */
  whoCanFindMe: z.enum(findableBy),
  showEmailToFriends: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  lastLoginAt: instant.nullable(),
  /** when a temporary password expires; while set, the app asks for a new one */
  temporaryPasswordUntil: instant.nullable(),
})
export type CurrentUser = z.output<typeof CurrentUser>

/** Sign-up form. */
export const SignUp = z
  .object({
    firstName: personName('First name is required'),
    lastName: personName('Last name is required'),
    email: email(),
    phoneNumber: phoneNumber('Please enter a valid phone number'),
    password: newPassword,
    confirmPassword: passwordAgain,
    timeZone: timeZone.optional(),
  })
  .refine(passwordsMatch, mismatch)

/** Sign-in form. */
export const SignIn = z.object({
  email: email(),
  password,
  timeZone: timeZone.optional(),
})

/** Forgot-password form. */
export const ForgotPassword = z.object({ email: email() })

/** Reset-password form with the token from the link. */
export const ResetPassword = z
  .object({
    token: z
      .string('Reset token is required')
      .min(1, 'Reset token is required')
      .max(256, 'Please use at most 256 characters'),
    password: newPassword,
    confirmPassword: passwordAgain,
  })
  .refine(passwordsMatch, mismatch)

/** The form that replaces a temporary password. */
export const NewPassword = z
  .object({ password: newPassword, confirmPassword: passwordAgain })
  .refine(passwordsMatch, mismatch)

const Message = z.object({ message: z.string() })

/** The reply to every way of signing in. */
export const SignedIn = Message.extend({ user: CurrentUser })

export const currentUser = call(calls.currentUser, {
  allowsTemporaryPassword: true,
  summary: 'Get the signed-in user',
  reply: CurrentUser,
})

export const signUp = call(calls.signUp, {
  summary: 'Create an account and sign in',
  body: SignUp,
  reply: SignedIn,
  status: 201,
  errors: ['EMAIL_TAKEN', 'NAME_RESERVED', 'PASSWORD_GUESSABLE', 'TOO_MANY_REQUESTS'],
})

export const signIn = call(calls.signIn, {
  summary: 'Sign in',
  body: SignIn,
  reply: SignedIn,
  errors: [
    'INVALID_CREDENTIALS',
    'SECOND_STEP_NEEDED',
    'TEMPORARY_PASSWORD_EXPIRED',
    'ACCOUNT_SUSPENDED',
    'TOO_MANY_REQUESTS',
  ],
})

export const signOut = call(calls.signOut, {
  allowsTemporaryPassword: true,
  summary: 'Sign out; succeeds without a session too',
  reply: Message,
})

export const forgotPassword = call(calls.forgotPassword, {
  summary: 'Mail a reset link; the reply never reveals whether the address is known',
  body: ForgotPassword,
  reply: Message.extend({ token: z.string().optional() }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const resetPassword = call(calls.resetPassword, {
  summary: 'Set a new password with a reset token; ends every session',
  body: ResetPassword,
  reply: Message,
  errors: ['PASSWORD_GUESSABLE', 'PASSWORD_IS_TEMPORARY', 'RESET_TOKEN_INVALID', 'TOO_MANY_REQUESTS'],
})

export const replaceTemporaryPassword = call(calls.replaceTemporaryPassword, {
  allowsTemporaryPassword: true,
  summary: 'Replace a temporary password; ends every other session',
  body: NewPassword,
  reply: SignedIn,
  errors: ['NO_TEMPORARY_PASSWORD', 'PASSWORD_GUESSABLE', 'PASSWORD_IS_TEMPORARY'],
})

export const adminStatus = call(calls.adminStatus, {
  summary: 'Get whether the signed-in user is an admin, and of which areas',
  reply: z.object({
    isAdmin: z.boolean(),
    /** the areas of the back office open to them; an empty list means all */
    permissions: z.array(z.enum(adminAreas)),
    /** for an admin with only a password: when the back office closes to them */
    secondStepBy: instant.optional(),
  }),
})

export const community = call(calls.community, {
  summary: 'Get the member count that the landing page shows, and the support address',
  reply: z.object({ thousandsOfUsers: z.boolean(), supportEmail: z.string() }),
})
