import { MOST_PASSKEYS } from '@pepwell/domain/text/limits'
import { formMessage } from '../form-messages.ts'

/** Refusals about accounts: sign-in, second factors, addresses, names and permissions. See `refusals` in errors.ts. */
export const accountRefusals = {
  RESET_TOKEN_INVALID: {
    status: 400,
    message: 'This reset link is invalid or has expired. Please request a new one.',
  },
  EMAIL_LINK_INVALID: {
    status: 400,
    message: 'This link is invalid or has expired. Please have another one sent.',
  },
  EXPORT_TICKET_INVALID: {
    status: 400,
    message: 'This download has expired. Start it again in your profile.',
  },
  MAIL_LINK_INVALID: {
    status: 400,
    message: 'This link is not whole. Emails can be switched off in your profile too.',
  },
  PHONE_CODE_WRONG: {
    status: 400,
    message: 'This code is wrong or too old. After five tries please have another one sent.',
  },
  TWO_STEP_CODE_WRONG: { status: 400, message: 'This code is wrong, or was used already' },
  SECOND_STEP_OVER: {
    status: 400,
    message: 'This took too long, or too many tries. Please type your password again.',
  },
  PASSKEY_REFUSED: { status: 400, message: 'This passkey was not accepted. Please try again.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  TEMPORARY_PASSWORD_EXPIRED: {
    status: 401,
    message: 'This temporary password has expired. Please ask for a new one, or reset it yourself.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account has been suspended. If you think that is a mistake, please write to support.',
  },
  REPLACE_PASSWORD_FIRST: { status: 403, message: 'Choose your own password first.' },
  SECOND_STEP_MISSING: {
    status: 403,
    message: 'Set up two-step sign-in or a passkey to open the back office',
  },
  PASSWORD_NEEDED: { status: 403, message: 'Please type your password once more' },
  PASSWORD_GUESSABLE: { status: 400, message: 'Choose a password that is harder to guess' },
  WRONG_PASSWORD: { status: 403, message: 'This is not your password' },
  // Not 401, which tells the app that a session ended.
  SECOND_STEP_NEEDED: { status: 403, message: 'Please enter the code that your authenticator app shows' },
  SUPPORT_ACCOUNT_STAYS: { status: 409, message: formMessage.SUPPORT_ACCOUNT_STAYS },
  OWN_ACCOUNT_STAYS: { status: 409, message: formMessage.OWN_ACCOUNT_STAYS },
  WIDER_RIGHTS: {
    status: 409,
    message: 'Parts of the back office that are not open to you are for an admin of them to give and take',
  },
  OWN_KEYS_STAY: { status: 409, message: formMessage.OWN_KEYS_STAY },
  NO_SIGN_IN_KEYS: {
    status: 409,
    message: 'This member has neither two-step sign-in nor a passkey: the password is enough',
  },
  OWN_RIGHTS_STAY: { status: 409, message: formMessage.OWN_RIGHTS_STAY },
  TWO_STEP_ON: { status: 409, message: 'Two-step sign-in is on already' },
  TWO_STEP_OFF: { status: 409, message: 'Two-step sign-in is off' },
  NO_TEMPORARY_PASSWORD: { status: 409, message: 'Your password is one that you chose yourself' },
  SESSION_NOT_FOUND: { status: 404, message: 'This session has ended or does not exist' },
  PASSKEY_NOT_FOUND: { status: 404, message: 'This passkey was removed, or does not exist' },
  PASSKEYS_FULL: {
    status: 409,
    message: `You can have ${MOST_PASSKEYS} passkeys. Please remove one first.`,
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists' },
  EMAIL_PROVED: { status: 409, message: 'Your email is verified already' },
  PHONE_PROVED: { status: 409, message: 'Your phone number is verified already' },
  NAME_RESERVED: { status: 409, message: 'This name reads as our team’s. Please use your own.' },
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
    message: 'Text messages can only be sent to US and Canadian numbers (+1 and 10 digits)',
  },
  TEXTS_STOPPED: {
    status: 409,
    message:
      'STOP was texted from this number. Text START from it to where it got texts from, and they come again.',
  },
} as const satisfies Record<string, { status: number; message: string }>
