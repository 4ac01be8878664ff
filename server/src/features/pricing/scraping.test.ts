import { describe, expect, test } from 'vitest'
import { PageProblem, type PriceSource } from '../../ports/price-source.ts'
import { aMember, anAdmin, aPeptideId, aPriceLink } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

/** Current pages of other shops, or their failures. */
const shop = new Map<string, string | Error>()
const fetched: string[] = []

const priceSource: PriceSource = {
  async page(address) {
    fetched.push(address)
    const found = shop.get(address) ?? new PageProblem('There is no website at shop.example')
    if (typeof found !== 'string') throw found
    return { address, html: found }
  },
}

const app = await testApp({}, { priceSource })
const { clock, db, request } = app
const { cookie } = await anAdmin(app, ['prices'])

const PAGE = 'https://www.shop.example/bpc-157'
const priced = (price: string, what = '') => `<li>${what}<span class="price">${price}</span></li>`

const scrape = (id: number) => request('POST', `/api/admin/price-links/${id}/scrape`, { cookie })
const linkOf = async (id: number) =>
  (await request('GET', '/api/admin/price-links', { cookie })).body.find(
    (link: { id: number }) => link.id === id,
  )

async function aLink(name: string, mg: number | null = 10) {
  const peptideId = await aPeptideId(app, name)
  await db.updateTable('peptides').set({ mg }).where('id', '=', peptideId).execute()
  return { peptideId, id: await aPriceLink(app, { peptideId, url: PAGE }) }
}

const history = async (query: string) =>
  (await request('GET', `/api/admin/price-history?${query}`, { cookie })).body

test('finds the right pack’s price, with its date', async () => {
  const { id, peptideId } = await aLink('BPC-157')
  shop.set(PAGE, priced('$30.00', '5mg') + priced('$54.99', '10mg'))
  const { statusCode, body } = await scrape(id)
  expect(statusCode).toBe(200)
  expect(body).toMatchObject({
    id,
    peptideId,
    supplementId: null,
    url: PAGE,
    scrapedPrice: 54.99,
    lastScrapedAt: new Date(clock.now()).toISOString(),
    problem: null,
    problemAt: null,
    version: 1,
  })
  expect(await linkOf(id)).toEqual(body)
})

test('a failure keeps the old price with its date and says why', async () => {
  const { id } = await aLink('TB-500')
  shop.set(PAGE, priced('$54.99'))
  const { lastScrapedAt } = (await scrape(id)).body
  clock.advance(60_000)
  for (const [page, sentence] of [
    [new PageProblem('www.shop.example took too long to answer'), 'www.shop.example took too long to answer'],
    [priced('49,00 €'), 'The price on the page is in EUR, not in US dollars'],
    ['<p>Sold out', 'We found no price on the page'],
  ] as const) {
    shop.set(PAGE, page)
    const { statusCode, body } = await scrape(id)
    expect([statusCode, body]).toEqual([422, { code: 'PRICE_NOT_READ', message: sentence }])
    expect(await linkOf(id)).toMatchObject({
      scrapedPrice: 54.99,
      lastScrapedAt,
      problem: sentence,
      problemAt: new Date(clock.now()).toISOString(),
    })
  }
  shop.set(PAGE, priced('$50.00'))
  expect((await scrape(id)).body).toMatchObject({ scrapedPrice: 50, problem: null, problemAt: null })
})

test("our own failures aren't blamed on the page", async () => {
  const { id } = await aLink('KPV')
  shop.set(PAGE, new Error('a bug'))
  expect((await scrape(id)).statusCode).toBe(500)
  expect(await linkOf(id)).toMatchObject({ problem: null })
})

test('checks nothing without a link or product', async () => {
  const id = await aPriceLink(app, { peptideId: await aPeptideId(app, 'DSIP'), url: null })
  const responses = [await scrape(id), await scrape(987_654_321)]
  const vitamin = async (supplementId: number) =>
    request('POST', `/api/supplements/${supplementId}/scrape-price`, { cookie })
  const { id: bare } = await db
    .selectFrom('supplements')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  responses.push(await vitamin(bare), await vitamin(987_654_321))
  expect(responses.map(({ body }) => body.code)).toEqual([
    'NO_PRICE_LINK',
    'PRICE_LINK_NOT_FOUND',
    'NO_PRICE_LINK',
    'SUPPLEMENT_NOT_FOUND',
  ])
  expect(fetched).not.toContain(null)
})

