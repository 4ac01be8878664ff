/** The browser's zone, for visitors whose zone the server doesn't know. */
export const browserTimeZone = (): string => Temporal.Now.timeZoneId()
