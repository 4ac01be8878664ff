/** Shortest and longest username, without the leading @. */
export const usernameLength = { min: 2, max: 20 } as const

/** The reply of the username check. */
export const usernameMessages = {
  tooShort: 'Username must be at least 2 characters long',
  malformed: 'Username can only contain letters, numbers, and underscores (2-20 characters)',
  available: 'Username is available!',
  taken: 'Username is already taken',
} as const

/** A username for typing and comparing, without a leading @. */
export const withoutAt = (username: string): string => username.replace(/^@/, '')

/** The handle a username is stored and displayed as. */
export const toHandle = (username: string): string => `@${withoutAt(username)}`

/** Why a username is invalid, or undefined; only the server knows whether it is available. */
export function usernameProblem(username: string): string | undefined {
  const name = withoutAt(username)
  if (name.length < usernameLength.min) return usernameMessages.tooShort
  return /^\w{2,20}$/.test(name) ? undefined : usernameMessages.malformed
}
