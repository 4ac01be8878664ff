import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { AppDeps, FeatureDeps } from './app-deps.ts'
import { type Feature, mergeFeatures } from './feature.ts'
import { addAccounts } from './features/accounts/accounts.feature.ts'
import { addAssistant } from './features/assistant/assistant.feature.ts'
import { addAudit } from './features/audit/audit.feature.ts'
import { addCalculator } from './features/calculator/calculator.feature.ts'
import { addCatalogue } from './features/catalogue/catalogue.feature.ts'
import { addChat, addChatPictures } from './features/chat/chat.feature.ts'
import { addDoses } from './features/doses/doses.feature.ts'
import { addEarlierVersions } from './features/earlier-versions/earlier-versions.feature.ts'
import { addFriends } from './features/friends/friends.feature.ts'
import { addInboxCounts } from './features/inbox-counts/inbox-counts.feature.ts'
import { addInsights } from './features/insights/insights.feature.ts'
import { addInventory } from './features/inventory/inventory.feature.ts'
import { addLabReports, addLabs } from './features/labs/labs.feature.ts'
import { addLogImports } from './features/log-imports/log-imports.feature.ts'
import { addMeasurements } from './features/measurements/measurements.feature.ts'
import { addMedicationLevels } from './features/medication-levels/medication-levels.feature.ts'
import { addMembers } from './features/members/members.feature.ts'
import { addMetrics } from './features/metrics/metrics.feature.ts'
import { addNotifications } from './features/notifications/notifications.feature.ts'
import { addNutrition } from './features/nutrition/nutrition.feature.ts'
import { addOrders } from './features/orders/orders.feature.ts'
import { addPictures } from './features/pictures/pictures.feature.ts'
import { addPlan, planWarningsOf } from './features/plan/plan.feature.ts'
import { addPricing } from './features/pricing/pricing.feature.ts'
import {
  addProfilePictures,
  profilePicturesOf,
} from './features/profile-pictures/profile-pictures.feature.ts'
import { addRateLimits } from './features/rate-limits/rate-limits.feature.ts'
import { addReads } from './features/reads/reads.feature.ts'
import { addReminders } from './features/reminders/reminders.feature.ts'
import { addReports } from './features/reports/reports.feature.ts'
import { addSecurityEvents } from './features/security-events/security-events.feature.ts'
import { addShop } from './features/shop/shop.feature.ts'
import { addEffectPhotos, addSideEffects } from './features/side-effects/side-effects.feature.ts'
import { addStackBuilder } from './features/stack-builder/stack-builder.feature.ts'
import { addStacks } from './features/stacks/stacks.feature.ts'
import { addSupplements } from './features/supplements/supplements.feature.ts'
import { addVials } from './features/vials/vials.feature.ts'
import { addWeight } from './features/weight/weight.feature.ts'
import { BODY_LIMIT, parseJsonBodies } from './http/body.ts'
import { warnOfUnconfiguredProxy } from './http/client-address.ts'
import { compressReplies } from './http/compress.ts'
import { limitedServer } from './http/connection-limits.ts'
import { dateAnswers } from './http/date-header.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { shutDownGracefully } from './http/graceful-shutdown.ts'
import { requireDeclaredAccess } from './http/handle.ts'
import { addHealthRoutes } from './http/health.ts'
import type { Community } from './http/landing-page.ts'
import { serveOpenApi } from './http/openapi.ts'
import { refuseForeignWrites } from './http/origin.ts'
import { limitRequests } from './http/request-limit.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { refuseUnreadable } from './http/slow-senders.ts'
import { serveWebApp } from './http/static-files.ts'
import { People } from './live/person-events.ts'
import { acceptUpgrades, liveSockets } from './live/sockets.ts'

async function prepareHttp(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config } = deps
  deps.tracing?.traceRequests(app, { continues: config.trustProxy > 0 })
  answerErrors(app)
  shutDownGracefully(app)
  parseJsonBodies(app)
  setSecurityHeaders(app, config.publicUrl)
  dateAnswers(app, deps.clock)
  await app.register(cookie, { hook: false })
  await acceptUpgrades(app)
  warnOfUnconfiguredProxy(app, config.trustProxy)
  await limitRequests(app, deps)
  compressReplies(app)
  refuseForeignWrites(app, config.publicUrl)
  requireDeclaredAccess(app)
  await serveOpenApi(app)
}

