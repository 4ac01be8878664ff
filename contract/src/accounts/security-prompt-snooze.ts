/**
 * A cookie with the time until which an operator snoozed the password-only warning, in milliseconds since the epoch,
 * and their id, so that the server renders the page without it.
 */
export const securityPromptSnooze = 'pepwell_keys_later'

/** The cookie's value. */
export const securityPromptSnoozeText = (userId: string, until: number): string => `${until}:${userId}`

/** Whether the warning is snoozed at a time, in milliseconds since the epoch. */
export function isSecurityPromptSnoozed(text: string | undefined, userId: string, now: number): boolean {
  const [until, ...id] = text?.split(':') ?? []
  return id.join(':') === userId && Number(until) > now
}
