import { isOwed, type OrderStatus, type PaymentStatus, waitsForPayment } from '@pepwell/domain/shop/orders'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import type { Leaving } from '../accounts/account-data/account-deletion-hooks.service.ts'
import { ordersUnsent } from './deleted-buyers.queries.ts'

const KEEPS = 'You have a paid order we haven’t shipped yet. We keep its address until then.'
const CANCELS = 'You have an unpaid order. We cancel it with your account.'

type Unsent = Awaited<ReturnType<typeof ordersUnsent>>[number]

/** What happens to a leaving member's orders; empty if their money was refunded already. */
function explanationOf(orders: readonly Unsent[]): string {
  const some = (is: (status: OrderStatus, payment: PaymentStatus) => boolean) =>
    orders.some(({ status, paymentStatus }) => is(status as OrderStatus, paymentStatus as PaymentStatus))
  return [some(isOwed) && KEEPS, some(waitsForPayment) && CANCELS].filter(Boolean).join(' ')
}

/**
 * Account deletion with open orders: an operator must finish them first. A member's own deletion explains what happens:
 * paid ones keep their address until they are done, unpaid ones are canceled.
 * @throws Refusal OPEN_ORDERS
 */
export async function leaveOrders(tx: Db, userId: string, { by, keepsOrders }: Leaving): Promise<void> {
  const open = await ordersUnsent(tx, userId)
  const isMember = by === 'member'
  const sentence = isMember ? explanationOf(open) : undefined
  if (open.length === 0 || (isMember && (keepsOrders || !sentence))) return
  const orders = open.map(({ id, orderNumber }) => ({ id, orderNumber }))
  throw new Refusal('OPEN_ORDERS', { details: { orders }, ...(sentence && { sentence }) })
}
