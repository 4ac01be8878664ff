/** Where the worker stands. The name stays the same in every release: by it the browser finds the next one. */
const WORKER_PATH = '/service-worker.js'

/** What a page tells the worker: whoever was signed in left on purpose. */
export type PageMessage = { type: 'signed-out' }

/** So long a worker may take to be there; a browser that cannot fetch it would let us wait for ever. */
const PATIENCE_MS = 15_000

/** Resolves when the page has loaded all it needs. */
const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))

/**
 * Registers the service worker, after everything that the page itself needs; a worker that was registered before is only
 * looked after.
 */
export async function registerWorker(): Promise<void> {
  await loaded()
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/** @throws Error when something takes longer than a person would wait */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nothing happened in time')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The worker, working. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker()
  return navigator.serviceWorker.ready
}

/** Tells the worker that whoever is signed in leaves on purpose, so that nothing of theirs shows here afterwards. */
export function tellOfLeaving(): void {
  const message: PageMessage = { type: 'signed-out' }
  navigator.serviceWorker?.controller?.postMessage(message)
}
