/** Something changed for people; the body has their ids, separated by spaces, and the tags on a second line. */
export const PEOPLE = 'people'

/** Topics for open pages. A lost one costs a moment; no cache depends on it. */
export const topicsForPeople: ReadonlySet<string> = new Set([PEOPLE])

/**
 * The list of supplements changed. Several features write it: its texts, whether the shop shows them, and their
 * prices elsewhere.
 */
export const SUPPLEMENTS_CHANGED = 'supplements-changed'
