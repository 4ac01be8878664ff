import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const Environment = z.object({
  PORT: z.coerce
    .number('a port number')
    .int()
    .min(0, 'a port number')
    .max(65_535, 'a port number')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'an http or https address' })),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' })),
  MAIL_FROM: z.string().min(3).default('Pepwell <no-reply@pepwell.local>'),
  ADMIN_EMAIL: z.email('an e-mail address').toLowerCase().default('admin@pepwell.local'),
  ADMIN_PASSWORD: optional(z.string().min(8, 'at least 8 characters').max(256)),
  SUPPORT_EMAIL: optional(z.email('an e-mail address')),
  EXPOSE_RESET_TOKEN: flag.default(false),
  TRUST_PROXY: z.coerce.number('a number of proxies').int().min(0).max(10).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number('a number').int().min(1).default(1200),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

/** Everything an operator can set, read once at the start. */
export interface Config {
  port: number
  host: string
  /** what links in mails begin with, without a slash at the end */
  publicUrl: string
  dataDir: string
  databaseUrl?: string
  smtpUrl?: string
  mailFrom: string
  adminEmail: string
  adminPassword?: string
  supportEmail: string
  exposeResetToken: boolean
  /** how many reverse proxies stand in front and may say who the caller is */
  trustProxy: number
  requestsPerMinute: number
  logLevel: string
}

/** A setting that cannot be used; the message names it and says what it should be. */
export class ConfigError extends Error {}

/** Reads the settings; the only place that looks at the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = Environment.safeParse(environment)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ConfigError(`${issue?.path.join('.')} cannot be used: it should be ${issue?.message}`)
  }
  const env = read.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  if (env.EXPOSE_RESET_TOKEN && publicUrl.startsWith('https:')) {
    throw new ConfigError('EXPOSE_RESET_TOKEN cannot be used: it should be 0 when PUBLIC_URL is https')
  }
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    supportEmail: env.SUPPORT_EMAIL ?? env.ADMIN_EMAIL,
    exposeResetToken: env.EXPOSE_RESET_TOKEN,
    trustProxy: env.TRUST_PROXY,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    logLevel: env.LOG_LEVEL,
  }
}
