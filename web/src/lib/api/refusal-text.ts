import { ApiError, failureText, isNetworkFailure, isSignedOut, NO_CONNECTION, saysNoLine } from './api.ts'

/** The server's message for a refusal, or the offline message; the caller's own sentence for other failures. */
export const refusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status >= 500 ? fallback : failureText(error, fallback)

/** For fixed sentences: only the offline message replaces them. */
export const fixedText = (error: unknown, sentence: string): string =>
  saysNoLine(error) ? NO_CONNECTION : sentence

/** A form's error message: empty without a failure, or when the app redirects to sign-in anyway. */
export const problemText = (error: unknown, fallback: string): string | undefined =>
  error && !isSignedOut(error) ? refusalText(error, fallback) : undefined

/** The reason for a failure, if known, below a title that names it. */
export const reasonText = (error: unknown): string =>
  isNetworkFailure(error) ? NO_CONNECTION : refusalText(error, 'Please try again.')
