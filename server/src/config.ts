import { resolve } from 'node:path'
import type { Connection } from './database/connection.ts'
import { Environment, type Variables } from './environment.ts'

/** The address and name of a language model. */
export type AiSettings =
  | { provider: 'openai-compatible'; baseUrl: string; apiKey?: string | undefined; model: string }
  | { provider: 'anthropic'; baseUrl?: string | undefined; apiKey: string; model: string }

/** Every setting of an operator, read once at startup. */
export interface Config {
  port: number
  host: string
  /** start of links in mails, without a trailing slash */
  publicUrl: string
  dataDir: string
  /** the operator's PostgreSQL; without it the embedded one */
  database?: Connection
  /** the server itself, if `database` is a transaction pooler */
  directDatabase?: Connection
  /** a standby, for reports, exports, CSV files and backups */
  replica?: Connection
  /** connections for requests; jobs have six more, live events and health one each */
  databaseConnections: number
  /** Redis for live events and rate limits across processes */
  redisUrl?: string
  /** a bucket for blobs; without it they are on disk */
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
  /** sends text messages; without it they go to the outbox */
  twilio?: { accountSid: string; authToken: string; from: string }
  /** text messages per day for all members together, not counting codes */
  smsPerDay: number
  /** one time zone for all reports; without it each operator's */
  reportsTimeZone?: string
  /** days that delivery records and read inbox messages are kept */
  messageDays: number
  /** megabytes of photos and pictures per person */
  photoQuotaMb: number
  adminEmail: string
  adminPassword?: string
  /** days that an admin may open the back office with a password alone; null: always */
  adminSecondStepDays: number | null
  supportEmail: string
  /** card payments; without it orders are paid by invoice */
  stripe?: { secretKey: string; webhookSecret: string; address: string }
  /** sends parcels */
  shipStation?: { apiKey: string; apiSecret: string; address: string }
  /** the language model of the assistant; without it the assistant is unavailable */
  ai?: AiSettings
  /** tokens per calendar month (UTC) for all members together */
  aiMonthlyTokens: number
  /** dollars per million input and output tokens; without them only tokens are counted */
  aiPrices?: { input: number; output: number }
  nutritionix?: { appId: string; appKey: string }
  /** whether foods are looked up at Open Food Facts */
  openFoodFacts: boolean
  exposeResetToken: boolean
  /** hosts of push services and shops that may be requested; without it all on the public internet */
  outboundHosts?: readonly string[]
  /** number of reverse proxies that may say who the caller is */
  trustProxy: number
  requestsPerMinute: number
  /** files and pages per address and minute */
  filesPerMinute: number
  /** open connections per address; not counted behind a trusted proxy */
  socketsPerAddress: number
  /** open unpaid orders per network and per shipping address */
  unpaidOrdersPerAddress: number
  /** percent of a product that people who never paid for an order may reserve together */
  unpaidNewcomersPercent: number
  /** the token for /metrics; without it there are no metrics */
  metricsToken?: string
  /** where traces are sent, without the path; without it there are none */
  otlpEndpoint?: string
  /** nightly backups to keep; 0 turns automatic backups off */
  backups: number
  /** encrypts backups; without it they are only signed */
  backupPassphrase?: string
  /** keys outside the database and backups, the current one first; without them DATA_DIR/secret-key is used */
  secretKeys?: [string, ...string[]]
  logLevel: string
}

/** A setting that can't be used; the message names it and what it should be. */
export class ConfigError extends Error {}

