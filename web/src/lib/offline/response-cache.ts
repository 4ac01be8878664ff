import type { DeclaredAddress } from '@pepwell/contract/declared'
import { isNetworkFailure } from '../api/api.ts'
import { serverNow } from '../time/clock.ts'
import { currentConnectivity, markCached } from './connectivity.ts'
import { cachedFromOtherDays } from './other-days.ts'
import { cacheOwner, clearCacheOwner } from './owner.ts'
import { isOffline } from './probe-server.ts'
import { unsavedResponses } from './read.ts'
import { cachedResponse, pruneResponses, saveResponses } from './response-store.ts'

/** Deletes everything that was cached: the user has signed out. */
export async function clearCache(): Promise<void> {
  clearCacheOwner()
  unsavedResponses.clear()
  await pruneResponses(undefined, serverNow())
}

/** Keeps only this user's responses and deletes those of others. */
export const pruneCacheExcept = (owner: string): Promise<void> => pruneResponses(owner, serverNow())

/** The cached response of a call at an address, or rows of other days that cover it. */
async function cachedFor(owner: string, { dayField: byDay }: DeclaredAddress, address: string) {
  const now = serverNow()
  const cached = await cachedResponse(owner, address, now)
  return cached ?? (byDay && (await cachedFromOtherDays(owner, address, byDay, now)))
}

/** Serves a read that failed from the cache. @throws the error if it is not a network failure, or nothing is cached */
export async function fallback(call: DeclaredAddress, address: string, error: unknown): Promise<unknown> {
  if (!isNetworkFailure(error)) {
    await clearCache().catch(() => {})
    throw error
  }
  const owner = cacheOwner()
  if (!(await isOffline()) || !owner) throw error
  const cached = await cachedFor(owner, call, address).catch(() => undefined)
  if (!cached) throw error
  markCached(cached.at)
  return cached.answer
}

/** Stores the responses collected so far. Storage failures are ignored. */
export async function flushResponses(owner: string): Promise<void> {
  const answers = [...unsavedResponses]
  unsavedResponses.clear()
  if (answers.length > 0) await saveResponses(owner, answers).catch(() => {})
}

/** How often to probe the server while offline: navigator.onLine may be wrong. */
const PROBE_INTERVAL_MS = 5000

/**
 * Probes the server while offline.
 * @param onBack called when the connection is back
 * @returns stops probing
 */
export function watchConnectivity(onBack: () => void): () => void {
  const look = async () => {
    if (navigator.onLine && currentConnectivity().isOffline && !(await isOffline())) onBack()
  }
  const timer = setInterval(look, PROBE_INTERVAL_MS)
  window.addEventListener('online', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
}
