/** The worker's URL. It must never change, or browsers won't find updates. */
const WORKER_PATH = '/service-worker.js'

/** Messages to the worker: the user signed out, or it is time to cache the app for offline use. */
export type PageMessage = { type: 'signed-out' | 'keep-release' }

/** Timeout for registration: a browser that can't fetch the script would wait forever. */
const PATIENCE_MS = 15_000

/** Resolves after the page's load event. */
const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))

/** Registers the service worker after the page has loaded; updates an existing one. */
export async function registerWorker(): Promise<void> {
  await loaded()
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/** @throws Error after the timeout */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nothing happened in time')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The active worker. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker()
  return navigator.serviceWorker.ready
}

/** Loading and first interactions of the page come first. */
const KEEP_AFTER_MS = 10_000

/**
 * Asks the worker, and any update that replaces it, to cache the app for offline use.
 * @returns cancels the request
 */
export function cacheAppForOffline(): () => void {
  const { serviceWorker } = navigator
  const message: PageMessage = { type: 'keep-release' }
  const tell = () => serviceWorker.controller?.postMessage(message)
  const timer = setTimeout(() => {
    tell()
    serviceWorker.addEventListener('controllerchange', tell)
  }, KEEP_AFTER_MS)
  return () => {
    clearTimeout(timer)
    serviceWorker.removeEventListener('controllerchange', tell)
  }
}

/** Tells the worker that the user signed out, so none of their notifications show afterwards. */
export function announceSignOut(): void {
  const message: PageMessage = { type: 'signed-out' }
  navigator.serviceWorker?.controller?.postMessage(message)
}