/** The bucket's settings: all of them or none. */
function bucketIn(env: Variables): Config['s3'] {
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

/** @throws ConfigError if only one of id and key is set */
function nutritionixOf(env: Variables): Config['nutritionix'] {
  const { NUTRITIONIX_APP_ID: appId, NUTRITIONIX_APP_KEY: appKey } = env
  if (appId && appKey) return { appId, appKey }
  if (!appId && !appKey) return undefined
  const [missing, given] = appId ? ['KEY', 'ID'] : ['ID', 'KEY']
  throw new ConfigError(
    `NUTRITIONIX_APP_${missing} cannot be used: it should be set together with NUTRITIONIX_APP_${given}`,
  )
}

/** @throws ConfigError if some of the three are set, but not all */
function twilioOf(env: Variables): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  if (accountSid && authToken && from) return { accountSid, authToken, from }
  if (!accountSid && !authToken && !from) return undefined
  const missing = accountSid ? (authToken ? 'FROM' : 'AUTH_TOKEN') : 'ACCOUNT_SID'
  throw new ConfigError(
    `TWILIO_${missing} cannot be used: it should be set together with the other settings of Twilio`,
  )
}

/**
 * Two settings that work only together.
 * @throws ConfigError if only one is set
 */
function pairOf(
  env: Variables,
  first: 'STRIPE_SECRET_KEY' | 'SHIPSTATION_API_KEY',
  second: 'STRIPE_WEBHOOK_SECRET' | 'SHIPSTATION_API_SECRET',
): readonly [string, string] | undefined {
  const [one, other] = [env[first], env[second]]
  if (one && other) return [one, other]
  if (!one && !other) return undefined
  const [missing, given] = one ? [second, first] : [first, second]
  throw new ConfigError(`${missing} cannot be used: it should be set together with ${given}`)
}

function stripeOf(env: Variables): Config['stripe'] {
  const [secretKey, webhookSecret] = pairOf(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET') ?? []
  return secretKey && webhookSecret ? { secretKey, webhookSecret, address: env.STRIPE_URL } : undefined
}

function shipStationOf(env: Variables): Config['shipStation'] {
  const [apiKey, apiSecret] = pairOf(env, 'SHIPSTATION_API_KEY', 'SHIPSTATION_API_SECRET') ?? []
  return apiKey && apiSecret ? { apiKey, apiSecret, address: env.SHIPSTATION_URL } : undefined
}

/** @throws ConfigError if the settings of a model are incomplete */
function aiOf(env: Variables): Config['ai'] {
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

/** @throws ConfigError if only one of the two is set */
function aiPricesOf({ AI_PRICE_IN: input, AI_PRICE_OUT: output }: Variables): Config['aiPrices'] {
  if (input === undefined && output === undefined) return undefined
  if (input !== undefined && output !== undefined) return { input, output }
  const [missing, given] = input === undefined ? ['IN', 'OUT'] : ['OUT', 'IN']
  throw new ConfigError(
    `AI_PRICE_${missing} cannot be used: it should be set together with AI_PRICE_${given}`,
  )
}

/** Reads the settings; the only reader of the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as unset.
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
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new ConfigError('DATABASE_URL cannot be used: it should be set when DATABASE_DIRECT_URL is')
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    throw new ConfigError('DATABASE_URL cannot be used: it should be set when DATABASE_REPLICA_URL is')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    database: env.DATABASE_URL,
    directDatabase: env.DATABASE_DIRECT_URL,
    replica: env.DATABASE_REPLICA_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    redisUrl: env.REDIS_URL,
    s3: bucketIn(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    twilio: twilioOf(env),
    smsPerDay: env.SMS_PER_DAY,
    reportsTimeZone: env.REPORTS_TIME_ZONE,
    messageDays: env.MESSAGE_DAYS,
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
    outboundHosts: env.OUTBOUND_HOSTS,
    trustProxy: env.TRUST_PROXY,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    filesPerMinute: env.FILES_PER_MINUTE,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    unpaidOrdersPerAddress: env.UNPAID_ORDERS_PER_ADDRESS,
    unpaidNewcomersPercent: env.UNPAID_NEWCOMERS_PERCENT,
    metricsToken: env.METRICS_TOKEN,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    backups: env.BACKUPS,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    secretKeys: env.SECRET_KEY as [string, ...string[]] | undefined,
    logLevel: env.LOG_LEVEL,
  }
}
