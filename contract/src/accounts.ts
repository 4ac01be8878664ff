import { toE164 } from '@pepwell/domain/phone'
import { genders } from '@pepwell/domain/profile'
import { usernameProblem } from '@pepwell/domain/usernames'
import { weightUnits } from '@pepwell/domain/weight'
import { z } from 'zod'
import * as calls from './accounts.calls.ts'
import { call } from './call.ts'
import { calendarDay, instant, optionalText, requiredText, text, timeZone } from './fields.ts'

declare module './call.ts' {
  interface Declared {
    accounts: typeof import('./accounts.ts')
  }
}

const email = (message = 'Please enter a valid email address') =>
  text(254, message).toLowerCase().pipe(z.email(message))

const newPassword = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Please use at most 256 characters')

/** A phone number of at least 10 characters; leaves as E.164. */
const phoneNumber = (tooShort: string) =>
  text(32, tooShort)
    .min(10, tooShort)
    .transform((value, context) => {
      const number = toE164(value)
      if (!number) context.addIssue({ code: 'custom', message: 'Please enter a valid phone number' })
      return number ?? z.NEVER
    })

const Passwords = z.object({ password: z.string(), confirmPassword: z.string() })

const passwordsMatch = (form: z.output<typeof Passwords>) => form.password === form.confirmPassword

const mismatch = {
  message: "Passwords don't match",
  path: ['confirmPassword'],
  // Said at once, also while other fields are still wrong.
  when: ({ value }: { value: unknown }) => Passwords.safeParse(value).success,
}

