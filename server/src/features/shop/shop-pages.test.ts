import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { aMember, anAdmin, aPeptideId, aProductId, unitsOf } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'pepwell-web-'))
afterAll(() => rm(folder, { recursive: true }))

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Pepwell</title>
    <meta
      name="description"
      content="A plan."
    />
    <script src="/before-app.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  </head>
  <body>
    <div id="root"><div>Loading</div></div>
    <noscript>Needs JavaScript.</noscript>
  </body>
</html>`

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_card.js': { file: 'assets/card-1.js', imports: ['_react.js'] },
  'src/pages/shop.tsx': { file: 'assets/shop-1.js', imports: ['index.html', '_card.js'] },
}

/** Renders like the built web app from the page's responses, without the app's other data. */
const SERVER_BUILD =
  "export const visitorCriticalQueries = () => undefined; export const criticalQueries = () => ({ chunks: [], queries: [['/api/user-peptides']], isComplete: true }); export const renderPage = async (path, [[from, answer]]) => '<h1>' + path + '|' + from + '|' + JSON.stringify([answer].flat().map(({ name }) => name)) + '</h1>'"

await mkdir(join(folder, '.server'))
await mkdir(join(folder, '.vite'))
await writeFile(join(folder, 'index.html'), TEMPLATE)
await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
await writeFile(join(folder, '.server/entry-server.js'), SERVER_BUILD)
await writeFile(join(folder, '.server/package.json'), '{"type":"module"}')

const app = await testApp({ publicUrl: 'https://pepwell.example' }, { webFolder: folder })
const { db, request } = app
const get = (path: string, headers: Record<string, string> = {}) => request('GET', path, { headers })

const kpv = await aProductId(app, 'KPV', { price: 54.99, reviews: 12, rating: 4.5 })
await unitsOf(app, kpv)

const dataIn = (html: string, type: string) =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? 'null')

test('the shop is server-rendered, with description and structured data', async () => {
  await expect.poll(async () => (await get('/shop')).payload).toContain('["KPV"]')
  const { statusCode, payload, headers } = await get('/shop')
  expect(statusCode).toBe(200)
  expect(payload).toContain('><h1>/shop|/api/shop/products|["KPV"]</h1></div>')
  expect(payload).toContain('<title>Shop · Pepwell</title>')
  expect(payload).toMatch(/<meta\s+name="description"\s+content="Research peptides/)
  expect(payload).toContain('<link rel="canonical" href="https://pepwell.example/shop">')
  expect(dataIn(payload, 'application/ld\\+json')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, item: { '@type': 'Product', name: 'KPV 10 mg', offers: { price: '54.99' } } },
    ],
  })
  expect(dataIn(payload, 'application/json')).toEqual([
    [['/api/shop/products'], (await get('/api/shop/products')).body],
  ])
  // The page's data is fetched in parallel, once it is readable.
  const files = ['index-1', 'react-1', 'shop-1', 'card-1'].map((name) => `/assets/${name}.js`)
  expect(payload).toContain(`<script src="/before-app.js" data-then="${files.join(' ')}"></script>`)
  expect(payload).not.toMatch(/type="module"|rel="modulepreload"/)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
})

test('members get the shop with their own responses, and visitors never see those', async () => {
  const ada = await aMember(app)
  const own = await request('GET', '/shop', { cookie: ada.cookie })
  const [[, user], ...others] = dataIn(own.payload, 'application/json')
  expect(user.id).toBe(ada.id)
  expect(others).toEqual([[['/api/user-peptides'], []]])
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await get('/shop')).payload).not.toContain(ada.id)
  expect((await request('GET', '/shop', { cookie: 'pepwell_session=ended' })).payload).not.toContain(ada.id)
})

test('a product page is server-rendered, with its price and availability', async () => {
  await db
    .updateTable('peptides')
    .set({ description: `Three "amino" acids & more </script><b>. ${'word '.repeat(60)}` })
    .where('name', '=', 'KPV')
    .execute()
  await expect.poll(async () => (await get('/shop/kpv')).payload).toContain('Three')
  const { payload } = await get('/shop/kpv')
  expect(payload).toContain('<title>KPV 10 mg · Pepwell</title>')
  expect(payload).not.toContain('</script><b>')
  const data = dataIn(payload, 'application/ld\\+json')
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'KPV 10 mg',
    offers: {
      '@type': 'Offer',
      url: 'https://pepwell.example/shop/kpv',
      price: '54.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  })
  // Ratings are typed by operators: search engines must not treat them as reviews.
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data.description.length).toBeLessThanOrEqual(156)
  expect(data.description.endsWith('…')).toBe(true)
  await aProductId(app, 'KPV', { status: 'coming_soon' })
  await expect.poll(async () => (await get('/shop/kpv')).payload).toContain('OutOfStock')
})

test('a search is rendered by the app, with preloaded data', async () => {
  const { payload } = await get('/shop?q=kpv')
  expect(payload).toContain('<div id="root"><div>Loading</div></div>')
  expect(dataIn(payload, 'application/json')[0][0]).toEqual(['/api/shop/products'])
  expect(payload).toContain('<link rel="canonical" href="https://pepwell.example/shop">')
})

test.each(['/shop/dsip', '/shop/no-such', '/shop/NO-SUCH', '/shop/kpv/x', '/shop/no-such/x/y'])(
  '%s is the 404 page, and says so',
  async (path) => {
    const { statusCode, payload } = await get(path)
    expect(statusCode).toBe(404)
    expect(payload).toContain('<title>404 Page Not Found · Pepwell</title>')
    expect(payload).toContain('<meta name="robots" content="noindex">')
  },
)

test.each(['/shop/cart', '/shop/checkout', '/shop/orders', '/shop/orders/PW-1'])(
  '%s is the app',
  async (path) => {
    expect([(await get(path)).statusCode, (await get(path)).payload]).toEqual([200, TEMPLATE])
  },
)

test("pages are compressed, and unchanged ones aren't downloaded again", async () => {
  const { rawPayload, headers } = await get('/shop', { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/shop')).payload)
  const again = await get('/shop', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await request('HEAD', '/shop/kpv')).statusCode).toBe(200)
  const moved = await get('/shop/')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/shop'])
})

test('search engines get a sitemap and exclusions', async () => {
  const { payload, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const pages = [...payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(pages).toEqual(['/', '/shop', '/shop/kpv'].map((path) => `https://pepwell.example${path}`))
  const robots = await get('/robots.txt')
  expect(robots.payload).toContain('Disallow: /api/')
  expect(robots.payload).toContain('Sitemap: https://pepwell.example/sitemap.xml')
})

