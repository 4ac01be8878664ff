import { ApiError, failureText, isNetworkFailure, isSignedOut, NO_CONNECTION, saysNoLine } from './api.ts'

/** What the server says when it refuses something, or that nothing reaches it; the caller's own sentence when something merely failed. */
export const refusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status >= 500 ? fallback : failureText(error, fallback)

/** For sentences that stand whatever the server says: only that nothing reaches it is said in their place. */
export const fixedText = (error: unknown, sentence: string): string =>
  saysNoLine(error) ? NO_CONNECTION : sentence

/** What is said of a refusal, for a form: nothing as long as nothing failed, or when the app leads to the sign-in page anyway. */
export const problemText = (error: unknown, fallback: string): string | undefined =>
  error && !isSignedOut(error) ? refusalText(error, fallback) : undefined

/** Why something failed, as far as that is known, for below a title that says what did. */
export const reasonText = (error: unknown): string =>
  isNetworkFailure(error) ? NO_CONNECTION : refusalText(error, 'Please try again.')
