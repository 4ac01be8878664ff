/** The worker's URL. It must never change, or browsers won't find updates. */
const WORKER_PATH = '/service-worker.js'

/** Messages to the worker: the user signed out, or it is time to cache Home or the whole app for offline use. */
export type PageMessage = { type: 'signed-out' | 'cache-home' | 'cache-release' }

/** Timeout for registration: a browser that can't fetch the script would wait forever. */
const TIMEOUT_MS = 15_000

/** Resolves after the page's load event. */
const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))

/** Registers the service worker after the page has loaded. An existing one stays until {@link updateWorker}. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await loaded()
  return navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/** Installs a new release of the worker. Browsers check by themselves only once the worker is idle. */
export async function updateWorker(registration: ServiceWorkerRegistration): Promise<void> {
  // Offline, the next page checks again.
  await registration.update().catch(() => {})
}

/** @throws Error after the timeout */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nothing happened in time')), TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The active worker. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker()
  return navigator.serviceWorker.ready
}

/** Home's files are in the browser's cache by now, so that caching them takes no bandwidth. */
const CACHE_HOME_AFTER_MS = 500

/** First interactions of the page come before the files of other pages. */
const CACHE_ALL_AFTER_MS = 10_000

/** Sends a message to the worker after a while, and then to any update that replaces it. */
function sendLater(message: PageMessage, afterMs: number): () => void {
  const { serviceWorker } = navigator
  const post = () => serviceWorker.controller?.postMessage(message)
  const timer = setTimeout(() => {
    post()
    serviceWorker.addEventListener('controllerchange', post)
  }, afterMs)
  return () => {
    clearTimeout(timer)
    serviceWorker.removeEventListener('controllerchange', post)
  }
}

/**
 * Asks the worker to cache the app for offline use, Home first.
 * @returns cancels the request
 */
export function cacheAppForOffline(): () => void {
  const cancels = [
    sendLater({ type: 'cache-home' }, CACHE_HOME_AFTER_MS),
    sendLater({ type: 'cache-release' }, CACHE_ALL_AFTER_MS),
  ]
  return () => {
    for (const cancel of cancels) cancel()
  }
}

/** Tells the worker that the user signed out, so none of their notifications show afterwards. */
export function announceSignOut(): void {
  const message: PageMessage = { type: 'signed-out' }
  navigator.serviceWorker?.controller?.postMessage(message)
}
