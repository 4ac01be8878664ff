import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without any setting it listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    database: undefined,
    adminEmail: 'admin@pepwell.local',
    supportEmail: 'admin@pepwell.local',
    exposeResetToken: false,
    trustProxy: 0,
    databaseConnections: 16,
  })
})

test('settings are read, and empty ones count as none', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://pepwell.test/',
    DATABASE_URL: '',
    ADMIN_PASSWORD: '',
    SUPPORT_EMAIL: 'help@pepwell.test',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://pepwell.test',
    supportEmail: 'help@pepwell.test',
  })
  expect(config.database).toBeUndefined()
})

test('https is recognized however it is written', () => {
  expect(readConfig({ PUBLIC_URL: 'HTTPS://Pepwell.test' }).publicUrl).toBe('https://pepwell.test')
  expect(() => readConfig({ PUBLIC_URL: 'HTTPS://pepwell.test', EXPOSE_RESET_TOKEN: '1' })).toThrow(
    ConfigError,
  )
})

test.each([
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL cannot be used: it should be one of silent, fatal, error, warn, info, debug, trace',
  ],
  ['REQUESTS_PER_MINUTE', '0', 'REQUESTS_PER_MINUTE cannot be used: it should be a whole number from 1 on'],
  ['PORT', 'eighty', 'PORT cannot be used: it should be a port number'],
  ['PORT', '70000', 'PORT cannot be used: it should be a port number'],
  ['PUBLIC_URL', 'pepwell.test', 'PUBLIC_URL cannot be used: it should be an http or https address'],
  ...[
    'mysql://x',
    'one,two',
    'postgres://one,two:x/pepwell',
    'postgres://one/pepwell?target_session_attrs=standby',
  ].map((url): [string, string, string] => [
    'DATABASE_URL',
    url,
    'DATABASE_URL cannot be used: it should be a postgres:// address, or one with several hosts of which one accepts writes',
  ]),
  [
    'REDIS_URL',
    'localhost:6379',
    'REDIS_URL cannot be used: it should be a redis://, rediss://, redis+sentinel:// or redis+cluster:// address',
  ],
  [
    'DATABASE_REPLICA_URL',
    'postgres://db.test/pepwell',
    'DATABASE_URL cannot be used: it should be set when DATABASE_REPLICA_URL is',
  ],
  [
    'DATABASE_DIRECT_URL',
    'postgres://db.test/pepwell',
    'DATABASE_URL cannot be used: it should be set when DATABASE_DIRECT_URL is',
  ],
  [
    'S3_URL',
    's3://bucket',
    'S3_URL cannot be used: it should be an http or https address with the bucket as its path',
  ],
  [
    'S3_URL',
    'https://s3.test',
    'S3_URL cannot be used: it should be an http or https address with the bucket as its path',
  ],
  ['SMTP_URL', 'mail.test', 'SMTP_URL cannot be used: it should be an smtp:// or smtps:// address'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD cannot be used: it should be at least 8 characters'],
  [
    'TWILIO_ACCOUNT_SID',
    'SK123',
    "TWILIO_ACCOUNT_SID cannot be used: it should be an account's SID, which begins with AC",
  ],
  [
    'TWILIO_FROM',
    '415 555 0100',
    'TWILIO_FROM cannot be used: it should be a phone number such as +14155550100',
  ],
  ['ADMIN_EMAIL', 'boss', 'ADMIN_EMAIL cannot be used: it should be an e-mail address'],
])('%s=%s fails startup with its name and the expected value', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
})

