import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { ClockWatch } from './clock-watch.ts'
import type { Config } from './config.ts'
import type { DB } from './database/schema.ts'
import type { Bus } from './live/bus.ts'
import type { People } from './live/people.ts'
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

/** What an app is built from. Production, tests and journeys hand in different parts and get the same app. */
export interface AppDeps {
  config: Config
  db: Kysely<DB>
  /** how its connections are */
  pool?: () => { total: number; idle: number; waiting: number }
  /** a connection of its own to ask whether the database answers; those of requests unless given */
  pulse?: Kysely<DB>
  mail: MailPort
  sms: SmsPort
  push: PushPort
  blobs: BlobsPort
  /** asked for foods, in this order, before the product's own table is */
  foodSources?: readonly NutritionSource[]
  /** the service that takes cards; without one orders are paid by invoice */
  cards?: PaymentsPort
  /** the service that sends parcels; without one operators say what they are followed by */
  shipping?: ShippingPort
  /** the pages of other shops */
  priceSource: PriceSource
  /** a language model; without one the assistant is unavailable */
  ai?: AiPort | undefined
  bus: Bus
  /** where several processes count requests together; each counts its own without */
  requestCounts?: SharedRedis['counts']
  clock: Clock
  /** whether the clock can be relied on; without one it is */
  clockWatch?: ClockWatch
  random: Random
  /** keys that lie in neither database nor backups; without them nothing is encrypted in the database */
  secretKeys?: SecretKeys
  /** tells a collector where the time of requests goes; without one nothing is measured for it */
  tracing?: Tracing | undefined
  logger: FastifyBaseLogger
  /** the built web app */
  webFolder: string
  /** shows the first admin's made-up password, once */
  announceAdmin(email: string, password: string): void
}

/** What features are built from: the parts, and what the app makes of them. */
export interface FeatureDeps extends AppDeps {
  people: People
}
