/** Somebody's inbox changed, or their reminders, or what became of one; the body is their ids, one or several with spaces between. */
export const NOTIFICATIONS = 'notifications'

/** What the bus carries to people's open pages. One that is lost costs a moment; nothing is kept because of them. */
export const topicsForPeople: ReadonlySet<string> = new Set([NOTIFICATIONS])
