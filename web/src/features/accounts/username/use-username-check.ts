import { usernameProblem } from '@pepwell/domain/social/usernames'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api.ts'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { usernameCheck } from '../accounts.api.ts'

/** Debounce before the server checks a name, in milliseconds. */
const CHECK_DELAY_MS = 500

/** The check result for a typed username. */
export interface Verdict {
  state: 'unchanged' | 'checking' | 'available' | 'refused'
  message?: string
}

const refused = (message: string): Verdict => ({ state: 'refused', message })

const failureMessage = (error: Error): string =>
  error instanceof ApiError ? 'Error checking username' : 'Error checking username availability'

/** Checks a username while typing; obvious errors need no request. */
export function useUsernameCheck(username: string, current: string): Verdict {
  const settled = useDebouncedValue(username, CHECK_DELAY_MS)
  const problem = usernameProblem(username)
  const unchanged = username === current
  const standsStill = settled === username
  const check = useQuery({ ...usernameCheck(settled), enabled: standsStill && !unchanged && !problem })

  if (unchanged) return { state: 'unchanged' }
  if (problem) return refused(problem)
  if (!standsStill || check.isFetching) return { state: 'checking', message: 'Checking...' }
  if (check.error) return refused(failureMessage(check.error))
  if (!check.data) return { state: 'checking' }
  const { available, message } = check.data
  return available ? { state: 'available', message } : refused(message)
}
