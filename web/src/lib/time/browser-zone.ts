/** The browser's own zone, for visitors whose zone the server does not know yet. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
