import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without any setting it runs on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    adminEmail: 'admin@pepwell.local',
    supportEmail: 'admin@pepwell.local',
    exposeResetToken: false,
    trustProxy: 0,
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
  expect(config.databaseUrl).toBeUndefined()
})

test('https is https however it is written', () => {
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
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL cannot be used: it should be a postgres:// address'],
  ['SMTP_URL', 'mail.test', 'SMTP_URL cannot be used: it should be an smtp:// or smtps:// address'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD cannot be used: it should be at least 8 characters'],
  ['ADMIN_EMAIL', 'boss', 'ADMIN_EMAIL cannot be used: it should be an e-mail address'],
])('%s=%s stops the start with its name and what it should be', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
})
