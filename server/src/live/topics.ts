/** Something is new for people; the body is their ids with spaces between, and what is new on a line of its own. */
export const PEOPLE = 'people'

/** What the bus carries to people's open pages. One that is lost costs a moment; nothing is kept because of them. */
export const topicsForPeople: ReadonlySet<string> = new Set([PEOPLE])

/**
 * The list of supplements is another one. What it is made of is written by several features: its words, whether the shop
 * shows them, and their prices elsewhere.
 */
export const SUPPLEMENTS_CHANGED = 'supplements-changed'