/** Adds every feature after those whose services it needs. */
function addFeatures(
  app: FastifyInstance,
  deps: FeatureDeps,
): { features: Required<Feature>; community: Community } {
  const { metrics } = addMetrics(app, deps)
  const rateLimits = addRateLimits(deps)
  const pictures = addPictures(deps, rateLimits)
  const weight = addWeight(app, deps, pictures)
  const notifications = addNotifications(app, deps, {
    ...rateLimits,
    recordDelivery: metrics?.recordDelivery,
  })
  const security = addSecurityEvents(app, deps, { ...rateLimits, ...notifications })
  const chat = addChatPictures(deps, pictures)
  const profilePictures = profilePicturesOf(deps, pictures)
  addProfilePictures(app, profilePictures)
  const effectPhotos = addEffectPhotos(deps, pictures)
  const labReports = addLabReports(deps, pictures)
  const catalogue = addCatalogue(app, deps)
  const plan = planWarningsOf(deps, catalogue)
  const accounts = addAccounts(app, deps, {
    ...rateLimits,
    ...notifications,
    ...security,
    pictures: [weight.photos, chat.chatPictures, profilePictures, effectPhotos, labReports],
    takeFirstWeight: weight.takeFirstWeight,
    watchPlan: plan.planWarnings.watch,
  })
  const friends = addFriends(app, deps, { ...rateLimits, ...notifications, ...accounts })
  const assistant = addAssistant(app, deps, { ...catalogue, ...rateLimits, ...notifications })
  const doses = addDoses(app, deps, catalogue)
  const shop = addShop(app, deps, notifications)
  const features = mergeFeatures([
    rateLimits,
    weight,
    notifications,
    security,
    accounts,
    addAudit(app, deps),
    addMembers(app, deps),
    friends,
    addStacks(app, deps, { ...rateLimits, ...friends }),
    addChat(app, deps, { ...rateLimits, ...notifications, ...accounts, ...friends, ...chat, ...pictures }),
    catalogue,
    assistant,
    addStackBuilder(app, deps, { ...catalogue, ...assistant }),
    addInsights(app, deps, assistant),
    addMedicationLevels(app, deps),
    addSideEffects(app, deps, { effectPhotos }),
    addMeasurements(app, deps, notifications),
    addLabs(app, deps, { labReports }),
    addPricing(app, deps),
    addInventory(app, deps),
    addPlan(app, deps, { ...plan, ...catalogue }),
    addVials(app, deps, { ...notifications, ...shop }),
    doses,
    addLogImports(app, deps, { ...weight, ...doses, ...pictures, effectPhotos, labReports }),
    addReminders(app, deps, { ...notifications, ...catalogue }),
    addNutrition(app, deps),
    addCalculator(app, deps),
    addSupplements(app, deps, catalogue),
    shop,
    addOrders(app, deps, { ...notifications, ...accounts }),
    addReads(app),
    addReports(app, deps, { ...rateLimits, ...notifications }),
    addInboxCounts(app, deps),
    addEarlierVersions(deps),
  ])
  return { features, community: accounts.community }
}

/** An app and its background work, which the caller may run or not. */
export interface BuiltApp extends Required<Feature> {
  app: FastifyInstance
}

/** The only constructor of the app. */
export async function buildApp(appDeps: AppDeps): Promise<BuiltApp> {
  const people = new People(appDeps)
  const deps = { ...appDeps, people, readDb: appDeps.readDb ?? appDeps.db }
  const proxies = deps.config.trustProxy
  const app = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: limitedServer(deps.config),
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: false,
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    frameworkErrors: answerUnreadable,
    genReqId: () => deps.random.uuid(),
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('people', people)
  await prepareHttp(app, deps)
  const { features, community } = addFeatures(app, deps)
  liveSockets(app, deps)
  app.addHook('onClose', () => people.flushed())
  addHealthRoutes(app, deps)
  await serveWebApp(app, { ...deps, community })
  return { app, ...features }
}
