import { IDBFactory } from 'fake-indexeddb'
import { HttpResponse, http } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { keepWhatIsRead } from '../app/keeping.ts'
import { resultOf } from '../lib/offline/device.ts'
import { lineIsThere } from '../lib/offline/line.ts'
import { heard, keepWith } from '../lib/offline/read.ts'
import { server } from './server.ts'

/** A device that keeps things, and a line to the server that comes and goes. */
export function aDevice() {
  const kept = new IDBFactory()
  vi.stubGlobal('indexedDB', kept)
  keepWhatIsRead()
  onTestFinished(async () => {
    keepWith(undefined)
    heard.clear()
    lineIsThere()
    await resultOf(kept.deleteDatabase('pepwell'))
  })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  return {
    /** nothing reaches the server any more */
    lose: () => {
      online.mockReturnValue(false)
      server.use(http.all('*', () => HttpResponse.error()))
      window.dispatchEvent(new Event('offline'))
    },
    /** the line is back; handlers of the server are to be set again */
    find: () => {
      online.mockReturnValue(true)
      server.resetHandlers()
      server.use(http.get('/api/health/live', () => HttpResponse.json({ status: 'ok' })))
      window.dispatchEvent(new Event('online'))
    },
  }
}
