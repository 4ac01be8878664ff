import { hashKey, type QueryKey } from '@tanstack/react-query'

/** How long preloaded responses count as current: while the page first renders. */
const STALE_AFTER_MS = 5000

let responses = new Map<string, unknown>()
/** Hashes of the queries whose cache already holds its response. */
let queries = new Set<string>()
const invalidated = new Set<string>()

/**
 * Makes the next reads ask the server again.
 * @param tags only those of responses that have one of these tags
 */
export function clearPreloadedResponses(tags?: readonly string[]): void {
  if (tags) for (const tag of tags) invalidated.add(tag)
  else {
    responses.clear()
    queries.clear()
  }
}

/**
 * Holds the responses that came with the page, each by its address, for reads during the first render.
 * @param cached the queries whose cache already holds its response
 */
export function setPreloadedResponses(
  preloaded: Iterable<readonly [address: string, answer: unknown]>,
  cached: readonly QueryKey[],
): void {
  responses = new Map(preloaded)
  queries = new Set(cached.map(hashKey))
  invalidated.clear()
  setTimeout(() => clearPreloadedResponses(), STALE_AFTER_MS)
}

const isStale = (tags: readonly string[] = []): boolean => tags.some((tag) => invalidated.has(tag))

/** Whether a query's cached response came with the page and is still current. */
export const isPreloaded = (key: QueryKey, tags?: readonly string[]): boolean =>
  queries.has(hashKey(key)) && !isStale(tags)

/**
 * The preloaded response of an address; undefined if there is none or it is stale.
 * @param tags its call's tags
 */
export const preloadedResponse = (address: string, tags?: readonly string[]): unknown =>
  isStale(tags) ? undefined : responses.get(address)
