import * as calls from '@pepwell/contract/shop/orders-admin'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import { sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { recordExport } from '../audit/audit.service.ts'
import type { OrderAdmin } from './order-admin.service.ts'
import type { ShopSettingsService } from './shop-settings.service.ts'

export function ordersAdminRoutes(
  app: FastifyInstance,
  {
    orderAdmin,
    settings,
    deps,
  }: { orderAdmin: OrderAdmin; settings: ShopSettingsService; deps: FeatureDeps },
): void {
  handle(app, calls.listAllOrders, ({ query }) => orderAdmin.list(query))
  handle(app, calls.orderCounts, ({ query }) => orderAdmin.counts(query))
  handle(app, calls.ordersCsv, async (input) => {
    const { user, query, reply } = input
    await recordExport(deps, operatorOf(input), { area: 'orders', table: 'orders', filter: query })
    return sendCsv(reply, orderAdmin.csv(user, query))
  })
  handle(app, calls.adjacentOrders, ({ params, query }) => orderAdmin.neighbours(params.id, query))
  handle(app, calls.orderInFull, ({ params }) => orderAdmin.inFull(params.id))
  handle(app, calls.setOrderStatus, (input) =>
    orderAdmin.setStatus(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.setOrderStatuses, (input) => orderAdmin.setStatuses(operatorOf(input), input.body))
  handle(app, calls.markOrderPaid, (input) =>
    orderAdmin.markPaid(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.refundOrder, (input) => orderAdmin.refund(operatorOf(input), input.params.id, input.body))
  handle(app, calls.addOrderNote, (input) =>
    orderAdmin.note(operatorOf(input), input.params.id, input.body.text),
  )
  handle(app, calls.shopSettings, () => settings.current())
  handle(app, calls.updateShopSettings, (input) => settings.change(operatorOf(input), input.body))
}
