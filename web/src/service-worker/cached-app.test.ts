import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../test/server.ts'
import { aBrowser } from '../test/worker.ts'
import { listen } from './handlers.ts'

const now = {
  entry: 'assets/now.js',
  home: ['/assets/now.js', '/before-app.js'],
  files: ['/assets/now.js', '/assets/page.js', '/before-app.js'],
}
const before = { entry: 'assets/before.js', home: ['/assets/before.js'], files: ['/assets/before.js'] }

/** A server with one release, while it is reachable. */
function serve({ entry, files }: typeof now, missing: readonly string[] = []) {
  const requests: string[] = []
  const line = { isThere: true }
  const page = `<script src="/${entry}"></script>`
  server.use(
    http.get('*', ({ request }) => {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      if (!line.isThere) return HttpResponse.error()
      if (missing.includes(pathname)) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(files.includes(pathname) ? `file ${pathname}` : page)
    }),
  )
  return { requests, line, page }
}

function start(release = now) {
  const browser = aBrowser()
  listen(browser.scope, release)
  const keep = () => browser.fire('message', { data: { type: 'cache-release' } })
  const read = async (path: string, how?: { mode?: string; method?: string }) =>
    (await browser.ask(path, how))?.text()
  const cacheHome = () => browser.fire('message', { data: { type: 'cache-home' } })
  return { ...browser, keep, cacheHome, read, go: (path: string) => read(path, { mode: 'navigate' }) }
}

test('serves every page from the cache while offline, with everything it needs', async () => {
  const { line, page } = serve(now)
  const { keep, read, go } = start()
  await keep()
  line.isThere = false
  expect([await go('/reminders?log=1'), await read('/assets/page.js'), await read('/before-app.js')]).toEqual(
    [page, 'file /assets/page.js', 'file /before-app.js'],
  )
})

test('caches Home and the page first, and the other files later', async () => {
  const { requests, line, page } = serve(now)
  const { keep, cacheHome, go } = start()
  await cacheHome()
  expect(requests).toEqual(['/assets/now.js', '/before-app.js', '/index.html'])
  await keep()
  expect(requests.slice(3)).toEqual(['/assets/page.js'])
  line.isThere = false
  expect(await go('/')).toBe(page)
})

test('serves the server’s page while it responds', async () => {
  serve(now)
  const { keep, go } = start()
  await keep()
  const { page } = serve(before)
  expect(await go('/')).toBe(page)
})

test('treats a silent connection as offline', async () => {
  const { page } = serve(now)
  const { keep, go } = start()
  await keep()
  server.use(http.get('*', () => new Promise<never>(() => {})))
  vi.useFakeTimers()
  try {
    const shown = go('/')
    await vi.advanceTimersByTimeAsync(8000)
    expect(await shown).toBe(page)
  } finally {
    vi.useRealTimers()
  }
})

test('leaves API calls, uploads and other sites to the browser', async () => {
  const { ask } = start()
  expect(await ask('/api/dosage-logs')).toBeUndefined()
  expect(await ask('/api/logout', { mode: 'navigate' })).toBeUndefined()
  expect(await ask('/assets/now.js', { method: 'POST' })).toBeUndefined()
  expect(await ask('https://elsewhere.test/assets/now.js')).toBeUndefined()
})

test('caches fetched files, and never refetches a hashed one', async () => {
  const { requests } = serve({ ...now, files: ['/assets/met.js'] })
  const { read } = start()
  await read('/assets/met.js')
  expect(await read('/assets/met.js')).toBe('file /assets/met.js')
  expect(requests).toEqual(['/assets/met.js'])
})

test("doesn't cache missing files, which the page handles", async () => {
  serve(now, ['/assets/gone.js'])
  const { ask, stores } = start()
  expect((await ask('/assets/gone.js'))?.status).toBe(404)
  expect([...stores.values()].flatMap((one) => [...one.keys()])).toEqual([])
})

test('the next release replaces the last one once it is complete', async () => {
  serve(before)
  const old = start(before)
  await old.keep()
  const next = aBrowser()
  next.scope.caches = old.scope.caches
  listen(next.scope, now)
  const keep = () => next.fire('message', { data: { type: 'cache-release' } })
  serve(now, ['/assets/page.js'])
  await next.fire('message', { data: { type: 'cache-home' } })
  await keep()
  expect([...old.stores.keys()]).toContain('release assets/before.js')
  // A partial release is not shown.
  const { line } = serve(before)
  line.isThere = false
  expect(await (await next.ask('/', { mode: 'navigate' }))?.text()).toContain('before.js')
  const { page } = serve(now)
  await keep()
  expect([...old.stores.keys()]).toEqual(['release assets/now.js'])
  server.use(http.get('*', () => HttpResponse.error()))
  expect(await (await next.ask('/', { mode: 'navigate' }))?.text()).toBe(page)
})

test("doesn't cache another release’s page", async () => {
  serve(before)
  const { keep, stores } = start({ ...now, home: [], files: [] })
  await keep()
  expect(stores.get('release assets/now.js')?.size).toBe(0)
})
