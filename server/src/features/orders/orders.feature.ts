import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { AccountDeletionHooks } from '../accounts/account-data/account-deletion-hooks.service.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { checkoutService } from './checkout.service.ts'
import { leaveOrders } from './deleted-buyers.ts'
import { fulfillmentService } from './fulfillment.service.ts'
import { orderAdminService } from './order-admin.service.ts'
import { orderKind } from './order-kind.ts'
import { orderChanges } from './order-status.service.ts'
import { ordersAdminRoutes } from './orders.admin-routes.ts'
import { ordersTasks } from './orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersService } from './orders.service.ts'
import { receivePaymentWebhooks } from './payment-webhooks.ts'
import { paymentsService } from './payments.service.ts'
import { shopSettingsService } from './shop-settings.service.ts'
import { unpaidOrdersService } from './unpaid-order-limits.service.ts'

interface Others {
  notifications: Notifications
  memberMails: MemberMails
  deletionHooks: AccountDeletionHooks
}

/** Orders, payments and shipping. */
export function addOrders(
  app: FastifyInstance,
  featureDeps: FeatureDeps,
  { notifications, memberMails, deletionHooks }: Others,
): Feature {
  deletionHooks.onLeaving(leaveOrders)
  notifications.register(orderKind(featureDeps.config.publicUrl))
  const { cards, shipping } = featureDeps
  const takesCards = cards !== undefined
  const deps = { ...featureDeps, notifications, takesCards, cards, publicUrl: featureDeps.config.publicUrl }
  const changes = orderChanges(deps)
  const unpaidOrders = unpaidOrdersService(deps)
  const placing = checkoutService({ ...deps, unpaidOrders })
  const settings = shopSettingsService(deps)
  const payments = paymentsService({ ...deps, changes })
  ordersRoutes(app, { orders: ordersService({ ...deps, placing, changes }), payments, settings })
  ordersAdminRoutes(app, { orderAdmin: orderAdminService({ ...deps, changes }), settings, deps })
  if (cards) receivePaymentWebhooks(app, { cards, payments })
  const sending = shipping && fulfillmentService({ ...deps, changes, shipping })
  return { tasks: ordersTasks({ ...deps, changes, memberMails, payments, unpaidOrders, sending }) }
}
