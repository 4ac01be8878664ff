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

async function prepareHttp(app: FastifyInstance, parts: AppDeps): Promise<void> {
  const { config } = parts
  parts.tracing?.traceRequests(app, { continues: config.trustProxy > 0 })
  answerErrors(app)
  shutDownGracefully(app)
  parseJsonBodies(app)
  setSecurityHeaders(app, config.publicUrl)
  dateAnswers(app, parts.clock)
  await app.register(cookie, { hook: false })
  await acceptUpgrades(app)
  warnOfUnconfiguredProxy(app, config.trustProxy)
  await limitRequests(app, parts)
  compressReplies(app)
  refuseForeignWrites(app, config.publicUrl)
  requireDeclaredAccess(app)
  await serveOpenApi(app)
}

/** Adds every feature after those whose services it needs. */
function addFeatures(
  app: FastifyInstance,
  parts: FeatureDeps,
): { brought: Required<Feature>; community: Community } {
  const { metrics } = addMetrics(app, parts)
  const rateLimits = addRateLimits(parts)
  const pictures = addPictures(parts, rateLimits)
  const weight = addWeight(app, parts, pictures)
  const notifications = addNotifications(app, parts, {
    ...rateLimits,
    recordDelivery: metrics?.recordDelivery,
  })
  const security = addSecurityEvents(app, parts, { ...rateLimits, ...notifications })
  const chat = addChatPictures(parts, pictures)
  const profilePictures = profilePicturesOf(parts, pictures)
  addProfilePictures(app, profilePictures)
  const effectPhotos = addEffectPhotos(parts, pictures)
  const labReports = addLabReports(parts, pictures)
  const catalogue = addCatalogue(app, parts)
  const plan = planWarningsOf(parts, catalogue)
  const accounts = addAccounts(app, parts, {
    ...rateLimits,
    ...notifications,
    ...security,
    pictures: [weight.photos, chat.chatPictures, profilePictures, effectPhotos, labReports],
    takeFirstWeight: weight.takeFirstWeight,
    watchPlan: plan.planWarnings.watch,
  })
  const friends = addFriends(app, parts, { ...rateLimits, ...notifications, ...accounts })
  const assistant = addAssistant(app, parts, { ...catalogue, ...rateLimits, ...notifications })
  const doses = addDoses(app, parts, catalogue)
  const shop = addShop(app, parts, notifications)
  const brought = mergeFeatures([
    rateLimits,
    weight,
    notifications,
    security,
    accounts,
    addAudit(app, parts),
    addMembers(app, parts),
    friends,
    addStacks(app, parts, { ...rateLimits, ...friends }),
    addChat(app, parts, { ...rateLimits, ...notifications, ...accounts, ...friends, ...chat, ...pictures }),
    catalogue,
    assistant,
    addStackBuilder(app, parts, { ...catalogue, ...assistant }),
    addInsights(app, parts, assistant),
    addMedicationLevels(app, parts),
    addSideEffects(app, parts, { effectPhotos }),
    addMeasurements(app, parts, notifications),
    addLabs(app, parts, { labReports }),
    addPricing(app, parts),
    addInventory(app, parts),
    addPlan(app, parts, { ...plan, ...catalogue }),
    addVials(app, parts, { ...notifications, ...shop }),
    doses,
    addLogImports(app, parts, { ...weight, ...doses, ...pictures, effectPhotos, labReports }),
    addReminders(app, parts, { ...notifications, ...catalogue }),
    addNutrition(app, parts),
    addCalculator(app, parts),
    addSupplements(app, parts, catalogue),
    shop,
    addOrders(app, parts, { ...notifications, ...accounts }),
    addReads(app),
    addReports(app, parts, { ...rateLimits, ...notifications }),
    addInboxCounts(app, parts),
    addEarlierVersions(parts),
  ])
  return { brought, community: accounts.community }
}

/** An app and its background work, which the caller may run or not. */
export interface BuiltApp extends Required<Feature> {
  app: FastifyInstance
}

/** The only constructor of the app. */
export async function buildApp(given: AppDeps): Promise<BuiltApp> {
  const people = new People(given)
  const parts = { ...given, people, readDb: given.readDb ?? given.db }
  const proxies = parts.config.trustProxy
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: limitedServer(parts.config),
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: false,
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    frameworkErrors: answerUnreadable,
    genReqId: () => parts.random.uuid(),
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('people', people)
  await prepareHttp(app, parts)
  const { brought, community } = addFeatures(app, parts)
  liveSockets(app, parts)
  app.addHook('onClose', () => people.flushed())
  addHealthRoutes(app, parts)
  await serveWebApp(app, { ...parts, community })
  return { app, ...brought }
}
