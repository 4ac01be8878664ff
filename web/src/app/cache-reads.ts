import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { hasCookie } from '../lib/browser/cookies.ts'
import { cacheOwner } from '../lib/offline/owner.ts'
import { cacheWith } from '../lib/offline/read.ts'

/** Responses are saved in batches, once the page has rendered. */
const BATCH_MS = 2000

type CacheModule = typeof import('../lib/offline/response-cache.ts')

const load = (): Promise<CacheModule> => import('../lib/offline/response-cache.ts')

/** Failures are ignored: without the cache only offline use suffers. */
const withCacheModule = (work: (module: CacheModule) => Promise<void>) =>
  void load()
    .then(work)
    .catch(() => {})

let isSoon = false

function saveSoon(): void {
  if (isSoon) return
  isSoon = true
  setTimeout(() => {
    isSoon = false
    const owner = cacheOwner()
    if (owner) withCacheModule(({ flushResponses: cacheResponse }) => cacheResponse(owner))
  }, BATCH_MS)
}

/**
 * Caches members' responses on this device for offline use. The code loads lazily; the cache is deleted as soon as
 * the session ends.
 */
export function cacheReads(): void {
  cacheWith({
    onResponse: saveSoon,
    fallback: async (call, address, error) => {
      const module = await load().catch(() => undefined)
      if (!module) throw error
      return module.fallback(call, address, error)
    },
  })
  if (cacheOwner() && !hasCookie(signedInCookie))
    withCacheModule(({ clearCache: clearOwnCache }) => clearOwnCache())
}
