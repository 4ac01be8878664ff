import type { signIn } from '@pepwell/contract/accounts/accounts'
import type { CallReply } from '@pepwell/contract/declared'
import { ApiError, InvalidReply } from '../../../lib/api/api.ts'

type SignedIn = CallReply<typeof signIn>

/** A success reply without the required fields. */
class IncompleteReply extends Error {
  override name = 'IncompleteReply'
}

/** A sign-in counts only if the reply contains a message and the user. */
export function accepted(reply: Partial<SignedIn> | null): SignedIn {
  const { message, user } = reply ?? {}
  if (message && user) return { message, user }
  throw new IncompleteReply(message || 'Invalid server response format')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** An ApiError's message is 'status: body'. */
const bodyOf = (error: ApiError): string => error.message.replace(/^\d+: /, '')

function refusalText(error: ApiError): string {
  if (error.serverMessage) return error.serverMessage
  if (!isJson(bodyOf(error))) return 'Server returned invalid response format'
  return error.status === 401 ? 'Please check your credentials and try again' : 'Login failed'
}

/** The toast text for a failed sign-in. */
export function signInFailureText(error: unknown): string {
  if (error instanceof ApiError) return refusalText(error)
  if (error instanceof InvalidReply || error instanceof IncompleteReply) return error.message
  return 'Network error during login'
}
