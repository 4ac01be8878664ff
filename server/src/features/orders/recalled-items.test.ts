import { expect, test } from 'vitest'
import { aBuyer, anOrderAdmin, checkOut, inCart } from '../../testing/orders.ts'
import { aStocked, expectBooksToAgree } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const shipping = {
  pushed: [] as string[],
  push: async ({ orderNumber }: { orderNumber: string }) => {
    shipping.pushed.push(orderNumber)
    return '4711'
  },
  trackingOf: async () => undefined,
}
const app = await testApp({}, { shipping })
const orderAdmin = await anOrderAdmin(app)

const recall = (batchId: number | undefined, recallReason: string | null = 'Wrong label.') =>
  app.db
    .updateTable('inventoryBatches')
    .set({ recallReason })
    .where('id', '=', batchId ?? 0)
    .execute()

/** A paid order of two units from the first of two batches, which is recalled, next to one of another product. */
async function aRecalledOrder(secondBatch: number, name = 'Semaglutide') {
  const buyer = await aBuyer(app)
  const { productId, batchIds } = await aStocked(app, name, {
    batches: [
      [2, '2028-01-31'],
      [secondBatch, '2028-06-30'],
    ],
  })
  const other = await aStocked(app, 'BPC-157')
  await inCart(app, buyer, productId, 2)
  await inCart(app, buyer, other.productId, 1)
  const { body: order } = await checkOut(app, buyer)
  await orderAdmin.markPaid(order.id)
  await recall(batchIds[0])
  return { order, batchIds, productId }
}

const linesOf = async (id: number) =>
  (await orderAdmin.order(id)).items.map(
    ({ name, vialBatchNumber, quantity, recallReason }: Record<string, unknown>) =>
      [name, vialBatchNumber, quantity, recallReason] as const,
  )

const semaglutide = ([name]: readonly unknown[]) => name === 'Semaglutide'

test('a recalled lot is not shipped: the refusal names its lines, and other lots replace it', async () => {
  const { order } = await aRecalledOrder(5)
  const refused = await orderAdmin.setStatus(order.id, 'shipped')
  expect(refused).toMatchObject({
    ...{ statusCode: 409, body: { code: 'LOT_RECALLED' } },
    body: {
      message: 'We can’t ship a recalled lot: Semaglutide, lot SEM-1',
      details: { lines: [{ name: 'Semaglutide', lot: 'SEM-1', quantity: 2, reason: 'Wrong label.' }] },
    },
  })
  expect((await orderAdmin.order(order.id)).status).toBe('pending')
  expect((await linesOf(order.id)).filter(semaglutide)).toEqual([['Semaglutide', 'SEM-1', 2, 'Wrong label.']])
  const { body: bulk } = await orderAdmin.ask('PATCH', '/orders/status', {
    ...{ status: 'shipped', orders: [{ id: order.id }] },
  })
  expect(bulk).toEqual([
    { id: order.id, problem: 'One of its lots is recalled. Change this order separately' },
  ])
  const shipped = await orderAdmin.setStatus(order.id, 'shipped', { replaceRecalled: true })
  expect(shipped).toMatchObject({ statusCode: 200, body: { status: 'shipped' } })
  const lines = await linesOf(order.id)
  expect(lines.filter(semaglutide)).toEqual([['Semaglutide', 'SEM-2', 2, null]])
  expect(lines).toHaveLength(2)
  await expectBooksToAgree(app.db)
})

test('without another lot it stays, and can be cancelled', async () => {
  const { order } = await aRecalledOrder(1, 'Tirzepatide')
  const { statusCode, body } = await orderAdmin.setStatus(order.id, 'shipped', { replaceRecalled: true })
  expect([statusCode, body.code]).toEqual([409, 'OUT_OF_STOCK'])
  expect(await linesOf(order.id)).toContainEqual(['Tirzepatide', 'TIR-1', 2, 'Wrong label.'])
  await expectBooksToAgree(app.db)
  expect((await orderAdmin.setStatus(order.id, 'cancelled')).statusCode).toBe(200)
  await expectBooksToAgree(app.db)
})

test('an order with a recalled lot is not handed to the shipping service', async () => {
  const { order, batchIds } = await aRecalledOrder(5)
  const exchange = async () => {
    const task = app.tasks['exchange-shipments']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  }
  await exchange()
  expect(shipping.pushed).not.toContain(order.orderNumber)
  await recall(batchIds[0], null)
  await exchange()
  expect(shipping.pushed).toContain(order.orderNumber)
})
