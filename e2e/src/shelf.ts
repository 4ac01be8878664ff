import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request } from '@playwright/test'

/**
 * Puts a peptide up for sale and adds a batch.
 * @returns the batch number
 */
export async function sell(baseURL = '', name: string, units = 500): Promise<string> {
  const operator = await request.newContext({ baseURL })
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const response = await operator[method](path, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  }
  await send('post', '/api/auth/login', { email: 'admin@pepwell.local', password: 'journeys only' })
  await send('post', '/api/init-peptides', {})
  const peptides: { id: number; name: string }[] = await (await operator.get('/api/peptides')).json()
  const peptideId = peptides.find((peptide) => peptide.name === name)?.id
  await send('patch', `/api/peptides/${peptideId}/shop-data`, {
    status: 'available',
    price: 38,
    originalPrice: 45,
    purity: '98.8%',
    form: 'Lyophilized powder',
    storage: '-20°C',
    rating: 5,
    reviews: 0,
    icon: '🧬',
  })
  await send('patch', `/api/peptides/${peptideId}/shop-availability`, { shopEnabled: true })
  const batchNumber = `${name}-${randomUUID().slice(0, 8)}`
  const batch = { peptideId, batchNumber, quantityAvailable: units, expiryDate: '2031-03-14' }
  await send('post', '/api/admin/inventory', batch)
  await operator.dispose()
  return batchNumber
}

/** Waits until every process knows. */
export const isSold = (context: APIRequestContext, slug: string) =>
  expect.poll(async () => (await context.get(`/shop/${slug}`)).status()).toBe(200)

/** Adds a peptide to the signed-in person's cart. */
export async function inCart(context: APIRequestContext, peptideName: string, quantity = 1): Promise<void> {
  const response = await context.post('/api/cart', { data: { peptideName, quantity } })
  expect(response.ok(), await response.text()).toBe(true)
}
