import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../public/before-app.js'), 'utf8')

/** Notifies PerformanceObservers of a paint. */
let paint: (name: string) => void

class Painting {
  static supportedEntryTypes = ['paint']
  constructor(onSeen: (seen: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    paint = (painted) =>
      onSeen({
        getEntriesByName: (name) => (name === painted ? [{ name } as PerformanceEntry] : []),
      })
  }
  observe() {}
}

const fetched = () => [...document.head.querySelectorAll('[src], [href]')].map(({ outerHTML }) => outerHTML)
const all = [
  '<link rel="modulepreload" crossorigin="" href="/assets/page.js">',
  '<script type="module" crossorigin="" src="/assets/app.js"></script>',
]

/** A server-rendered page has been parsed. */
function renderPage() {
  const current = document.createElement('script')
  current.setAttribute('data-then', '/assets/app.js /assets/page.js')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current)
  const listeners = vi.spyOn(document, 'addEventListener').mockReturnValue()
  new Function(script)()
  const [, onRead] = listeners.mock.calls.find(([act]) => act === 'DOMContentLoaded') ?? []
  ;(onRead as () => void)()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

test('loads scripts after the first paint, once', () => {
  vi.stubGlobal('PerformanceObserver', Painting)
  renderPage()
  expect(fetched()).toEqual([])
  paint('first-paint')
  expect(fetched()).toEqual([])
  paint('first-contentful-paint')
  expect(fetched()).toEqual(all)
  vi.runAllTimers()
  expect(fetched()).toEqual(all)
})

test("doesn't wait forever", () => {
  vi.stubGlobal('PerformanceObserver', Painting)
  renderPage()
  vi.runAllTimers()
  expect(fetched()).toEqual(all)
})

test("doesn't wait in a background tab", () => {
  vi.stubGlobal('PerformanceObserver', Painting)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  renderPage()
  expect(fetched()).toEqual(all)
})

test("doesn't wait in a browser without paint timing", () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  renderPage()
  expect(fetched()).toEqual(all)
})

test('a page whose own script is missing reloads once', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const listeners: EventListener[] = []
  vi.stubGlobal('addEventListener', (_type: string, listener: EventListener) => void listeners.push(listener))
  sessionStorage.clear()
  new Function(script)()
  const missing = (tag: string, type: string) => {
    const target = Object.assign(document.createElement(tag), { type })
    for (const listener of listeners) listener({ target } as unknown as Event)
  }
  missing('script', '')
  missing('link', 'text/css')
  expect(reload).not.toHaveBeenCalled()
  missing('script', 'module')
  missing('script', 'module')
  expect(reload).toHaveBeenCalledOnce()
  sessionStorage.clear()
})