const bucket = {
  S3_URL: 'https://s3.test:9000/photos/',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('a bucket address is parsed; without one blobs are on disk', () => {
  expect(readConfig(bucket).s3).toEqual({
    endpoint: 'https://s3.test:9000',
    bucket: 'photos',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(readConfig({ ...bucket, S3_REGION: 'eu-west-1' }).s3?.region).toBe('eu-west-1')
  expect(readConfig({}).s3).toBeUndefined()
})

test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('a bucket without %s stops the start', (name) => {
  expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(
    new ConfigError(`${name} cannot be used: it should be set when S3_URL is`),
  )
})

test('Nutritionix needs both of its keys, Open Food Facts a flag', () => {
  expect(readConfig({})).toMatchObject({ nutritionix: undefined, openFoodFacts: false })
  const keys = { NUTRITIONIX_APP_ID: 'id', NUTRITIONIX_APP_KEY: 'key' }
  expect(readConfig({ ...keys, OPEN_FOOD_FACTS: '1' })).toMatchObject({
    nutritionix: { appId: 'id', appKey: 'key' },
    openFoodFacts: true,
  })
  expect(() => readConfig({ ...keys, NUTRITIONIX_APP_KEY: '' })).toThrow(
    'NUTRITIONIX_APP_KEY cannot be used: it should be set together with NUTRITIONIX_APP_ID',
  )
  expect(() => readConfig({ ...keys, NUTRITIONIX_APP_ID: '' })).toThrow(
    'NUTRITIONIX_APP_ID cannot be used: it should be set together with NUTRITIONIX_APP_KEY',
  )
  expect(() => readConfig({ OPEN_FOOD_FACTS: 'yes' })).toThrow(
    'OPEN_FOOD_FACTS cannot be used: it should be 0 or 1',
  )
})

test('a list of outgoing hosts contains only names', () => {
  expect(readConfig({}).outboundHosts).toBeUndefined()
  const OUTBOUND_HOSTS = 'Shop.example, *.push.apple.com'
  expect(readConfig({ OUTBOUND_HOSTS }).outboundHosts).toEqual(['shop.example', '*.push.apple.com'])
  for (const wrong of ['https://shop.example', '*', 'shop.*', 'localhost', 'a.example,,b.example', '*.'])
    expect(() => readConfig({ OUTBOUND_HOSTS: wrong })).toThrow('OUTBOUND_HOSTS cannot be used')
})

test('a language model needs its name, and an address or a key', () => {
  expect(readConfig({})).toMatchObject({ ai: undefined, aiMonthlyTokens: 2_000_000 })
  const local = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }
  expect(readConfig(local).ai).toMatchObject({ provider: 'openai-compatible', model: 'small' })
  const hosted = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'key', AI_MODEL: 'large' }
  expect(readConfig(hosted).ai).toMatchObject({ provider: 'anthropic', apiKey: 'key' })
  const missing = (name: string) => `${name} cannot be used: it should be set together`
  expect(() => readConfig({ ...local, AI_MODEL: '' })).toThrow(missing('AI_MODEL'))
  expect(() => readConfig({ ...local, AI_BASE_URL: '', AI_API_KEY: 'key' })).toThrow(missing('AI_BASE_URL'))
  expect(() => readConfig({ ...hosted, AI_API_KEY: '' })).toThrow(missing('AI_API_KEY'))
  expect(() => readConfig({ AI_PROVIDER: 'other' })).toThrow('AI_PROVIDER cannot be used')
  expect(() => readConfig({ AI_MONTHLY_TOKENS: '-1' })).toThrow('AI_MONTHLY_TOKENS cannot be used')
})

test('tokens have both an input and an output price, or none', () => {
  expect(readConfig({}).aiPrices).toBeUndefined()
  expect(readConfig({ AI_PRICE_IN: '0.25', AI_PRICE_OUT: '0' }).aiPrices).toEqual({ input: 0.25, output: 0 })
  expect(() => readConfig({ AI_PRICE_IN: '0.25' })).toThrow(
    'AI_PRICE_OUT cannot be used: it should be set together with AI_PRICE_IN',
  )
  expect(() => readConfig({ AI_PRICE_IN: 'much', AI_PRICE_OUT: '1' })).toThrow('AI_PRICE_IN cannot be used')
})

const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+14155550100' }

test('Twilio is used with all three of its settings; without any, text messages go to the outbox', () => {
  expect(readConfig(twilio).twilio).toEqual({ accountSid: 'AC1', authToken: 'token', from: '+14155550100' })
  expect(readConfig({}).twilio).toBeUndefined()
})

test.each(Object.keys(twilio))('Twilio without %s stops the start', (name) => {
  expect(() => readConfig({ ...twilio, [name]: '' })).toThrow(
    new ConfigError(`${name} cannot be used: it should be set together with the other settings of Twilio`),
  )
})

test.each([
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['SHIPSTATION_API_KEY', 'SHIPSTATION_API_SECRET'],
])('%s and %s are set together or not at all', (one, other) => {
  for (const [given, missing] of [
    [one, other],
    [other, one],
  ] as const)
    expect(() => readConfig({ [given]: 'some' })).toThrow(
      `${missing} cannot be used: it should be set together with ${given}`,
    )
  expect(readConfig({})).toMatchObject({ stripe: undefined, shipStation: undefined })
  expect(
    readConfig({ [one]: 'some', [other]: 'some' })[one.startsWith('STRIPE') ? 'stripe' : 'shipStation'],
  ).toMatchObject({
    address: expect.stringMatching(/^https:/),
  })
})
