import type { ReauthenticationNeeded } from '@pepwell/contract/accounts/reauthentication'
import { ApiError } from '../../../lib/api/api.ts'

const ASKING = [
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'SECOND_STEP_NEEDED',
  'TWO_STEP_CODE_WRONG',
  'PASSKEY_REFUSED',
]

/** Whether something was refused only because nobody knows yet who is at the session. */
export const needsReauthentication = (error: Error): boolean =>
  error instanceof ApiError && error.code !== undefined && ASKING.includes(error.code)

/**
 * What a refusal wants from the owner of the session before the same is sent again.
 * @param before what was wanted the last time
 * @returns undefined when something else was wrong
 */
export function reauthenticationNeeded(
  error: Error | null,
  before?: ReauthenticationNeeded,
): ReauthenticationNeeded | undefined {
  if (!(error instanceof ApiError)) return undefined
  switch (error.code) {
    case 'PASSWORD_NEEDED':
      return { hasPasskey: false, needsCode: false, ...(error.details as Partial<ReauthenticationNeeded>) }
    case 'SECOND_STEP_NEEDED':
      return { hasPasskey: before?.hasPasskey ?? false, needsCode: true }
    case 'WRONG_PASSWORD':
    case 'TWO_STEP_CODE_WRONG':
    case 'PASSKEY_REFUSED':
      return before
    default:
      return undefined
  }
}