test('a renamed product’s old page redirects to the present one with its query', async () => {
  const { cookie } = await anAdmin(app)
  const id = await aPeptideId(app, 'KPV')
  const rename = (name: string) => request('PATCH', `/api/peptides/${id}`, { cookie, body: { name } })
  await rename('KPV Acetate')
  await expect.poll(async () => (await get('/shop/kpv')).statusCode).toBe(301)
  const { headers } = await get('/shop/kpv?from=mail')
  expect(headers).toMatchObject({ location: '/shop/kpv-acetate?from=mail', 'cache-control': 'no-cache' })
  expect((await get('/shop/kpv-acetate')).statusCode).toBe(200)
  await rename('KPV')
  await expect.poll(async () => (await get('/shop/kpv')).statusCode).toBe(200)
})

test.each(['KPV', 'Kpv', 'kpv%20'])('/shop/%s redirects to the product', async (typed) => {
  const { statusCode, headers } = await get(`/shop/${typed}?from=mail`)
  expect([statusCode, headers.location]).toEqual([301, '/shop/kpv?from=mail'])
})

test("an unknown uppercase name isn't a product, and app pages stay", async () => {
  expect((await get('/shop/NOTHING')).statusCode).toBe(404)
  const cart = await request('GET', '/shop/CART', { headers: { accept: 'text/html' } })
  expect(cart.payload).not.toContain('404 Page Not Found')
})

test('an extra slash redirects to the product, and app pages below stay', async () => {
  const { statusCode, headers } = await request('GET', '/shop/kpv/')
  expect([statusCode, headers.location]).toEqual([301, '/shop/kpv'])
  const order = await request('GET', '/shop/orders/K7M-4Q2-9D/invoice', { headers: { accept: 'text/html' } })
  expect(order.payload).not.toContain('404 Page Not Found')
})