/** A person as they see themselves. Heights in feet and inches, weights in pounds. */
export const CurrentUser = z.object({
  id: z.string(),
  userHandle: z.string().nullable(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  heightFeet: z.number().nullable(),
  heightInches: z.number().nullable(),
  weight: z.number().nullable(),
  goalWeight: z.number().nullable(),
  gender: z.enum(genders).nullable(),
  healthConditions: z.string().nullable(),
  allergies: z.string().nullable(),
  goals: z.string().nullable(),
  timeZone: z.string(),
  /** in which weights are typed and shown */
  weightUnit: z.enum(weightUnits),
  isAdmin: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  lastLoginAt: instant.nullable(),
})
export type CurrentUser = z.output<typeof CurrentUser>

/** Sign-up form. */
export const SignUp = z
  .object({
    firstName: requiredText(100, 'First name is required'),
    lastName: requiredText(100, 'Last name is required'),
    email: email(),
    phoneNumber: phoneNumber('Please enter a valid phone number'),
    password: newPassword,
    confirmPassword: z.string("Passwords don't match"),
    timeZone: timeZone.optional(),
  })
  .refine(passwordsMatch, mismatch)

/** Sign-in form. */
export const SignIn = z.object({
  email: email(),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(256, 'Please use at most 256 characters'),
  timeZone: timeZone.optional(),
})

/** Forgot-password form. */
export const ForgotPassword = z.object({ email: email() })

/** Reset-password form with the token of the link. */
export const ResetPassword = z
  .object({
    token: z
      .string('Reset token is required')
      .min(1, 'Reset token is required')
      .max(256, 'Please use at most 256 characters'),
    password: newPassword,
    confirmPassword: z.string("Passwords don't match"),
  })
  .refine(passwordsMatch, mismatch)

/** What is asked before an account is deleted. */
export const DeleteAccount = z.object({ password: SignIn.shape.password })

/** Wide enough for anyone; the setup form has its own, narrower limits. */
const pounds = (message: string) => z.number(message).min(1, message).max(1500, message)

/**
 * The profile, in parts: a field that is left out stays as it is, null empties it. `age` is accepted because
 * forms send it, and ignored: it is always counted from the date of birth.
 */
export const ProfileUpdate = z.object({
  firstName: requiredText(100, 'First name is required').optional(),
  lastName: requiredText(100, 'Last name is required').optional(),
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
  weight: pounds('Please enter a valid weight').nullish(),
  goalWeight: pounds('Please enter a valid goal weight').nullish(),
  gender: z.enum(genders, 'Please choose a gender').nullish(),
  healthConditions: optionalText(2000),
  allergies: optionalText(2000),
  goals: optionalText(2000),
  timeZone: timeZone.optional(),
  weightUnit: z.enum(weightUnits, 'Please choose lbs or kg').optional(),
  age: z.number().nullish(),
})

const limits = {
  feet: 'Height must be 3 to 8 feet',
  weight: 'Weight must be 50 to 800 lbs',
  goal: 'Goal weight must be 50 to 800 lbs',
}

/** The profile-setup form: the same fields within narrower limits, those that open the app required. */
export const ProfileSetup = ProfileUpdate.extend({
  firstName: requiredText(100, 'First name is required'),
  lastName: requiredText(100, 'Last name is required'),
  phoneNumber: phoneNumber('Phone number must be at least 10 digits'),
  dateOfBirth: z.string().min(1, 'Date of birth is required').pipe(calendarDay),
  gender: z.enum(genders, 'Gender is required'),
  heightFeet: z.int(limits.feet).min(3, limits.feet).max(8, limits.feet),
  heightInches: z
    .int('Inches must be 0 to 11')
    .min(0, 'Inches must be 0 to 11')
    .max(11, 'Inches must be 0 to 11'),
  weight: z.number(limits.weight).min(50, limits.weight).max(800, limits.weight),
  goalWeight: z.number(limits.goal).min(50, limits.goal).max(800, limits.goal).nullish(),
})

const username = text(32).superRefine((value, context) => {
  const problem = usernameProblem(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const Message = z.object({ message: z.string() })
const SignedIn = Message.extend({ user: CurrentUser })

export const currentUser = call(calls.currentUser, {
  summary: 'Who is signed in',
  reply: CurrentUser,
})

export const signUp = call(calls.signUp, {
  summary: 'Make an account and sign in',
  body: SignUp,
  reply: SignedIn,
  status: 201,
  errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const signIn = call(calls.signIn, {
  summary: 'Sign in',
  body: SignIn,
  reply: SignedIn,
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
})

export const signOut = call(calls.signOut, {
  summary: 'End this session; harmless when there is none',
  reply: Message,
})

export const forgotPassword = call(calls.forgotPassword, {
  summary: 'Mail a reset link; answers alike whether or not the address is known',
  body: ForgotPassword,
  reply: Message.extend({ token: z.string().optional() }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const resetPassword = call(calls.resetPassword, {
  summary: 'Set a new password with the token of a reset link; ends every session',
  body: ResetPassword,
  reply: Message,
  errors: ['RESET_TOKEN_INVALID', 'TOO_MANY_REQUESTS'],
})

export const updateProfile = call(calls.updateProfile, {
  summary: 'Change parts of the own profile',
  body: ProfileUpdate,
  reply: CurrentUser,
  errors: ['EMAIL_TAKEN', 'BORN_IN_FUTURE'],
})

export const checkUsername = call(calls.checkUsername, {
  summary: 'Whether a username is free',
  params: z.object({ username: z.string().max(64) }),
  reply: Message.extend({ available: z.boolean() }),
})

export const changeUsername = call(calls.changeUsername, {
  summary: 'Take a username',
  body: z.object({ username }),
  reply: CurrentUser,
  errors: ['USERNAME_TAKEN'],
})

export const exportData = call(calls.exportData, {
  summary: 'Everything of the own account: a zip of one JSON file and the photos',
  reply: z.unknown(),
  sends: 'application/zip',
  errors: ['TOO_MANY_REQUESTS'],
})

export const deleteAccount = call(calls.deleteAccount, {
  summary: 'Delete the own account with everything in it',
  body: DeleteAccount,
  reply: Message,
  errors: ['WRONG_PASSWORD', 'SUPPORT_ACCOUNT_STAYS', 'TOO_MANY_REQUESTS'],
})

export const adminStatus = call(calls.adminStatus, {
  summary: 'Whether the signed-in person is an admin',
  reply: z.object({ isAdmin: z.boolean() }),
})

export const community = call(calls.community, {
  summary: 'What the landing page may truthfully say, and where to write for help',
  reply: z.object({ thousandsOfUsers: z.boolean(), supportEmail: z.string() }),
})
