import { ApiError, failureText, isSignedOut } from './api.ts'

/** What the server says when it refuses; the caller's own sentence when something merely failed. */
export const refusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status < 500 ? failureText(error, fallback) : fallback

/** The same for a form: nothing as long as nothing failed, or when the app leads to the sign-in page anyway. */
export const problemText = (error: unknown, fallback: string): string | undefined =>
  error && !isSignedOut(error) ? refusalText(error, fallback) : undefined
