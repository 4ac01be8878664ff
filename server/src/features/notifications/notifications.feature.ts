import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { boundedMail, boundedSms } from './budgets.ts'
import { channelsInOutbox } from './channels.ts'
import { deadLettersService } from './dead-letters.service.ts'
import { deliveryService, type RecordDelivery } from './delivery.service.ts'
import { receiveTexts } from './incoming-texts.routes.ts'
import { incomingTextsService } from './incoming-texts.service.ts'
import { NotificationKinds, testKind, withheldKind } from './kinds.ts'
import { type MemberMails, memberMailsService } from './member-mails.service.ts'
import { notificationsAdminRoutes } from './notifications.admin-routes.ts'
import { notificationsTasks } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { type Notifications, notificationsService } from './notifications.service.ts'
import { preferencesService } from './preferences.service.ts'
import { pushSubscriptionsService } from './push-subscriptions.service.ts'
import { messageRetention } from './retention.service.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { unsubscribingRoutes } from './unsubscribing.routes.ts'
import { type Unsubscribing, unsubscribingService } from './unsubscribing.service.ts'
import { vapidKeys } from './vapid.ts'

/** Notifications: messages, channels and preferences. */
export function addNotifications(
  app: FastifyInstance,
  deps: FeatureDeps,
  { rateLimits, recordDelivery }: { rateLimits: RateLimits; recordDelivery?: RecordDelivery | undefined },
): Feature & { notifications: Notifications; memberMails: MemberMails; unsubscribing: Unsubscribing } {
  const keys = vapidKeys(deps)
  const kinds = new NotificationKinds()
  kinds.register(testKind)
  kinds.register(withheldKind)
  const preferences = preferencesService(deps)
  const inOutbox = channelsInOutbox(deps.config)
  const notifications = notificationsService({ ...deps, preferences, rateLimits, kinds, inOutbox })
  const pushSubscriptions = pushSubscriptionsService({ ...deps, keys })
  notificationsRoutes(app, { notifications, preferences, pushSubscriptions })
  notificationsAdminRoutes(app, deadLettersService(deps))
  const { publicUrl, smsPerDay, supportEmail } = deps.config
  if (deps.sms.read)
    receiveTexts(app, { read: deps.sms.read, texts: incomingTextsService({ ...deps, supportEmail }) })
  const links = unsubscribeLinks({ ...deps, publicUrl })
  const unsubscribing = unsubscribingService({ ...deps, links })
  unsubscribingRoutes(app, unsubscribing)
  const mail = boundedMail(deps.mail, rateLimits)
  const ways = { mail, sms: boundedSms(deps.sms, rateLimits, smsPerDay), publicUrl }
  const memberMails = memberMailsService({ ...deps, mail, kinds, links, notifications })
  const delivery = deliveryService({ ...deps, ...ways, kinds, links, keys, notifications, recordDelivery })
  app.addHook('onReady', async () => void (await keys()))
  const tasks = {
    ...notificationsTasks(delivery),
    'delete-old-messages': { schedule: '50 4 * * *', work: messageRetention(deps) },
  }
  return { notifications, memberMails, unsubscribing, tasks }
}
