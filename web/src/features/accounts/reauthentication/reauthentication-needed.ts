import type { ReauthenticationNeeded } from '@pepwell/contract/accounts/reauthentication'
import { ApiError } from '../../../lib/api/api.ts'

const ASKING = [
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'SECOND_STEP_NEEDED',
  'TWO_STEP_CODE_WRONG',
  'PASSKEY_REFUSED',
]

/** Whether a request failed only because it needs reauthentication. */
export const needsReauthentication = (error: Error): boolean =>
  error instanceof ApiError && error.code !== undefined && ASKING.includes(error.code)

/**
 * Which reauthentication a refused request needs before it is sent again.
 * @param before what the last refusal needed
 * @returns undefined if it failed for another reason
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
