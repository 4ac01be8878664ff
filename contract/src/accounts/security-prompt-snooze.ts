/**
 * A cookie in which the app notes until when an operator does not want to hear that a password alone opens the back office,
 * in milliseconds since the epoch, and who that is: their page is then drawn without that.
 */
export const securityPromptSnooze = 'pepwell_keys_later'

/** What stands in the cookie. */
export const securityPromptSnoozeText = (userId: string, until: number): string => `${until}:${userId}`

/** Whether somebody does not want to hear of it at a time, in milliseconds since the epoch. */
export function isSecurityPromptSnoozed(text: string | undefined, userId: string, now: number): boolean {
  const [until, ...id] = text?.split(':') ?? []
  return id.join(':') === userId && Number(until) > now
}
