/** So long what came with the page is what the server says now: while the page's parts come into being. */
const NOW_MS = 5000

let answers = new Map<string, unknown>()
const changed = new Set<string>()

/**
 * From here on everybody asks the server again.
 * @param changes where only what is drawn from these is old
 */
export function forgetEarlyAnswers(changes?: readonly string[]): void {
  if (changes) for (const subject of changes) changed.add(subject)
  else answers.clear()
}

/** Keeps answers that came with the page, each by its address, for those who ask for them right away. */
export function keepEarlyAnswers(early: Iterable<readonly [address: string, answer: unknown]>): void {
  answers = new Map(early)
  changed.clear()
  setTimeout(() => forgetEarlyAnswers(), NOW_MS)
}

/**
 * What came with the page in answer to an address.
 * @param shows what it is drawn from
 */
export const earlyAnswer = (address: string, shows: readonly string[] = []): unknown =>
  shows.some((subject) => changed.has(subject)) ? undefined : answers.get(address)
