import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { health } from '@pepwell/contract/health'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { askForNothing } from './database/health.queries.ts'
import type { DB } from './database/schema.ts'
import { accountsTasks } from './features/accounts/accounts.jobs.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { accountsService } from './features/accounts/accounts.service.ts'
import { firstAdmin } from './features/accounts/first-admin.ts'
import { ownDataRoutes } from './features/accounts/own-data.routes.ts'
import { type OwnPhotos, ownDataService } from './features/accounts/own-data.service.ts'
import { passwordResetService } from './features/accounts/password-reset.service.ts'
import { sessionsService } from './features/accounts/sessions.service.ts'
import { attemptsTasks } from './features/attempts/attempts.jobs.ts'
import { type Attempts, attemptsService } from './features/attempts/attempts.service.ts'
import { calculatorRoutes } from './features/calculator/calculator.routes.ts'
import { calculatorService } from './features/calculator/calculator.service.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { catalogueService } from './features/catalogue/catalogue.service.ts'
import { personalPeptidesService } from './features/catalogue/personal-peptides.service.ts'
import { dosesRoutes } from './features/doses/doses.routes.ts'
import { dosesService } from './features/doses/doses.service.ts'
import { deliveryService } from './features/notifications/delivery.service.ts'
import { notificationsTasks } from './features/notifications/notifications.jobs.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { type Notifications, notificationsService } from './features/notifications/notifications.service.ts'
import { preferencesService } from './features/notifications/preferences.service.ts'
import { pushSubscriptionsService } from './features/notifications/push-subscriptions.service.ts'
import { vapidKeys } from './features/notifications/vapid.ts'
import { fillFoodItems, foodItems } from './features/nutrition/food-items.ts'
import { foodsService } from './features/nutrition/foods.service.ts'
import { nutritionRoutes } from './features/nutrition/nutrition.routes.ts'
import { nutritionService } from './features/nutrition/nutrition.service.ts'
import { planRoutes } from './features/plan/plan.routes.ts'
import { planService } from './features/plan/plan.service.ts'
import { pricingRoutes } from './features/pricing/pricing.routes.ts'
import { pricingService } from './features/pricing/pricing.service.ts'
import { type Dispatcher, dispatcherService } from './features/reminders/dispatcher.service.ts'
import { outcomesService } from './features/reminders/outcomes.service.ts'
import { remindersRoutes } from './features/reminders/reminders.routes.ts'
import { remindersService } from './features/reminders/reminders.service.ts'
import { supplementsRoutes } from './features/supplements/supplements.routes.ts'
import { supplementsService } from './features/supplements/supplements.service.ts'
import { vitaminsService } from './features/supplements/vitamins.service.ts'
import { progressPhotosRoutes } from './features/weight/progress-photos.routes.ts'
import { progressPhotosService } from './features/weight/progress-photos.service.ts'
import { weightRoutes } from './features/weight/weight.routes.ts'
import { weightService } from './features/weight/weight.service.ts'
import { BODY_LIMIT, parseJsonBodies } from './http/body.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { handle, requireDeclaredAccess } from './http/handle.ts'
import { serveOpenApi } from './http/openapi.ts'
import { refuseForeignWrites } from './http/origin.ts'
import { Refusal } from './http/refusal.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { sessionCookie } from './http/session.ts'
import { serveWebApp } from './http/static-files.ts'
import type { Tasks } from './jobs/jobs.ts'
import type { Bus } from './live/bus.ts'
import { People } from './live/people.ts'
import type { SharedRedis } from './live/redis.ts'
import { acceptUpgrades, liveSockets } from './live/sockets.ts'
import type { BlobsPort } from './ports/blobs.ts'
import type { MailPort } from './ports/mail.ts'
import { withFallback } from './ports/nutrition-fallback.ts'
import type { NutritionSource } from './ports/nutrition-source.ts'
import type { PushPort } from './ports/push.ts'
import type { SmsPort } from './ports/sms.ts'
import type { Random } from './random.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** what the features do in the background */
    tasks: Tasks
    /** sends the reminders that are due */
    dispatcher: Dispatcher
  }
}

/** What an app is built from. Production, tests and journeys hand in different parts and get the same app. */
export interface Parts {
  config: Config
  db: Kysely<DB>
  mail: MailPort
  sms: SmsPort
  push: PushPort
  blobs: BlobsPort
  /** asked for foods, in this order, before the product's own table is */
  foodSources?: readonly NutritionSource[]
  bus: Bus
  /** where several processes count requests together; each counts its own without */
  requestCounts?: SharedRedis['counts']
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  /** the built web app */
  webFolder: string
  /** shows the first admin's made-up password, once */
  announceAdmin(email: string, password: string): void
}

/** What features are built from: the parts, and what the app makes of them. */
interface FeatureParts extends Parts {
  people: People
}

