/** Where the worker stands. The name stays the same in every release: by it the browser finds the next one. */
export const WORKER_PATH = '/service-worker.js'

/** What the worker tells an open page. One that is asked to open a path answers on the port that comes along. */
export type WorkerMessage = { type: 'open'; path: string } | { type: 'look-again' }

/** What a page tells the worker: whoever was signed in left on purpose. */
export type PageMessage = { type: 'signed-out' }
