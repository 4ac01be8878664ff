/** Where the worker stands. The name stays the same in every release: by it the browser finds the next one. */
const WORKER_PATH = '/service-worker.js'

/** What a page tells the worker: whoever was signed in left on purpose; or there is time to keep the app for when no line is. */
export type PageMessage = { type: 'signed-out' | 'keep-release' }

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
export function withTimeout<T>(work: Promise<T>): Promise<T> {
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

/** The page's own first seconds, and whatever is tapped in them, come first. */
const KEEP_AFTER_MS = 10_000

/**
 * Has the worker keep the app for when no line is, and any next one that takes its place while this page is open.
 * @returns what calls it off
 */
export function keepApp(): () => void {
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

/** Tells the worker that whoever is signed in leaves on purpose, so that nothing of theirs shows here afterwards. */
export function announceSignOut(): void {
  const message: PageMessage = { type: 'signed-out' }
  navigator.serviceWorker?.controller?.postMessage(message)
}
