import {
  ApiError,
  failureText,
  isNetworkFailure,
  isOfflineFailure,
  isSignedOut,
  NO_CONNECTION,
} from './api.ts'

/** The server's error message or the offline message; otherwise the caller's own. */
export const refusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status >= 500 ? fallback : failureText(error, fallback)

/** The offline message, otherwise a fixed message. */
export const fixedText = (error: unknown, sentence: string): string =>
  isOfflineFailure(error) ? NO_CONNECTION : sentence

/** A form's error message: empty without a failure, or when the app redirects to sign-in anyway. */
export const problemText = (error: unknown, fallback: string): string | undefined =>
  error && !isSignedOut(error) ? refusalText(error, fallback) : undefined

/** The reason for a failure, if known, below a title that names it. */
export const reasonText = (error: unknown): string =>
  isNetworkFailure(error) ? NO_CONNECTION : refusalText(error, 'Please try again.')
