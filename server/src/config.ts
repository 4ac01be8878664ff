import { resolve } from 'node:path'
import { email } from '@pepwell/contract/person-fields'
import { z } from 'zod'

const flag = z.enum(['0', '1'], '0 or 1').transform((value) => value === '1')

const PROXIES = 'a number of proxies from 0 to 10'
const REQUESTS = 'a whole number from 1 on'
const SOCKETS = 'a whole number of connections from 8 on'
const CONNECTIONS = 'a number from 2 to 500'
const BUCKET = 'an http or https address with the bucket as its path'
const NIGHTS = 'a number of nights from 0 to 365'
const PHONE = 'a phone number such as +14155550100'
const DAYS = 'a whole number of days, or off'
const TEXTS = 'a whole number of text messages'
const MEGABYTES = 'a whole number of megabytes from 1 on'
const TOKENS = 'a whole number of tokens'
const PRICE = 'an amount of dollars, such as 0.25'
const AI_PROVIDERS = ['openai-compatible', 'anthropic'] as const
const KEYS = 'one or more keys of at least 32 characters each, with commas between them'
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const Environment = z.object({
  PORT: z.coerce
    .number('a port number')
    .int()
    .min(0, 'a port number')
    .max(65_535, 'a port number')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number(CONNECTIONS)
    .int(CONNECTIONS)
    .min(2, CONNECTIONS)
    .max(500, CONNECTIONS)
    .default(16),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a redis:// or rediss:// address' }).optional(),
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
  TRUST_PROXY: z.coerce.number(PROXIES).int(PROXIES).min(0, PROXIES).max(10, PROXIES).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number(REQUESTS).int(REQUESTS).min(1, REQUESTS).default(1200),
  FILES_PER_MINUTE: z.coerce.number(REQUESTS).int(REQUESTS).min(1, REQUESTS).default(6000),
  SOCKETS_PER_ADDRESS: z.coerce.number(SOCKETS).int(SOCKETS).min(8, SOCKETS).default(200),
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

/** A language model: where it is, and what it is called there. */
export type AiSettings =
  | { provider: 'openai-compatible'; baseUrl: string; apiKey?: string | undefined; model: string }
  | { provider: 'anthropic'; baseUrl?: string | undefined; apiKey: string; model: string }

/** Everything an operator can set, read once at the start. */
export interface Config {
  port: number
  host: string
  /** what links in mails begin with, without a slash at the end */
  publicUrl: string
  dataDir: string
  databaseUrl?: string
  /** most at once that requests share; jobs have ten more, live events and health one each */
  databaseConnections: number
  /** where several processes share live events and rate limits */
  redisUrl?: string
  /** a bucket for blobs; without one they are on disk */
  s3?: {
    /** the service's address without the bucket */
    endpoint: string
    bucket: string
    region: string
    accessKeyId: string
    secretAccessKey: string
  }
  smtpUrl?: string
  mailFrom: string
  /** who sends text messages; without it they go to the outbox */
  twilio?: { accountSid: string; authToken: string; from: string }
  /** text messages that all members together may get in a day, beside codes */
  smsPerDay: number
  /** megabytes of photos and pictures that one person may keep */
  photoQuotaMb: number
  adminEmail: string
  adminPassword?: string
  /** for so many days an admin may enter the back office with a password alone; null for ever */
  adminSecondStepDays: number | null
  supportEmail: string
  /** who takes cards; without it orders are paid by invoice */
  stripe?: { secretKey: string; webhookSecret: string; address: string }
  /** who sends parcels */
  shipStation?: { apiKey: string; apiSecret: string; address: string }
  /** the language model behind the assistant; without one it is unavailable */
  ai?: AiSettings
  /** tokens that all members together may use in a calendar month (UTC) */
  aiMonthlyTokens: number
  /** dollars for a million tokens of what the model reads and writes; without them only tokens are counted */
  aiPrices?: { input: number; output: number }
  nutritionix?: { appId: string; appKey: string }
  /** whether foods are looked up at Open Food Facts */
  openFoodFacts: boolean
  exposeResetToken: boolean
  /** how many reverse proxies stand in front and may say who the caller is */
  trustProxy: number
  requestsPerMinute: number
  /** files and pages that one address may fetch in a minute */
  filesPerMinute: number
  /** connections that one address may have open; not counted behind a trusted proxy */
  socketsPerAddress: number
  /** what whoever reads /metrics has to bring; without it there are none */
  metricsToken?: string
  /** where traces are sent to, without the path; without it there are none */
  otlpEndpoint?: string
  /** of how many nights backups are kept; 0: none are made unasked */
  backups: number
  /** what encrypts backups; without it they are signed only */
  backupPassphrase?: string
  /** keys that lie in neither database nor backups, the one in use first; without them DATA_DIR/secret-key holds them */
  secretKeys?: [string, ...string[]]
  logLevel: string
}

/** A setting that cannot be used; the message names it and says what it should be. */
export class ConfigError extends Error {}

/** The bucket's settings: all of them, or none. */
function bucketIn(env: z.output<typeof Environment>): Config['s3'] {
  if (!env.S3_URL) return undefined
  for (const key of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (!env[key]) throw new ConfigError(`${key} cannot be used: it should be set when S3_URL is`)
  }
  const { origin, pathname } = new URL(env.S3_URL)
  return {
    endpoint: origin,
    bucket: decodeURIComponent(pathname.replaceAll('/', '')),
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** @throws ConfigError when only one of id and key is set */
function nutritionixOf(env: z.output<typeof Environment>): Config['nutritionix'] {
  const { NUTRITIONIX_APP_ID: appId, NUTRITIONIX_APP_KEY: appKey } = env
  if (appId && appKey) return { appId, appKey }
  if (!appId && !appKey) return undefined
  const [missing, given] = appId ? ['KEY', 'ID'] : ['ID', 'KEY']
  throw new ConfigError(
    `NUTRITIONIX_APP_${missing} cannot be used: it should be set together with NUTRITIONIX_APP_${given}`,
  )
}

/** @throws ConfigError when some of the three are set, and not all */
function twilioOf(env: z.output<typeof Environment>): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  if (accountSid && authToken && from) return { accountSid, authToken, from }
  if (!accountSid && !authToken && !from) return undefined
  const missing = accountSid ? (authToken ? 'FROM' : 'AUTH_TOKEN') : 'ACCOUNT_SID'
  throw new ConfigError(
    `TWILIO_${missing} cannot be used: it should be set together with the other settings of Twilio`,
  )
}

/** Two settings that are of use together only. @throws ConfigError when just one of them is set */
function pairOf(
  env: z.output<typeof Environment>,
  first: 'STRIPE_SECRET_KEY' | 'SHIPSTATION_API_KEY',
  second: 'STRIPE_WEBHOOK_SECRET' | 'SHIPSTATION_API_SECRET',
): readonly [string, string] | undefined {
  const [one, other] = [env[first], env[second]]
  if (one && other) return [one, other]
  if (!one && !other) return undefined
  const [missing, given] = one ? [second, first] : [first, second]
  throw new ConfigError(`${missing} cannot be used: it should be set together with ${given}`)
}

function stripeOf(env: z.output<typeof Environment>): Config['stripe'] {
  const [secretKey, webhookSecret] = pairOf(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET') ?? []
  return secretKey && webhookSecret ? { secretKey, webhookSecret, address: env.STRIPE_URL } : undefined
}

function shipStationOf(env: z.output<typeof Environment>): Config['shipStation'] {
  const [apiKey, apiSecret] = pairOf(env, 'SHIPSTATION_API_KEY', 'SHIPSTATION_API_SECRET') ?? []
  return apiKey && apiSecret ? { apiKey, apiSecret, address: env.SHIPSTATION_URL } : undefined
}

/** @throws ConfigError when something is set of a model, and not all that leads to it */
function aiOf(env: z.output<typeof Environment>): Config['ai'] {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env
  if (!baseUrl && !apiKey && !model) return undefined
  const missing = (name: string) =>
    new ConfigError(
      `${name} cannot be used: it should be set together with the other settings of the assistant`,
    )
  if (!model) throw missing('AI_MODEL')
  if (provider === 'anthropic') {
    if (!apiKey) throw missing('AI_API_KEY')
    return { provider, baseUrl, apiKey, model }
  }
  if (!baseUrl) throw missing('AI_BASE_URL')
  return { provider, baseUrl, apiKey, model }
}

/** @throws ConfigError when only one of the two is set */
function aiPricesOf({
  AI_PRICE_IN: input,
  AI_PRICE_OUT: output,
}: z.output<typeof Environment>): Config['aiPrices'] {
  if (input === undefined && output === undefined) return undefined
  if (input !== undefined && output !== undefined) return { input, output }
  const [missing, given] = input === undefined ? ['IN', 'OUT'] : ['OUT', 'IN']
  throw new ConfigError(
    `AI_PRICE_${missing} cannot be used: it should be set together with AI_PRICE_${given}`,
  )
}

/** Reads the settings; the only place that looks at the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable is one that nobody set.
  const set = Object.entries(environment).filter(([, value]) => value !== '')
  const read = Environment.safeParse(Object.fromEntries(set))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ConfigError(`${issue?.path.join('.')} cannot be used: it should be ${issue?.message}`)
  }
  const env = read.data
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href.replace(/\/+$/, '')
  if (env.EXPOSE_RESET_TOKEN && publicUrl.startsWith('https:')) {
    throw new ConfigError('EXPOSE_RESET_TOKEN cannot be used: it should be 0 when PUBLIC_URL is https')
  }
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    redisUrl: env.REDIS_URL,
    s3: bucketIn(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    twilio: twilioOf(env),
    smsPerDay: env.SMS_PER_DAY,
    photoQuotaMb: env.PHOTO_QUOTA_MB,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    adminSecondStepDays: env.ADMIN_SECOND_STEP_DAYS === 'off' ? null : env.ADMIN_SECOND_STEP_DAYS,
    supportEmail: env.SUPPORT_EMAIL ?? env.ADMIN_EMAIL,
    stripe: stripeOf(env),
    shipStation: shipStationOf(env),
    ai: aiOf(env),
    aiMonthlyTokens: env.AI_MONTHLY_TOKENS,
    aiPrices: aiPricesOf(env),
    nutritionix: nutritionixOf(env),
    openFoodFacts: env.OPEN_FOOD_FACTS,
    exposeResetToken: env.EXPOSE_RESET_TOKEN,
    trustProxy: env.TRUST_PROXY,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    filesPerMinute: env.FILES_PER_MINUTE,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    metricsToken: env.METRICS_TOKEN,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    backups: env.BACKUPS,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    secretKeys: env.SECRET_KEY as [string, ...string[]] | undefined,
    logLevel: env.LOG_LEVEL,
  }
}
