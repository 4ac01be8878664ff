import * as calls from '@pepwell/contract/shop/orders'
import * as orderAdmin from '@pepwell/contract/shop/orders-admin'
import { aProductId } from '../../testing/factories.ts'
import { anOrder, anOrderAdmin, anOrderBody, inCart, withProfile } from '../../testing/orders.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import { aStocked } from '../../testing/stock.ts'
import type { TestApp } from '../../testing/test-app.ts'

const aboutAnOrder = async (test: TestApp) => ({ params: { id: (await anOrder(test)).id } })

const aboutAPaidOne = async (test: TestApp) => {
  const { id } = await anOrder(test)
  await (await anOrderAdmin(test)).markPaid(id)
  return { params: { id } }
}

export const samples: Samples = [
  sample(calls.placeOrder, async (test, member) => {
    const { productId } = await aStocked(test, 'BPC-157')
    await inCart(test, await withProfile(test, member), productId)
    // Items that aren't sold stay in the cart.
    await inCart(test, member, await aProductId(test, 'TB-500', { status: 'coming_soon' }))
    const body = anOrderBody({ notes: 'Ring twice', paymentMethod: 'invoice' }) as never
    return { body }
  }),
  sample(calls.listOrders, () => ({ query: { limit: 10, after: '100' } })),
  sample(calls.getOrder, async (test, member) => {
    const { id, orderNumber } = await anOrder(test, member)
    // A cancelled order frees the limit.
    await (await anOrderAdmin(test)).setStatus(id, 'cancelled')
    return { params: { number: orderNumber } }
  }),
  ...[calls.cancelOrder, calls.payOrder].map((call) =>
    sample(call, async (test, member) => ({
      params: { number: (await anOrder(test, member)).orderNumber },
    })),
  ),
  sample(orderAdmin.listAllOrders, () => ({
    query: {
      limit: 10,
      after: '100',
      search: 'ada',
      status: 'pending' as const,
      payment: 'paid' as const,
    },
  })),
  sample(orderAdmin.orderCounts, () => ({ query: { search: 'ada', payment: 'paid' as const } })),
  sample(orderAdmin.ordersCsv, () => ({ query: { search: 'ada', status: 'pending' as const } })),
  sample(
    orderAdmin.adjacentOrders,
    async (test) => ({ ...(await aboutAnOrder(test)), query: { status: 'pending' as const } }),
    { isNobodys: true },
  ),
  sample(orderAdmin.orderInFull, aboutAnOrder, { isNobodys: true }),
  sample(
    orderAdmin.setOrderStatus,
    async (test) => ({
      ...(await aboutAnOrder(test)),
      body: {
        status: 'shipped' as const,
        trackingNumber: '1Z999AA10123456784',
        version: 1,
        confirm: 'unpaid' as const,
      },
    }),
    { isNobodys: true },
  ),
  sample(orderAdmin.setOrderStatuses, async (test) => ({
    body: { status: 'processing' as const, orders: [{ id: (await anOrder(test)).id }] },
  })),
  sample(
    orderAdmin.markOrderPaid,
    async (test) => ({ ...(await aboutAnOrder(test)), body: { reference: '7781-RD' } }),
    { isNobodys: true },
  ),
  sample(
    orderAdmin.refundOrder,
    async (test) => ({ ...(await aboutAPaidOne(test)), body: { reason: 'Broken' } }),
    {
      isNobodys: true,
    },
  ),
  sample(
    orderAdmin.addOrderNote,
    async (test) => ({ ...(await aboutAnOrder(test)), body: { text: 'Rang twice' } }),
    { isNobodys: true },
  ),
  sample(orderAdmin.updateShopSettings, async (test) => ({
    body: {
      // Another fee each time, so that there is a change.
      shippingFee: test.mails.length + 1 + Math.floor(performance.now()),
      freeFrom: 150,
      countries: ['US' as const, 'CA' as const],
      paymentInstructions: 'Pay to: Pepwell Supply LLC',
      daysToPay: 7,
      automaticTax: false,
    },
  })),
]
