import { email } from '@pepwell/contract/accounts/person-fields'
import { isTimeZone } from '@pepwell/domain/time/time-zone'
import { z } from 'zod'
import type { Connection } from './database/connection.ts'
import { databaseUrl } from './database/database-url.ts'
import { redisAddress } from './live/redis-address.ts'

const flag = z.enum(['0', '1'], '0 or 1').transform((value) => value === '1')

const PROXIES = 'a number of proxies from 0 to 10'
const REQUESTS = 'a whole number from 1 on'
const SOCKETS = 'a whole number of connections from 8 on'
const ORDERS = 'a whole number of orders from 1 on'
const PERCENT = 'a whole number from 1 to 100'
const CONNECTIONS = 'a number from 2 to 500'
const DATABASE = 'a postgres:// address, or one with several hosts of which one accepts writes'
const REDIS = 'a redis://, rediss://, redis+sentinel:// or redis+cluster:// address'
const BUCKET = 'an http or https address with the bucket as its path'
const NIGHTS = 'a number of nights from 0 to 365'
const PHONE = 'a phone number such as +14155550100'
const DAYS = 'a whole number of days, or off'
const TEXTS = 'a whole number of text messages'
const MEGABYTES = 'a whole number of megabytes from 1 on'
const RETENTION = 'a number of days from 30 to 3650'
const TOKENS = 'a whole number of tokens'
const PRICE = 'an amount of dollars, such as 0.25'
const AI_PROVIDERS = ['openai-compatible', 'anthropic'] as const
const KEYS = 'one or more keys of at least 32 characters each, with commas between them'
const HOSTS = 'one or more host names such as shop.example or *.push.apple.com, with commas between them'
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const database = z
  .string()
  .transform((url, context): Connection => {
    const connection = databaseUrl(url)
    if (connection) return connection
    context.addIssue({ code: 'custom', message: DATABASE })
    return z.NEVER
  })
  .optional()

/** The variables an operator can set, with their defaults. */
export const Environment = z.object({
  PORT: z.coerce
    .number('a port number')
    .int()
    .min(0, 'a port number')
    .max(65_535, 'a port number')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_REPLICA_URL: database,
  DATABASE_CONNECTIONS: z.coerce
    .number(CONNECTIONS)
    .int(CONNECTIONS)
    .min(2, CONNECTIONS)
    .max(500, CONNECTIONS)
    .default(16),
  REDIS_URL: z
    .string()
    .refine((url) => redisAddress(url) !== undefined, REDIS)
    .optional(),
  S3_URL: z
    .url({ protocol: /^https?$/, error: BUCKET })
    .refine((url) => /^\/[^/]+\/?$/.test(new URL(url).pathname), BUCKET)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .includes('@', 'a sender with an e-mail address')
    .default('Pepwell <no-reply@pepwell.local>'),
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC/, "an account's SID, which begins with AC").optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, PHONE)
    .optional(),
  SMS_PER_DAY: z.coerce.number(TEXTS).int(TEXTS).min(0, TEXTS).default(1000),
  REPORTS_TIME_ZONE: z.string().refine(isTimeZone, 'a time zone such as America/New_York').optional(),
  MESSAGE_DAYS: z.coerce.number(RETENTION).int(RETENTION).min(30, RETENTION).max(3650, RETENTION).default(90),
  PHOTO_QUOTA_MB: z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(1024),
  ADMIN_SECOND_STEP_DAYS: z
    .union([z.literal('off'), z.coerce.number().int().min(0).max(365)], DAYS)
    .default(7),
  ADMIN_EMAIL: email('an e-mail address').default('admin@pepwell.local'),
  ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').max(256, 'at most 256 characters').optional(),
  SUPPORT_EMAIL: z.email('an e-mail address').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .default('https://api.stripe.com'),
  SHIPSTATION_API_KEY: z.string().optional(),
  SHIPSTATION_API_SECRET: z.string().optional(),
  SHIPSTATION_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .default('https://ssapi.shipstation.com'),
  AI_PROVIDER: z.enum(AI_PROVIDERS, `one of ${AI_PROVIDERS.join(', ')}`).default('openai-compatible'),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_MONTHLY_TOKENS: z.coerce.number(TOKENS).int(TOKENS).min(0, TOKENS).default(2_000_000),
  AI_PRICE_IN: z.coerce.number(PRICE).min(0, PRICE).max(1_000_000, PRICE).optional(),
  AI_PRICE_OUT: z.coerce.number(PRICE).min(0, PRICE).max(1_000_000, PRICE).optional(),
  NUTRITIONIX_APP_ID: z.string().optional(),
  NUTRITIONIX_APP_KEY: z.string().optional(),
  OPEN_FOOD_FACTS: flag.default(false),
  EXPOSE_RESET_TOKEN: flag.default(false),
  OUTBOUND_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/.test(host)), HOSTS)
    .optional(),
  TRUST_PROXY: z.coerce.number(PROXIES).int(PROXIES).min(0, PROXIES).max(10, PROXIES).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number(REQUESTS).int(REQUESTS).min(1, REQUESTS).default(1200),
  FILES_PER_MINUTE: z.coerce.number(REQUESTS).int(REQUESTS).min(1, REQUESTS).default(6000),
  SOCKETS_PER_ADDRESS: z.coerce.number(SOCKETS).int(SOCKETS).min(8, SOCKETS).default(200),
  UNPAID_ORDERS_PER_ADDRESS: z.coerce.number(ORDERS).int(ORDERS).min(1, ORDERS).default(10),
  UNPAID_NEWCOMERS_PERCENT: z.coerce
    .number(PERCENT)
    .int(PERCENT)
    .min(1, PERCENT)
    .max(100, PERCENT)
    .default(25),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SECRET_KEY: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => key.length >= 32), KEYS)
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'at least 16 characters').optional(),
  BACKUPS: z.coerce.number(NIGHTS).int(NIGHTS).min(0, NIGHTS).max(365, NIGHTS).default(7),
  LOG_LEVEL: z.enum(LEVELS, `one of ${LEVELS.join(', ')}`).default('info'),
})

/** The settings, validated. */
export type Variables = z.output<typeof Environment>
