import { expect, test } from 'vitest'
import { anAdmin, aProduct } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const { cookie } = await anAdmin(app)

const sold = async (name: string): Promise<number> => {
  const { id } = await aProduct(app, { name })
  await setShown(id, true)
  return id
}
const setShown = (id: number, shopEnabled: boolean) =>
  request('PATCH', `/api/peptides/${id}/shop-availability`, { cookie, body: { shopEnabled } })
const rename = async (id: number, name: string) =>
  expect(await request('PATCH', `/api/peptides/${id}`, { cookie, body: { name } })).toMatchObject({
    statusCode: 200,
  })
const productId = async (id: number) =>
  (await request('GET', '/api/peptides')).body.find((one: { id: number }) => one.id === id).productId
const get = (slug: string) => request('GET', `/api/shop/products/${slug}`)

/** An address's status, and its peptide or the address that it redirects to. */
const answer = async (slug: string) => {
  const { statusCode, headers, body } = await get(slug)
  return [statusCode, statusCode === 200 ? body.peptideId : headers.location]
}
const soon = (slug: string) => expect.poll(() => answer(slug))
const redirect = (slug: string) => [301, `/api/shop/products/${slug}`]

test('a product renamed twice is found by each slug', async () => {
  const id = await sold('Amber One')
  await soon('amber-one').toEqual([200, id])
  await rename(id, 'Amber Two')
  await rename(id, 'Amber Three')
  await soon('amber-three').toEqual([200, id])
  expect(await answer('amber-one')).toEqual(redirect('amber-three'))
  expect(await answer('amber-two')).toEqual(redirect('amber-three'))
  expect((await get('amber-one')).headers['cache-control']).toBe('no-cache')
  const withQuery = await get('amber-one?from=mail')
  expect(withQuery.headers.location).toBe('/api/shop/products/amber-three?from=mail')
})

test('an uppercase slug redirects to the present one', async () => {
  const id = await sold('Selank')
  await soon('selank').toEqual([200, id])
  expect(await answer('SELANK')).toEqual(redirect('selank'))
  await rename(id, 'Selank Acetate')
  await soon('SELANK').toEqual(redirect('selank-acetate'))
})

test('a product that regains its old name regains its slug', async () => {
  const id = await sold('Birch')
  await rename(id, 'Cedar')
  await rename(id, 'Birch')
  await soon('birch').toEqual([200, id])
  await soon('cedar').toEqual(redirect('birch'))
})

test("a slug in use now or before isn't given to another product", async () => {
  const early = await sold('Early')
  const late = await sold('Late One')
  await rename(early, 'Late-One')
  await soon(`late-one-${await productId(early)}`).toEqual([200, early])
  expect(await answer('late-one')).toEqual([200, late])
  await rename(late, 'Later')
  const third = await sold('Late (One)')
  await soon(`late-one-${await productId(third)}`).toEqual([200, third])
  await soon('late-one').toEqual(redirect('later'))
})

test('a product keeps its slug when another with the same name is shown, hidden or deleted', async () => {
  const hidden = (await aProduct(app, { name: 'Maple A' })).id
  const shown = await sold('Maple-A')
  const slug = `maple-a-${await productId(shown)}`
  await soon(slug).toEqual([200, shown])
  await setShown(hidden, true)
  await soon('maple-a').toEqual([200, hidden])
  expect(await answer(slug)).toEqual([200, shown])
  await request('DELETE', `/api/peptides/${hidden}`, { cookie })
  await soon('maple-a').toEqual([200, shown])
  expect(await answer(slug)).toEqual(redirect('maple-a'))
})

test("a hidden product's old slug isn't found", async () => {
  const id = await sold('Willow')
  await rename(id, 'Willow Bark')
  await soon('willow').toEqual(redirect('willow-bark'))
  await setShown(id, false)
  await expect.poll(async () => (await get('willow')).body.code).toBe('PRODUCT_NOT_FOUND')
})

test('a vitamin keeps its old slug too', async () => {
  const vitamins = (await request('GET', '/api/supplements', { cookie })).body
  const { id, name } = vitamins.find((vitamin: { name: string }) => vitamin.name === 'Zinc')
  const patch = (path: string, body: object) => request('PATCH', path, { cookie, body })
  await app.db.updateTable('products').set({ price: 9.99 }).where('supplementId', '=', id).execute()
  await patch(`/api/supplements/${id}/shop-availability`, { shopEnabled: true })
  await patch(`/api/admin/supplements/${id}`, { name: `${name} Picolinate` })
  await soon('zinc').toEqual(redirect('zinc-picolinate'))
})
