import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { type CatalogueSeed, catalogueSeed } from './seed/index.ts'

const app = await testApp()
const { request } = app
const list = async () => (await request('GET', '/api/peptides')).body

test('the catalog is empty until the app asks for it, then filled once, however many ask', async () => {
  expect(await list()).toEqual([])
  const responses = await Promise.all(Array.from({ length: 8 }, () => request('POST', '/api/init-peptides')))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  await expect
    .poll(async () => (await list()).map(({ name }: { name: string }) => name))
    .toEqual(catalogueSeed.map(({ name }) => name))
  const { id, displayOrder, productId, createdAt, ...shown } = (await list())[0]
  const { since, ...first } = catalogueSeed[0] as CatalogueSeed
  expect(shown).toEqual({
    ...first,
    shopEnabled: false,
    shopStatus: 'available',
    shopPrice: null,
    shopOriginalPrice: null,
    shopPurity: null,
    shopForm: 'Lyophilized powder',
    shopStorage: '-20°C',
    shopRating: 5,
    shopReviews: 0,
    shopIcon: null,
    productImageUrl: null,
    version: 1,
    isDraft: false,
    shopVersion: 1,
  })
  expect([typeof id, typeof productId, displayOrder]).toEqual(['number', 'number', 1])
  expect(Date.parse(createdAt)).toBe(app.clock.now())
})

test('oral products are sold and stored as tablets', async () => {
  await request('POST', '/api/init-peptides')
  type Sold = { routes: string[]; name: string; shopForm: string; shopStorage: string }
  const tablets = (await list()).filter(({ shopForm }: Sold) => shopForm === 'Tablets')
  expect(tablets).toMatchObject([
    { name: 'Oral semaglutide', routes: ['oral'], shopStorage: 'Room temperature' },
    { name: 'Orforglipron', routes: ['oral'], shopStorage: 'Room temperature' },
  ])
})
