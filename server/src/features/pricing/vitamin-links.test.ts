import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { putVitaminLink } from './vitamin-links.service.ts'

const app = await testApp()
const { db, clock } = app

async function aVitamin() {
  const { id } = await db
    .insertInto('supplements')
    .values({
      name: `Vitamin ${Math.random()}`,
      category: 'vitamin',
      description: 'x',
      dosageAmount: 2000,
      dosageUnit: 'IU',
      recommendedUse: 'x',
      benefits: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const put = (id: number, changes: Parameters<typeof putVitaminLink>[2]) =>
  db.transaction().execute((tx) => putVitaminLink(tx, id, changes, clock.now()))

const linkOf = (id: number) =>
  db
    .selectFrom('priceLinks as link')
    .innerJoin('products as product', 'product.id', 'link.productId')
    .selectAll('link')
    .where('product.supplementId', '=', id)
    .executeTakeFirstOrThrow()

const PAGE = 'https://vitamins.example/d3'

describe('the link of a vitamin', () => {
  test('can be set, changed and removed, and omitted fields stay', async () => {
    const id = await aVitamin()
    const none = { scrapingLink: null, manualPrice: null }
    const linked = { scrapingLink: PAGE, manualPrice: null }
    const priced = { scrapingLink: PAGE, manualPrice: 12.49 }
    expect(await put(id, { scrapingLink: PAGE })).toEqual({ before: none, after: linked })
    expect(await put(id, { manualPrice: 12.49 })).toEqual({ before: linked, after: priced })
    expect(await put(id, {})).toEqual({ before: priced, after: priced })
    expect(await linkOf(id)).toMatchObject({
      url: PAGE,
      host: 'vitamins.example',
      manualPrice: 12.49,
      version: 3,
    })
    expect((await put(id, { scrapingLink: null, manualPrice: null })).after).toEqual(none)
    expect(await linkOf(id)).toMatchObject({
      url: null,
      host: null,
      manualPrice: null,
      position: 1,
      version: 4,
    })
  })

  test("doesn't version found prices, and drops them when the link changes", async () => {
    const id = await aVitamin()
    await put(id, { scrapingLink: PAGE })
    const read = {
      scrapedPrice: 11.99,
      scrapedAt: new Date(clock.now()),
      problem: 'x',
      problemAt: new Date(clock.now()),
    }
    const { id: linkId, version } = await linkOf(id)
    await db.updateTable('priceLinks').set(read).where('id', '=', linkId).execute()
    await put(id, { manualPrice: 12 })
    expect(await linkOf(id)).toMatchObject({ ...read, version: version + 1 })
    await put(id, { scrapingLink: `${PAGE}-new` })
    expect(await linkOf(id)).toMatchObject({
      scrapedPrice: null,
      scrapedAt: null,
      problem: null,
      problemAt: null,
    })
  })

  test('of an unknown vitamin is refused', async () => {
    await expect(put(987_654_321, { manualPrice: 1 })).rejects.toMatchObject({ code: 'SUPPLEMENT_NOT_FOUND' })
  })
})

test('each typed price is in the history once', async () => {
  const id = await aVitamin()
  for (const manualPrice of [12.49, 12.49, null, 13, 12.49]) await put(id, { manualPrice })
  const { productId } = await linkOf(id)
  const prices = await db
    .selectFrom('priceHistory')
    .select(['vendorName', 'price'])
    .where('productId', '=', productId)
    .orderBy('id')
    .execute()
  expect(prices.map(({ price }) => price)).toEqual([12.49, 13, 12.49])
  expect(new Set(prices.map(({ vendorName }) => vendorName))).toEqual(new Set(['Manual price']))
})
