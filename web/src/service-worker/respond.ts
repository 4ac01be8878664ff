import { cachedAnswer, cacheOnUse, PAGE, type Release } from './release.ts'
import type { WorkerEvents, WorkerScope } from './scope.ts'

/** After this long without a response, the cached page is shown. */
const TIMEOUT_MS = 8000

/** Its name contains a content hash, so a cached copy is never stale. */
const isHashed = (path: string): boolean => path.startsWith('/assets/')

/** Small, without a hash in their names, and part of the page. */
const isLoose = (path: string): boolean => path === '/before-app.js' || /^\/(icons\/|manifest\.)/.test(path)

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS))

/** From the server, so a release reaches everyone right away; from the cache without a response. */
async function serverFirst(
  answer: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const first = await Promise.race([answer.catch(() => undefined), timeout()])
  return first ?? (await cached()) ?? answer
}

async function cacheFirst({ caches }: WorkerScope, release: Release, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cached = await cachedAnswer(caches, release, pathname)
  if (cached) return cached
  const file = await fetch(request)
  if (file.ok) await cacheOnUse(caches, release, pathname, file.clone())
  return file
}

/**
 * Serves the app's files from the cache, and its pages while offline. Personal data always comes from the
 * server: this ignores everything below /api.
 */
export function answer(scope: WorkerScope, release: Release, event: WorkerEvents['fetch']): void {
  const { request, preloadResponse } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api')) return
  const cached = (address: string) => () => cachedAnswer(scope.caches, release, address)
  if (isHashed(pathname)) event.respondWith(cacheFirst(scope, release, request))
  else if (isLoose(pathname)) event.respondWith(serverFirst(fetch(request), cached(pathname)))
  else if (request.mode === 'navigate') {
    const page = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request))
    event.respondWith(serverFirst(page, cached(PAGE)))
  }
}
