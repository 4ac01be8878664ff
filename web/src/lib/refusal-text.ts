import { ApiError, failureText, isNetworkFailure, isSignedOut, NO_CONNECTION } from './api.ts'

/** What the server says when it refuses something; the caller's own sentence when something merely failed. */
export const refusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status < 500 ? failureText(error, fallback) : fallback

/** The same text for a form: nothing as long as nothing failed, or when the app leads to the sign-in page anyway. */
export const problemText = (error: unknown, fallback: string): string | undefined =>
  error && !isSignedOut(error) ? refusalText(error, fallback) : undefined

/** Why something failed, as far as that is known, for below a title that says what did. */
export const reasonText = (error: unknown): string =>
  isNetworkFailure(error) ? NO_CONNECTION : refusalText(error, 'Please try again.')
