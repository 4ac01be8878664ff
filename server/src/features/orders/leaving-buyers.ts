import { isOwed, type OrderStatus, type PaymentStatus } from '@pepwell/domain/shop/orders'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import type { Leaving } from '../accounts/account-data/account-deletion-hooks.service.ts'
import { ordersUnsent } from './leaving-buyers.queries.ts'

const KEEPS = 'You have a paid order we haven’t shipped yet. We keep its address until then.'

/**
 * Account deletion with open orders: an operator must finish paid ones first and keeps their address until then;
 * unpaid ones are canceled afterwards.
 * @throws Refusal OPEN_ORDERS
 */
export async function leaveOrders(tx: Db, userId: string, { by, keepsOrders }: Leaving): Promise<void> {
  const unsent = await ordersUnsent(tx, userId)
  const isMember = by === 'member'
  const open = unsent.filter(
    ({ status, paymentStatus }) => !isMember || isOwed(status as OrderStatus, paymentStatus as PaymentStatus),
  )
  if (open.length === 0 || (isMember && keepsOrders)) return
  const orders = open.map(({ id, orderNumber }) => ({ id, orderNumber }))
  throw new Refusal('OPEN_ORDERS', { details: { orders }, ...(isMember && { sentence: KEEPS }) })
}