test('a vitamin’s price appears in the catalog immediately', async () => {
  const operator = (await anAdmin(app)).cookie
  const member = await aMember(app)
  const catalogue = async () => (await request('GET', '/api/supplements', { cookie: member.cookie })).body
  const { id } = (await catalogue()).find(({ name }: { name: string }) => name === 'Vitamin D3')
  const shown = async () => (await catalogue()).find((one: { id: number }) => one.id === id)
  await request('PATCH', `/api/supplements/${id}`, {
    cookie: operator,
    body: { scrapingLink: 'shop.example/d3' },
  })
  // Of another amount than a day's, and the only price.
  shop.set('https://shop.example/d3', priced('$11.99', 'Vitamin D3 5000 IU'))
  const { body } = await request('POST', `/api/supplements/${id}/scrape-price`, { cookie })
  expect(body).toMatchObject({ supplementId: id, peptideId: null, position: 1, scrapedPrice: 11.99 })
  await expect.poll(shown).toMatchObject({ scrapedPrice: 11.99, lastScrapedAt: body.lastScrapedAt })
  expect(await history(`supplementId=${id}`)).toMatchObject([
    { vendorName: 'shop.example', dosage: null, price: 11.99 },
  ])
})

test('stores nothing when the link changed meanwhile', async () => {
  const { id } = await aLink('Semaglutide')
  const slow: PriceSource = {
    async page(address) {
      await aPriceLink(other, { url: 'https://shop.example/other' })
      return { address, html: priced('$1.00') }
    },
  }
  const other = await testApp({}, { priceSource: slow })
  const linkId = await aPriceLink(other)
  const response = await other.request('POST', `/api/admin/price-links/${linkId}/scrape`, {
    cookie: (await anAdmin(other)).cookie,
  })
  expect([response.statusCode, response.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await linkOf(id)).toMatchObject({ scrapedPrice: null })
})

describe('the history', () => {
  test('has each new price once per vendor', async () => {
    const { id, peptideId } = await aLink('Ipamorelin')
    for (const price of ['$30.00', '$30.00', '$31.50', 'none', '$31.50', '$30.00']) {
      shop.set(PAGE, priced(price))
      await scrape(id)
      clock.advance(1000)
    }
    const shown = await history(`peptideId=${peptideId}`)
    expect(shown.map(({ price }: { price: number }) => price)).toEqual([30, 31.5, 30])
    expect(shown[0]).toEqual({ vendorName: 'shop.example', dosage: null, price: 30, at: expect.any(String) })
  })

  test('covers a year, and starts with the price at that time', async () => {
    const { peptideId } = await aLink('Sermorelin')
    const { id: productId } = await db
      .selectFrom('products')
      .select('id')
      .where('peptideId', '=', peptideId)
      .executeTakeFirstOrThrow()
    const days = (count: number) => new Date(clock.now() - count * 86_400_000)
    const row = { productId, vendorName: 'Vialhouse', dosage: '10mg' }
    await db
      .insertInto('priceHistory')
      .values([
        { ...row, price: 1, at: days(800) },
        { ...row, price: 2, at: days(500) },
        { ...row, vendorName: 'VIALHOUSE', price: 3, at: days(20) },
        { ...row, dosage: '5mg', price: 4, at: days(600) },
      ])
      .execute()
    expect((await history(`peptideId=${peptideId}`)).map(({ price }: { price: number }) => price)).toEqual([
      4, 2, 3,
    ])
  })

  test.each(['', 'peptideId=1&supplementId=1'])('is for one product: refuses ?%s', async (query) => {
    const { statusCode, body } = await request('GET', `/api/admin/price-history?${query}`, { cookie })
    expect([statusCode, body.message]).toEqual([400, 'Please ask for one peptide or one vitamin'])
  })
})

test('our price is the shop’s, or the planned one', async () => {
  const ids = [await aPeptideId(app, 'BPC-157'), await aPeptideId(app, 'DSIP'), await aPeptideId(app, 'KPV')]
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('peptideId', 'in', ids)
    .orderBy('peptideId')
    .execute()
  const price = async (index: number, shopPrice: number | null, retailPrice: number) => {
    const { id } = products[index] ?? { id: 0 }
    await db.updateTable('products').set({ price: shopPrice }).where('id', '=', id).execute()
    await db.insertInto('productCosts').values({ productId: id, retailPrice }).execute()
  }
  await price(0, 44.9, 50)
  await price(1, null, 39.5)
  await price(2, null, 0)
  const { body } = await request('GET', '/api/admin/own-prices', { cookie })
  const byId = ids.toSorted((a, b) => a - b)
  expect(body).toEqual([
    { peptideId: byId[0], price: 44.9 },
    { peptideId: byId[1], price: 39.5 },
  ])
})

test('audits prices', async () => {
  const { id } = await aLink('Tesamorelin')
  shop.set(PAGE, priced('$54.99'))
  await scrape(id)
  shop.set(PAGE, '')
  await scrape(id)
  const entries = await request('GET', `/api/admin/audit-log?kind=price-link&objectId=${id}`, { cookie })
  expect(entries.body).toMatchObject([
    { action: 'scrape', after: { problem: 'We found no price on the page' } },
    {
      action: 'scrape',
      before: { scrapedPrice: null },
      after: { scrapedPrice: 54.99 },
      object: { name: `Tesamorelin, ${PAGE}` },
    },
  ])
})
