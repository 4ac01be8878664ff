import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { HttpResponse, http } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { cacheReads } from '../app/cache-reads.ts'
import { markOnline } from '../lib/offline/connectivity.ts'
import { queueWith } from '../lib/offline/queue-or-send.ts'
import { cacheWith, unsavedResponses } from '../lib/offline/read.ts'
import { server } from './server.ts'

/** Browser-like locks: the second caller waits. */
function someLocks(): Pick<LockManager, 'request'> {
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    turn = turn.then(work)
    return turn
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

/** A device with storage, and a connection that can be turned off and on. */
export function aDevice() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  Object.defineProperty(navigator, 'locks', { value: someLocks(), configurable: true })
  cacheReads()
  // Without an outbox, nothing can be queued.
  queueWith(async () => false)
  onTestFinished(() => {
    queueWith(undefined)
    cacheWith(undefined)
    unsavedResponses.clear()
    markOnline()
    Reflect.deleteProperty(navigator, 'locks')
  })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  return {
    /** the server is unreachable */
    lose: () => {
      online.mockReturnValue(false)
      server.use(http.all('*', () => HttpResponse.error()))
      window.dispatchEvent(new Event('offline'))
    },
    /** the server is reachable again and answers like this */
    find: (serve: () => void = () => {}) => {
      online.mockReturnValue(true)
      server.resetHandlers()
      server.use(http.get('/api/health/live', () => HttpResponse.json({ status: 'ok' })))
      serve()
      window.dispatchEvent(new Event('online'))
    },
  }
}
