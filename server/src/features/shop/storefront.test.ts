import { type ShopProduct, ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { expect, test } from 'vitest'
import { aPeptideId, aProductId, unitsOf } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const list = async (): Promise<ShopProduct[]> => (await request('GET', '/api/shop/products')).body
const shown = async (name: string) => (await list()).find((product) => product.name === name)
const page = (slug: string) => request('GET', `/api/shop/products/${slug}`)

/** The shop cache is invalidated a moment later. */
const soon = (name: string) => expect.poll(() => shown(name))

const kpv = await aProductId(app, 'KPV', {
  price: 54.99,
  originalPrice: 64.99,
  purity: '99.1 %',
  reviews: 12,
})
await unitsOf(app, kpv, { quantityAvailable: 30, batchNumber: 'KPV-2', expiryDate: '2027-03-31' })

test('visitors see products without internal data', async () => {
  await db.updateTable('inventoryBatches').set({ supplier: 'Secret Labs', costPerUnit: 12.34 }).execute()
  await soon('KPV').toEqual({
    id: kpv,
    kind: 'peptide',
    peptideId: await aPeptideId(app, 'KPV'),
    supplementId: null,
    slug: 'kpv',
    name: 'KPV',
    category: 'Immune Support',
    amount: '10 mg',
    image: null,
    icon: null,
    purity: null,
    form: 'Lyophilized powder',
    storage: '-20°C',
    rating: 5,
    reviews: 12,
    price: 54.99,
    originalPrice: 64.99,
    status: 'available',
    left: null,
    labTested: false,
    components: [],
  })
  const { payload, body } = await page('kpv')
  expect(Object.keys(body).sort()).toEqual(Object.keys(ShopProductDetail.shape).sort())
  for (const secret of ['Secret Labs', '12.34', 'quantity', 'supplier']) expect(payload).not.toContain(secret)
})

test('hidden products and vitamins without a price are absent', async () => {
  expect(await shown('DSIP')).toBeUndefined()
  expect((await page('dsip')).body.code).toBe('PRODUCT_NOT_FOUND')
  await db.updateTable('products').set({ enabled: true }).where('supplementId', 'is not', null).execute()
  await aProductId(app, 'KPV', { price: 54.99 })
  await soon('KPV').toBeDefined()
  expect(new Set((await list()).map(({ kind }) => kind))).toEqual(new Set(['peptide']))
})

test('a bundle lists its components', async () => {
  const name = 'GLP Vitamin Bundle 1'
  const { id } = await db
    .selectFrom('supplements')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('products')
    .set({ enabled: true, price: 49.99 })
    .where('supplementId', '=', id)
    .execute()
  await soon(name).toMatchObject({
    kind: 'supplement',
    supplementId: id,
    slug: 'glp-vitamin-bundle-1',
    amount: '30-day supply',
  })
  expect((await shown(name))?.components).toHaveLength(5)
  expect((await shown(name))?.components).toContain('Vitamin D3 600 IU')
  await db.updateTable('products').set({ enabled: false }).where('supplementId', '=', id).execute()
})

test("a peptide without a price costs 89.99, and one not cheaper than before isn't discounted", async () => {
  const id = await aProductId(app, 'Semax', { originalPrice: 89.99 })
  await soon('Semax').toMatchObject({ id, price: 89.99, originalPrice: null, status: 'out_of_stock' })
})

test('changes of product, texts or stock are visible', async () => {
  await aProductId(app, 'KPV', { status: 'coming_soon' })
  await soon('KPV').toMatchObject({ status: 'coming_soon', left: null })
  expect((await page('kpv')).body.batch).toBeNull()
  await aProductId(app, 'KPV', { status: 'available', price: 49.5 })
  await soon('KPV').toMatchObject({ status: 'available', price: 49.5 })
  await db
    .updateTable('peptides')
    .set({ description: 'Three amino acids.' })
    .where('name', '=', 'KPV')
    .execute()
  await expect.poll(async () => (await page('kpv')).body.description).toBe('Three amino acids.')

  const setUnits = (quantityAvailable: number) =>
    db.updateTable('inventoryBatches').set({ quantityAvailable }).where('productId', '=', kpv).execute()
  await setUnits(9)
  await soon('KPV').toMatchObject({ left: 9 })
  await setUnits(0)
  await soon('KPV').toMatchObject({ status: 'out_of_stock', left: null })
  await setUnits(30)
  await soon('KPV').toMatchObject({ status: 'available', left: null })
  await unitsOf(app, kpv, { quantityAvailable: 5, batchNumber: 'KPV-1', expiryDate: '2026-06-20' })
  await expect
    .poll(async () => (await page('kpv')).body.batch)
    .toEqual({ number: 'KPV-1', expiryDate: '2026-06-20', certificates: [] })
})

test('a sale without visible effect notifies no one', async () => {
  const events: string[] = []
  app.bus.subscribe('shop-changed', () => events.push('shop-changed'))
  const sell = (quantityAvailable: number) =>
    db.updateTable('inventoryBatches').set({ quantityAvailable }).where('batchNumber', '=', 'KPV-2').execute()
  for (const units of [29, 28, 10]) await sell(units)
  await sell(9)
  await expect.poll(() => events).toEqual(['shop-changed'])
})

test('batches expire by date without other changes', async () => {
  app.clock.set('2026-06-20T23:00:00Z')
  await soon('KPV').toMatchObject({ status: 'available' })
  expect((await page('kpv')).body.batch.number).toBe('KPV-1')
  app.clock.set('2026-06-21T00:00:00Z')
  expect((await page('kpv')).body.batch.number).toBe('KPV-2')
  await expect.poll(async () => (await page('kpv')).body.batch.number).toBe('KPV-2')
  app.clock.set('2026-06-15T12:00:00Z')
})

test('shows four other products of the category, starting with the following ones', async () => {
  const peptides = await db.selectFrom('peptides').select('name').orderBy('id').limit(6).execute()
  const names = peptides.map(({ name }) => name)
  const category = 'Healing'
  for (const name of names) await aProductId(app, name)
  await db.updateTable('peptides').set({ category }).where('name', 'in', names).execute()
  await expect.poll(async () => (await list()).filter((one) => one.category === category).length).toBe(6)
  const inOrder = (await list()).filter((one) => one.category === category).map(({ slug }) => slug)
  const { body } = await page(inOrder[3] as string)
  expect(body.also.map(({ slug }: ShopProduct) => slug)).toEqual([
    ...inOrder.slice(4),
    ...inOrder.slice(0, 2),
  ])
})

test.each(['NO-SUCH', 'no-such', 'x'.repeat(151), 'a b'])('there is no product %s', async (slug) => {
  expect([400, 404]).toContain((await page(encodeURIComponent(slug))).statusCode)
})
