import type { WorkerMessage } from './messages.ts'
import type { OpenWindow, WorkerScope } from './scope.ts'

/** A page that hasn't replied by then won't: it's still loading, or no one is signed in there. */
const TIMEOUT_MS = 1500

const openWindows = ({ clients }: WorkerScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

export async function postToWindows(scope: WorkerScope, message: WorkerMessage): Promise<void> {
  for (const window of await openWindows(scope)) window.postMessage(message)
}

/** Asks an open page to navigate by itself, so that no input there is lost. */
function isTaken(window: OpenWindow, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const settle = (taken: boolean) => {
      clearTimeout(timeout)
      port1.close()
      resolve(taken)
    }
    const timeout = setTimeout(() => settle(false), TIMEOUT_MS)
    port1.onmessage = () => settle(true)
    const message: WorkerMessage = { type: 'open', path }
    window.postMessage(message, [port2])
  })
}

/** Shows a path of the app: in an open window, the last used one, or in a new one. */
export async function open(scope: WorkerScope, path: string): Promise<void> {
  const [window] = await openWindows(scope)
  if (!window) return void (await scope.clients.openWindow(path))
  // Focus first: a page in the background may be suspended.
  await window.focus().catch(() => {})
  if (await isTaken(window, path)) return
  await window.navigate(path).catch(() => scope.clients.openWindow(path))
}
