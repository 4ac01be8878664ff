import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { ClockWatch } from './clock-watch.ts'
import type { Config } from './config.ts'
import type { DB } from './database/schema.ts'
import type { Bus } from './live/bus.ts'
import type { People } from './live/person-events.ts'
import type { SharedRedis } from './live/redis.ts'
import type { AiPort } from './ports/ai.ts'
import type { BlobsPort } from './ports/blobs.ts'
import type { MailPort } from './ports/mail.ts'
import type { NutritionSource } from './ports/nutrition-source.ts'
import type { PaymentsPort } from './ports/payments.ts'
import type { PriceSource } from './ports/price-source.ts'
import type { PushPort } from './ports/push.ts'
import type { ShippingPort } from './ports/shipping.ts'
import type { SmsPort } from './ports/sms.ts'
import type { Random } from './random.ts'
import type { SecretKeys } from './secret-keys.ts'
import type { Tracing } from './tracing.ts'

/** The dependencies of an app. Production, tests and journeys pass different parts and get the same app. */
export interface AppDeps {
  config: Config
  db: Kysely<DB>
  /** reports, exports and CSV files read here; defaults to `db` */
  readDb?: Kysely<DB>
  /** the state of its connections */
  pool?: () => { total: number; idle: number; waiting: number }
  /** a separate connection for health checks; defaults to the request pool */
  pulse?: Kysely<DB>
  mail: MailPort
  sms: SmsPort
  push: PushPort
  blobs: BlobsPort
  /** food sources, queried in this order before Pepwell's own table */
  foodSources?: readonly NutritionSource[]
  /** the card payment service; without one orders are paid by invoice */
  cards?: PaymentsPort
  /** the shipping service; without one operators enter tracking numbers */
  shipping?: ShippingPort
  /** reads pages of other shops */
  priceSource: PriceSource
  /** a language model; without one the assistant is unavailable */
  ai?: AiPort | undefined
  bus: Bus
  /** counts requests across processes; without it each process counts its own */
  requestCounts?: SharedRedis['counts']
  clock: Clock
  /** says whether the clock is right; without it the clock is trusted */
  clockWatch?: ClockWatch
  random: Random
  /** keys outside the database and its backups; without them nothing is encrypted in the database */
  secretKeys?: SecretKeys
  /** sends traces to a collector */
  tracing?: Tracing | undefined
  logger: FastifyBaseLogger
  /** the built web app */
  webFolder: string
  /** folders of earlier builds whose assets are still sent */
  earlierBuilds?: readonly string[]
  /** shows the first admin's generated password, once */
  announceAdmin(email: string, password: string): void
}

/** What features are built from: the app's ports, and services of the app itself. */
export interface FeatureDeps extends AppDeps {
  readDb: Kysely<DB>
  people: People
}