/** The limiter's own headers would go out with every answer; a refusal says how long to wait. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

async function prepareHttp(app: FastifyInstance, { config, requestCounts }: Parts): Promise<void> {
  answerErrors(app)
  parseJsonBodies(app)
  setSecurityHeaders(app, config.publicUrl)
  await app.register(cookie, { hook: false })
  await acceptUpgrades(app)
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    global: false,
    // Without Redis for a moment, requests go uncounted rather than unanswered.
    ...(requestCounts && { redis: requestCounts, nameSpace: 'pepwell-requests-', skipOnError: true }),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  refuseForeignWrites(app, config.publicUrl)
  requireDeclaredAccess(app)
  await serveOpenApi(app)
}

function addAccounts(
  app: FastifyInstance,
  parts: FeatureParts,
  { attempts, photos }: { attempts: Attempts; photos: OwnPhotos },
): Tasks {
  const { config } = parts
  const { supportEmail, publicUrl, exposeResetToken } = config
  const sessions = sessionsService(parts)
  const accounts = accountsService({ ...parts, attempts, sessions, supportEmail })
  const admin = firstAdmin({ ...parts, ...config, email: config.adminEmail, password: config.adminPassword })
  const passwordReset = passwordResetService({
    ...parts,
    publicUrl,
    exposeResetToken,
    attempts,
    sessions,
    firstAdmin: admin,
  })
  app.decorate('sessions', sessions)
  app.decorate('sessionCookie', sessionCookie(publicUrl))
  app.decorateRequest('session', undefined)
  accountsRoutes(app, { accounts, passwordReset, sessions })
  ownDataRoutes(app, ownDataService({ ...parts, attempts, sessions, photos }))
  app.addHook('onReady', async () => {
    const password = await admin.ensure()
    if (password) parts.announceAdmin(config.adminEmail, password)
  })
  return accountsTasks(passwordReset)
}

function addNutrition(app: FastifyInstance, parts: FeatureParts): void {
  const { db, clock, logger: log, foodSources = [] } = parts
  const source = foodSources.reduceRight<NutritionSource>(
    (fallback, source) => withFallback({ source, fallback, clock, log }),
    foodItems(db),
  )
  nutritionRoutes(app, { nutrition: nutritionService(parts), foods: foodsService({ ...parts, source }) })
  app.addHook('onReady', () => fillFoodItems(db))
}

function addNotifications(
  app: FastifyInstance,
  parts: FeatureParts,
  attempts: Attempts,
): { notifications: Notifications; tasks: Tasks } {
  const keys = vapidKeys(parts)
  const preferences = preferencesService(parts)
  const notifications = notificationsService({ ...parts, preferences, attempts })
  const pushSubscriptions = pushSubscriptionsService({ ...parts, keys })
  notificationsRoutes(app, { notifications, preferences, pushSubscriptions })
  const delivery = deliveryService({ ...parts, keys, publicUrl: parts.config.publicUrl })
  app.addHook('onReady', async () => void (await keys()))
  return { notifications, tasks: notificationsTasks(delivery) }
}

/** The only constructor of the app. */
export async function buildApp(given: Parts): Promise<FastifyInstance> {
  const people = new People(given)
  const parts = { ...given, people }
  const proxies = parts.config.trustProxy
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    frameworkErrors: answerUnreadable,
    genReqId: () => parts.random.uuid(),
    routerOptions: { maxParamLength: 200 },
  })
  await prepareHttp(app, parts)
  const photos = progressPhotosService(parts)
  const attempts = attemptsService(parts)
  const accountTasks = addAccounts(app, parts, { attempts, photos })
  catalogueRoutes(app, {
    catalogue: catalogueService(parts),
    personalPeptides: personalPeptidesService(parts),
  })
  pricingRoutes(app, pricingService(parts))
  planRoutes(app, planService(parts))
  dosesRoutes(app, dosesService(parts))
  remindersRoutes(app, { reminders: remindersService(parts), outcomes: outcomesService(parts) })
  addNutrition(app, parts)
  calculatorRoutes(app, calculatorService(parts))
  progressPhotosRoutes(app, photos)
  weightRoutes(app, weightService({ ...parts, photos, publicUrl: parts.config.publicUrl }))
  supplementsRoutes(app, {
    supplements: supplementsService(parts),
    vitamins: vitaminsService(parts),
  })
  const { notifications, tasks } = addNotifications(app, parts, attempts)
  app.decorate('tasks', { ...attemptsTasks(attempts), ...accountTasks, ...tasks })
  app.decorate('dispatcher', dispatcherService({ ...parts, notifications }))
  liveSockets(app, parts)
  app.addHook('onClose', () => people.flushed())
  handle(app, health, async () => {
    await askForNothing(parts.db)
    return { status: 'ok' as const }
  })
  await serveWebApp(app, parts.webFolder)
  return app
}
