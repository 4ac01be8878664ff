import { hashKey, type QueryKey } from '@tanstack/react-query'

/** So long what came with the page is what the server says now: while the page's parts come into being. */
const NOW_MS = 5000

let answers = new Map<string, unknown>()
/** The queries that have theirs. */
let queries = new Set<string>()
const changed = new Set<string>()

/**
 * From here on everybody asks the server again.
 * @param changes where only what is drawn from these is old
 */
export function forgetEarlyAnswers(changes?: readonly string[]): void {
  if (changes) for (const subject of changes) changed.add(subject)
  else {
    answers.clear()
    queries.clear()
  }
}

/**
 * Keeps answers that came with the page, each by its address, for those who ask for them right away.
 * @param answered the queries that have them already
 */
export function keepEarlyAnswers(
  early: Iterable<readonly [address: string, answer: unknown]>,
  answered: readonly QueryKey[],
): void {
  answers = new Map(early)
  queries = new Set(answered.map(hashKey))
  changed.clear()
  setTimeout(() => forgetEarlyAnswers(), NOW_MS)
}

const isOld = (shows: readonly string[] = []): boolean => shows.some((subject) => changed.has(subject))

/** Whether what a query has came with the page, and is what the server says now. */
export const cameWithPage = (key: QueryKey, shows?: readonly string[]): boolean =>
  queries.has(hashKey(key)) && !isOld(shows)

/**
 * What came with the page in answer to an address.
 * @param shows what it is drawn from
 */
export const earlyAnswer = (address: string, shows?: readonly string[]): unknown =>
  isOld(shows) ? undefined : answers.get(address)
