import { expect, test, vi } from 'vitest'
import { aMember, anAdmin, aProduct, costsBody } from '../testing/factories.ts'
import { connectAs } from '../testing/sockets.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const [one, other, member] = [await anAdmin(app), await anAdmin(app, ['products']), await aMember(app)]
const { id: peptideId } = await aProduct(app)

const save = (retailPrice: number, version?: number) =>
  app.request('POST', '/api/admin/product-costs', {
    cookie: one.cookie,
    body: costsBody({ peptideId, retailPrice, version }),
  })
const costs = { type: 'changed', changes: expect.arrayContaining(['costs']) }

test('an operator’s change reaches operators’ pages and no member’s', async () => {
  const windows = [await connectAs(app, one), await connectAs(app, other)]
  const outside = await connectAs(app, member)
  await save(40)
  for (const { events } of windows) await vi.waitFor(() => expect(events).toContainEqual(costs))
  expect(outside.events).toEqual([{ type: 'authenticated' }])
})

test('a refused change is not published', async () => {
  const window = await connectAs(app, other)
  expect((await save(41, 99)).statusCode).toBe(409)
  await app.app.people.publish(app.db, [other.id], { type: 'changed', changes: ['plan'] })
  await vi.waitFor(() => expect(window.events.slice(1)).toEqual([{ type: 'changed', changes: ['plan'] }]))
})

test('a former operator gets nothing on a page that stayed open', async () => {
  const window = await connectAs(app, other)
  const path = `/api/admin/users/${other.id}/permissions`
  await app.request('PATCH', path, { cookie: one.cookie, body: { permissions: null } })
  await save(42)
  await app.app.people.publish(app.db, [other.id], { type: 'changed', changes: ['plan'] })
  await vi.waitFor(() => expect(window.events).toContainEqual({ type: 'changed', changes: ['plan'] }))
  expect(window.events).not.toContainEqual(costs)
})
