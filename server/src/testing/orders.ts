import { randomUUID } from 'node:crypto'
import { aMember, anAdmin, type Member } from './factories.ts'
import { aStocked } from './stock.ts'
import type { Answer, TestApp } from './test-app.ts'

/** A deliverable address. */
export const anAddress = (overrides: Record<string, unknown> = {}) => ({
  fullName: 'Robin Delgado',
  line1: '418 Larch Street',
  line2: 'Apt 6',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  country: 'US',
  phone: null,
  ...overrides,
})

/** The body of an order. */
export const anOrderBody = (overrides: Record<string, unknown> = {}) => ({
  clientId: randomUUID() as string,
  shippingAddress: anAddress(),
  researchUseOnly: true,
  ...overrides,
})

/** Adds something to a cart over HTTP. */
export const inCart = ({ request }: TestApp, { cookie }: Member, productId: number, quantity = 1) =>
  request('POST', '/api/cart', { cookie, body: { productId, quantity } })

/** Buys a cart over HTTP. */
export const checkOut = (
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
): Promise<Answer> => request('POST', '/api/orders', { cookie, body: anOrderBody(overrides) })

/** Fills in the profile fields that a buyer needs. */
export async function withProfile({ db }: TestApp, member: Member): Promise<Member> {
  const profile = { dateOfBirth: '1990-05-17', heightFeet: 5, heightInches: 6, weight: 150, gender: 'female' }
  await db.updateTable('users').set(profile).where('id', '=', member.id).execute()
  return member
}

/** A member who may buy. */
export const aBuyer = async (test: TestApp, overrides: Record<string, unknown> = {}): Promise<Member> =>
  withProfile(test, await aMember(test, overrides))

/** An order of one unit, with unlimited stock. */
export async function anOrder(test: TestApp, member?: Member, overrides: Record<string, unknown> = {}) {
  const buyer = member ? await withProfile(test, member) : await aBuyer(test)
  const { productId } = await aStocked(test, 'BPC-157')
  await inCart(test, buyer, productId)
  const { statusCode, payload, body } = await checkOut(test, buyer, overrides)
  if (statusCode !== 201) throw new Error(`${statusCode}: ${payload}`)
  return { ...body, buyer }
}

/** An operator's calls for orders. */
export async function anOrderAdmin(test: TestApp) {
  const { cookie } = await anAdmin(test, ['orders'])
  const ask = (method: string, path: string, body?: unknown) =>
    test.request(method, `/api/admin${path}`, { cookie, body })
  return {
    ask,
    cookie,
    order: async (id: number) => (await ask('GET', `/orders/${id}`)).body,
    /** Confirms that the order may be unpaid, unless something else is confirmed. */
    setStatus: (id: number, status: string, more: Record<string, unknown> = {}) =>
      ask('PATCH', `/orders/${id}/status`, { status, confirm: 'unpaid', ...more }),
    markPaid: (id: number, reference = '7781-RD') => ask('POST', `/orders/${id}/paid`, { reference }),
    refund: (id: number, more: Record<string, unknown> = {}) => ask('POST', `/orders/${id}/refund`, more),
  }
}
