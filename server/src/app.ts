import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { health } from '@pepwell/contract/health'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { askForNothing } from './database/health.queries.ts'
import type { DB } from './database/schema.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { accountsService } from './features/accounts/accounts.service.ts'
import { attemptsService } from './features/accounts/attempts.service.ts'
import { firstAdmin } from './features/accounts/first-admin.ts'
import { passwordResetService } from './features/accounts/password-reset.service.ts'
import { sessionsService } from './features/accounts/sessions.service.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { catalogueService } from './features/catalogue/catalogue.service.ts'
import { dosesRoutes } from './features/doses/doses.routes.ts'
import { dosesService } from './features/doses/doses.service.ts'
import { planRoutes } from './features/plan/plan.routes.ts'
import { planService } from './features/plan/plan.service.ts'
import { backgroundWork } from './http/background.ts'
import { BODY_LIMIT, parseJsonBodies } from './http/body.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { handle, requireDeclaredAccess } from './http/handle.ts'
import { serveOpenApi } from './http/openapi.ts'
import { refuseForeignWrites } from './http/origin.ts'
import { Refusal } from './http/refusal.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { sessionCookie } from './http/session.ts'
import { serveWebApp } from './http/static-files.ts'
import type { Bus } from './live/bus.ts'
import type { MailPort } from './ports/mail.ts'
import type { Random } from './random.ts'

/** What an app is built from. Production, tests and journeys hand in different parts and get the same app. */
export interface Parts {
  config: Config
  db: Kysely<DB>
  mail: MailPort
  bus: Bus
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  /** the built web app */
  webFolder: string
  /** shows the first admin's made-up password, once */
  announceAdmin(email: string, password: string): void
}

/** The limiter's own headers would go out with every answer; a refusal says how long to wait. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

async function prepareHttp(app: FastifyInstance, { config }: Parts): Promise<void> {
  answerErrors(app)
  parseJsonBodies(app)
  setSecurityHeaders(app, config.publicUrl)
  await app.register(cookie, { hook: false })
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    global: false,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  refuseForeignWrites(app, config.publicUrl)
  requireDeclaredAccess(app)
  await serveOpenApi(app)
}

function addAccounts(app: FastifyInstance, parts: Parts): void {
  const { config } = parts
  const { supportEmail, publicUrl, exposeResetToken } = config
  const attempts = attemptsService(parts)
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
    inBackground: backgroundWork(app),
  })
  app.decorate('sessions', sessions)
  app.decorate('sessionCookie', sessionCookie(publicUrl))
  app.decorateRequest('session', undefined)
  accountsRoutes(app, { accounts, passwordReset, sessions })
  app.addHook('onReady', async () => {
    await attempts.forgetOld()
    const password = await admin.ensure()
    if (password) parts.announceAdmin(config.adminEmail, password)
  })
}

/** The only constructor of the app. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
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
  addAccounts(app, parts)
  catalogueRoutes(app, catalogueService(parts))
  planRoutes(app, planService(parts))
  dosesRoutes(app, dosesService(parts))
  handle(app, health, async () => {
    await askForNothing(parts.db)
    return { status: 'ok' as const }
  })
  await serveWebApp(app, parts.webFolder)
  return app
}
