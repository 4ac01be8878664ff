import { MAX_PASSKEYS } from '@pepwell/domain/text/limits'
import { formMessage } from '../form-messages.ts'

/** Refusals about accounts: sign-in, second factors, addresses, names and permissions. See `refusals` in errors.ts. */
export const accountRefusals = {
  RESET_TOKEN_INVALID: {
    status: 400,
    message: 'This reset link is invalid or has expired. Please request a new one.',
  },
  EMAIL_LINK_INVALID: {
    status: 400,
    message: 'This link is invalid or has expired. Please request a new one.',
  },
  EXPORT_TICKET_INVALID: {
    status: 400,
    message: 'This download has expired. Start it again in your profile.',
  },
  MAIL_LINK_INVALID: {
    status: 400,
    message: 'This link is incomplete. You can also turn off emails in your profile.',
  },
  PHONE_CODE_WRONG: {
    status: 400,
    message: 'This code is wrong or has expired. After five tries, request a new one.',
  },
  TWO_STEP_CODE_WRONG: { status: 400, message: 'This code is wrong, expired or already used' },
  SECOND_STEP_OVER: {
    status: 400,
    message: 'You ran out of time or tries. Please enter your password again.',
  },
  PASSKEY_REFUSED: { status: 400, message: 'We couldn’t accept this passkey. Please try again.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  TEMPORARY_PASSWORD_EXPIRED: {
    status: 401,
    message: 'Your temporary password has expired. Ask for a new one or reset it yourself.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'We suspended this account. If you think that’s a mistake, please contact support.',
  },
  REPLACE_PASSWORD_FIRST: { status: 403, message: 'Choose your own password first.' },
  SECOND_STEP_MISSING: {
    status: 403,
    message: 'Set up two-step sign-in or a passkey to open the back office',
  },
  PASSWORD_NEEDED: { status: 403, message: 'Please confirm your password' },
  PASSWORD_GUESSABLE: { status: 400, message: 'Choose a password that’s harder to guess' },
  PASSWORD_IS_TEMPORARY: { status: 400, message: 'Choose a password other than the temporary one' },
  WRONG_PASSWORD: { status: 403, message: 'That’s not your password' },
  // Not 401, which tells the app that a session ended.
  SECOND_STEP_NEEDED: { status: 403, message: 'Please enter the code from your authenticator app' },
  SUPPORT_ACCOUNT_STAYS: { status: 409, message: formMessage.SUPPORT_ACCOUNT_STAYS },
  OWN_ACCOUNT_STAYS: { status: 409, message: formMessage.OWN_ACCOUNT_STAYS },
  WIDER_RIGHTS: {
    status: 409,
    message: 'You can only change access to areas you have yourself',
  },
  OWN_KEYS_STAY: { status: 409, message: formMessage.OWN_KEYS_STAY },
  NO_SIGN_IN_KEYS: {
    status: 409,
    message: 'This member has no two-step sign-in or passkey to remove',
  },
  OWN_RIGHTS_STAY: { status: 409, message: formMessage.OWN_RIGHTS_STAY },
  TWO_STEP_ON: { status: 409, message: 'Two-step sign-in is already on' },
  TWO_STEP_OFF: { status: 409, message: 'Two-step sign-in is off' },
  NO_TEMPORARY_PASSWORD: { status: 409, message: 'You already chose your own password' },
  SESSION_NOT_FOUND: { status: 404, message: 'This session has ended or doesn’t exist' },
  PASSKEY_NOT_FOUND: { status: 404, message: 'This passkey doesn’t exist anymore' },
  PASSKEYS_FULL: {
    status: 409,
    message: `You can have ${MAX_PASSKEYS} passkeys. Please remove one first.`,
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists' },
  EMAIL_PROVED: { status: 409, message: 'Your email is already verified' },
  PHONE_PROVED: { status: 409, message: 'Your phone number is already verified' },
  NAME_RESERVED: { status: 409, message: 'This name looks like our team’s. Please use your own.' },
  USERNAME_TAKEN: { status: 409, message: 'Username is already taken' },
  EMAIL_UNVERIFIED: {
    status: 409,
    message: 'Please verify your email before you order. We sent you a link.',
  },
  SIGN_IN_TO_VERIFY: {
    status: 409,
    message: 'Sign in to this account first. Then open the link again.',
  },
  VERIFY_EMAIL_FIRST: { status: 409, message: 'Verify your email first. We sent you a link.' },
  PHONE_NUMBER_REQUIRED: { status: 409, message: 'Please add a phone number to your profile first' },
  PHONE_NUMBER_UNSUPPORTED: {
    status: 409,
    message: 'We can only text US and Canadian numbers (+1 and 10 digits)',
  },
  TEXTS_STOPPED: {
    status: 409,
    message: 'This number texted STOP. Reply START from it to get our texts again.',
  },
} as const satisfies Record<string, { status: number; message: string }>
