import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'pepwell-web-'))
afterAll(() => rm(folder, { recursive: true }))

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Pepwell</title>
    <script src="/before-app.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
  </head>
  <body>
    <div id="root"><div>Loading</div></div>
    <noscript>${'Needs JavaScript. '.repeat(80)}</noscript>
  </body>
</html>`

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/pages/landing.tsx': { file: 'assets/landing-1.js', imports: ['_react.js'] },
  'src/pages/login.tsx': { file: 'assets/login-1.js', imports: ['_react.js'] },
  'src/pages/dashboard.tsx': { file: 'assets/dashboard-1.js', imports: ['_react.js'] },
}

/** Stands in for the built web app's exports. */
const APP = `
export const renderPage = async (path, answers, { away }) => {
  if (JSON.stringify(answers).includes('Undrawable')) throw new Error('no such thing')
  return '<h1>' + path + ' ' + JSON.stringify(answers) + '</h1>' + (away ? '<p>' + away + '</p>' : '')
}
export const visitorCriticalQueries = (path, cart) => path === '/login'
  ? { chunks: ['src/pages/login.tsx'], queries: [], isComplete: false }
  : path === '/shop/cart' ? { chunks: [], queries: [['/api/shop/terms'], ['/api/auth/user']], isComplete: cart !== undefined } : undefined
