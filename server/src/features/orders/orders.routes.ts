import * as calls from '@pepwell/contract/shop/orders'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { OrdersService } from './orders.service.ts'
import type { Payments } from './payments.service.ts'
import type { ShopSettingsService } from './shop-settings.service.ts'

interface Services {
  orders: OrdersService
  payments: Payments
  settings: ShopSettingsService
}

export function ordersRoutes(app: FastifyInstance, { orders, payments, settings }: Services): void {
  handle(app, calls.placeOrder, ({ user, body, request }) => orders.place(user, body, clientAddress(request)))
  handle(app, calls.listOrders, ({ user, query }) => orders.list(user, query))
  handle(app, calls.getOrder, ({ user, params }) => orders.get(user, params.number))
  handle(app, calls.cancelOrder, ({ user, params }) => orders.cancel(user, params.number))
  handle(app, calls.payOrder, ({ user, params }) => payments.pageFor(user, params.number))
  handle(app, calls.shopTerms, () => settings.terms())
  handle(app, calls.shippingAddress, ({ user }) => orders.address(user))
}
