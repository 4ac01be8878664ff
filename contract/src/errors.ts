/** Every expected refusal, with its HTTP status. The union of codes and the statuses are one list. */
export const errorStatus = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  RESET_TOKEN_INVALID: 400,
  END_BEFORE_START: 400,
  BORN_IN_FUTURE: 400,
  TAKEN_IN_FUTURE: 400,
  LOGGED_IN_FUTURE: 400,
  PHOTO_NOT_AN_IMAGE: 400,
  PHOTO_LINK_REFUSED: 400,
  PHOTO_TOO_LARGE: 413,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  NOT_ALLOWED: 403,
  WRONG_PASSWORD: 403,
  SUPPORT_ACCOUNT_STAYS: 409,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  PLAN_ENTRY_NOT_FOUND: 404,
  PEPTIDE_NOT_FOUND: 404,
  DOSE_NOT_FOUND: 404,
  PERSONAL_PEPTIDE_NOT_FOUND: 404,
  WEIGHT_LOG_NOT_FOUND: 404,
  PHOTO_NOT_FOUND: 404,
  FOOD_NOT_FOUND: 404,
  FOOD_LOG_NOT_FOUND: 404,
  SUPPLEMENT_LOG_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  USERNAME_TAKEN: 409,
  ALREADY_IN_PLAN: 409,
  UNDO_TOO_LATE: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

/** See {@link errorStatus}. */
export type ErrorCode = keyof typeof errorStatus

/** What a refusal says when nothing more particular is known. */
export const errorMessage: Record<ErrorCode, string> = {
  INVALID_INPUT: 'Please check what you entered',
  MALFORMED_JSON: 'The request is not valid JSON',
  RESET_TOKEN_INVALID: 'This reset link is invalid or has expired. Please request a new one.',
  END_BEFORE_START: 'The end date must not be before the start date',
  BORN_IN_FUTURE: 'Please enter a valid date of birth',
  TAKEN_IN_FUTURE: 'A dose cannot be logged for a time to come',
  LOGGED_IN_FUTURE: 'Nothing can be logged for a day to come',
  PHOTO_NOT_AN_IMAGE: 'Invalid file type: Please select an image file (JPG, PNG, GIF, WebP)',
  PHOTO_LINK_REFUSED: 'A photo link must begin with https://',
  PHOTO_TOO_LARGE: 'File too large: Please select an image smaller than 10MB',
  NOT_SIGNED_IN: 'Please sign in',
  INVALID_CREDENTIALS: 'Invalid email or password',
  NOT_ALLOWED: 'You are not allowed to do this',
  WRONG_PASSWORD: 'This is not your password',
  SUPPORT_ACCOUNT_STAYS: 'The support account cannot be deleted',
  FOREIGN_ORIGIN: 'This request came from another website and was refused',
  NOT_FOUND: 'There is nothing at this address',
  PLAN_ENTRY_NOT_FOUND: 'This peptide is not in your plan',
  PEPTIDE_NOT_FOUND: 'This peptide does not exist',
  DOSE_NOT_FOUND: 'This dose does not exist',
  PERSONAL_PEPTIDE_NOT_FOUND: 'This personal peptide does not exist',
  WEIGHT_LOG_NOT_FOUND: 'This weigh-in does not exist',
  PHOTO_NOT_FOUND: 'This photo does not exist',
  FOOD_NOT_FOUND: 'Nothing is known about this food',
  FOOD_LOG_NOT_FOUND: 'This entry does not exist',
  SUPPLEMENT_LOG_NOT_FOUND: 'This entry does not exist',
  EMAIL_TAKEN: 'An account with this email already exists',
  USERNAME_TAKEN: 'Username is already taken',
  ALREADY_IN_PLAN: 'This peptide is already in your plan',
  UNDO_TOO_LATE: 'Only your last dose can be undone, within ten seconds',
  BODY_TOO_LARGE: 'The request is too large',
  UNSUPPORTED_MEDIA_TYPE: 'The request must be sent as JSON',
  RANGE_NOT_SATISFIABLE: 'The file is not that long',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a while and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'The service is restarting. Please try again in a moment.',
}

/** The body of every refusal. `fields` carries one message per rejected field. */
export interface ErrorReply {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
}