export const criticalQueries = (address, { firstName }, now) => !/^\\/(dashboard)?(\\?|$)/.test(address) ? undefined : {
  isComplete: !address.includes('q='),
  chunks: ['src/pages/dashboard.tsx'],
  queries: [['/api/user-peptides'], ['/api/dosage-logs', { limit: 5 }], ['/api/admin/users'], ['/api/' + firstName + '/' + now]],
  dependentQueries: (responses) => address.includes('units') ? [['/api/nutrition/targets', { of: responses.length }]] : [],
}`

await mkdir(join(folder, '.server'))
await mkdir(join(folder, '.vite'))
await writeFile(join(folder, 'index.html'), TEMPLATE)
await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
await writeFile(join(folder, '.server/entry-server.js'), APP)
await writeFile(join(folder, '.server/package.json'), '{"type":"module"}')

const app = await testApp({}, { webFolder: folder })
const { request } = app
const ada = await aMember(app)

const answersIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="preloaded-responses">([^<]*)</.exec(html)?.[1] ?? 'null')

const aLine = (productId: number, quantity: number, priceWhenAdded: number) => ({
  productId,
  quantity,
  priceWhenAdded,
})

/** The render context of the page. */
const renderContextOf = (html: string) =>
  JSON.parse(
    /<div id="root" data-server-rendered data-render-context="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&#34;', '"') ?? '{}',
  )

test('a member’s page has its own preloaded responses and no others', async () => {
  const { payload, headers } = await request('GET', '/dashboard', { cookie: ada.cookie })
  expect(answersIn(payload)).toEqual([
    [['/api/auth/user'], (await request('GET', '/api/auth/user', { cookie: ada.cookie })).body],
    [['/api/user-peptides'], []],
    [['/api/dosage-logs', { limit: 5 }], []],
  ])
  expect(payload).toContain(`><h1>/dashboard ${JSON.stringify(answersIn(payload))}</h1></div>`)
  expect(renderContextOf(payload)).toEqual({ at: app.clock.now() })
  expect(payload).toContain(
    '<script src="/before-app.js" data-then="/assets/index-1.js /assets/react-1.js /assets/dashboard-1.js"></script>',
  )
  expect(headers['cache-control']).toBe('private, no-store')
  const bo = await aMember(app)
  // Accounts from before names were checked may have such a name.
  const named = { firstName: '</script><b>Bo' }
  await app.db.updateTable('users').set(named).where('id', '=', bo.id).execute()
  const other = await request('GET', '/', { cookie: bo.cookie })
  expect(answersIn(other.payload)[0][1]).toMatchObject({ id: bo.id, ...named })
  expect(other.payload).not.toContain(ada.id)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Europe%2FBerlin', 'Europe/Berlin'],
  ['Nowhere/Atall', undefined],
  ['"><script>', undefined],
])('a page is rendered with the time zone that it asks about: %s', async (noted, away) => {
  const cookie = `${ada.cookie}; pepwell_away=${noted}`
  const { payload } = await request('GET', '/dashboard', { cookie })
  expect(renderContextOf(payload).away).toBe(away)
  expect(/<p>(.*)<\/p>/.exec(payload)?.[1]).toBe(away)
})

test.each([
  ['put it off', 1, true],
  ['put it off long ago', -1, undefined],
])('a page is rendered for an operator who %s', async (_name, minutes, securityPromptSnoozed) => {
  const until = app.clock.now() + minutes * 60_000
  const snoozeFor = async (id: string) => {
    const cookie = `${ada.cookie}; pepwell_keys_later=${encodeURIComponent(`${until}:${id}`)}`
    return renderContextOf((await request('GET', '/dashboard', { cookie })).payload).securityPromptSnoozed
  }
  expect(await snoozeFor(ada.id)).toBe(securityPromptSnoozed)
  expect(await snoozeFor('another')).toBeUndefined()
})

test('a page has the responses that follow from its others', async () => {
  const { payload } = await request('GET', '/dashboard?units', { cookie: ada.cookie })
  const [key, response] = answersIn(payload).at(-1)
  // The current user, the plan and the doses came first.
  expect(key).toEqual(['/api/nutrition/targets', { of: 3 }])
  expect(response).toEqual((await request('GET', '/api/nutrition/targets', { cookie: ada.cookie })).body)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36', undefined],
])('a page is rendered for the kind of device: %s', async (agent, isPhone) => {
  const headers = { 'user-agent': agent }
  const { payload } = await request('GET', '/dashboard', { cookie: ada.cookie, headers })
  expect(renderContextOf(payload).isPhone).toBe(isPhone)
})

test('no one is asked about their own time zone, no matter who used the browser before', async () => {
  const { body: user } = await request('GET', '/api/auth/user', { cookie: ada.cookie })
  const cookie = `${ada.cookie}; pepwell_away=${encodeURIComponent(user.timeZone)}`
  const { payload } = await request('GET', '/dashboard', { cookie })
  expect(renderContextOf(payload)).toEqual({ at: app.clock.now() })
})

test('the browser renders a page that the server cannot', async () => {
  const cy = await aMember(app, { firstName: 'Undrawable' })
  const { payload, statusCode } = await request('GET', '/dashboard', { cookie: cy.cookie })
  expect(statusCode).toBe(200)
  expect(answersIn(payload)[0][1]).toMatchObject({ id: cy.id })
  expect(payload).toContain('<div id="root"><div>Loading</div></div>')
  expect(payload).toContain('<link rel="modulepreload" crossorigin href="/assets/dashboard-1.js">')
})

test('a view in the query string is rendered', async () => {
  const { payload } = await request('GET', '/dashboard?tab=chat', { cookie: ada.cookie })
  expect(payload).toContain('><h1>/dashboard?tab=chat [')
})

test('the browser renders a view with more in its query string than the server supports', async () => {
  const { payload } = await request('GET', '/dashboard?tab=chat&q=kpv', { cookie: ada.cookie })
  expect(answersIn(payload)[0][1]).toMatchObject({ id: ada.id })
  expect(payload).toContain('<div id="root"><div>Loading</div></div>')
})

test.each([
  ['nobody', '/dashboard', ''],
  ['whose session is over', '/dashboard', 'pepwell_session=gone'],
  ['a member on a page that few begin with', '/no-such-page', ada.cookie],
])('for %s the page at %s is as built', async (_who, path, cookie) => {
  const { payload, headers } = await request('GET', path, { cookie })
  expect(payload).toBe(TEMPLATE)
  expect(headers['cache-control']).toBe('no-cache')
})

test('visitors can read the first page before its scripts, which start once it shows', async () => {
  const { payload, headers } = await request('GET', '/')
  const { body } = await request('GET', '/api/community')
  expect(payload).toContain(`><h1>/ ${JSON.stringify([[['/api/community'], body]])}</h1></div>`)
  expect(answersIn(payload)).toEqual([[['/api/community'], body]])
  expect(payload).toContain(
    '<script src="/before-app.js" data-then="/assets/index-1.js /assets/react-1.js /assets/landing-1.js"></script>',
  )
  expect(payload).not.toMatch(/type="module"|rel="modulepreload"/)
  expect(payload).toContain('<link rel="stylesheet"')
  const again = await request('GET', '/', { headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await request('HEAD', '/')).statusCode).toBe(200)
})

test('the landing page is never rendered from an error, nor again for an address over its limit', async () => {
  const limited = await testApp({ requestsPerMinute: 2 }, { webFolder: folder })
  const pages = []
  for (let n = 0; n < 4; n++) pages.push((await limited.request('GET', '/')).payload)
  expect(pages[0]).toContain('<h1>/ ')
  expect(pages.slice(2)).toEqual([TEMPLATE, TEMPLATE])
  const other = await limited.app.inject({ url: '/', remoteAddress: '203.0.113.9' })
  expect(other.payload).toBe(pages[0])
  expect(pages.join()).not.toContain('TOO_MANY_REQUESTS')
})

test('without its database the landing page is as built', async () => {
  const away = await testApp({}, { webFolder: folder })
  await away.db.destroy()
  const { payload, statusCode } = await away.request('GET', '/')
  expect([statusCode, payload]).toEqual([200, TEMPLATE])
})

test('auth pages have their chunks and no rendered content', async () => {
  const { payload, headers } = await request('GET', '/login')
  expect(payload).toContain('<link rel="modulepreload" crossorigin href="/assets/login-1.js">')
  expect(payload).toContain('<div id="root"><div>Loading</div></div>')
  expect(payload).not.toContain('preloaded-responses')
  const again = await request('GET', '/login', { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.each([
  ['nothing in it', '', []],
  ['what its browser noted', 'pepwell_cart=12-2-5499.7-1-999', [aLine(12, 2, 54.99), aLine(7, 1, 9.99)]],
])('a visitor’s cart is rendered with %s', async (_name, cookie, cart) => {
  const { payload, headers } = await request('GET', '/shop/cart', { cookie })
  expect(renderContextOf(payload)).toEqual({ at: app.clock.now(), cart })
  expect(answersIn(payload)).toEqual([[['/api/shop/terms'], (await request('GET', '/api/shop/terms')).body]])
  expect(payload).toContain(`><h1>/shop/cart ${JSON.stringify(answersIn(payload))}</h1></div>`)
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each(['long', '1-0-100', '1-1-1.', '"><script>', '%E0'])(
  'the browser renders a visitor’s cart if the note says %s',
  async (note) => {
    const { payload } = await request('GET', '/shop/cart', { cookie: `pepwell_cart=${note}` })
    expect(payload).toBe((await request('GET', '/shop/cart', { cookie: 'pepwell_cart=x' })).payload)
    expect(payload).toContain('<div id="root"><div>Loading</div></div>')
  },
)

test('personal pages are sent compressed to browsers that accept it', async () => {
  const get = (path: string, encodings: string) =>
    request('GET', path, { cookie: ada.cookie, headers: { 'accept-encoding': encodings } })
  const [br, gzip] = [await get('/dashboard', 'gzip, br'), await get('/dashboard', 'gzip, br;q=0')]
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  const page = (await get('/dashboard', '')).payload
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(page)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(page)
  expect(br.headers.vary).toBe('accept-encoding')
  const short = await get('/api/user-peptides', 'gzip, br')
  expect([short.payload, short.headers['content-encoding']]).toEqual(['[]', undefined])
})
