import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions, wholeChromium } from './src/chromium.ts'

const PORT = process.env.PEPWELL_E2E_PORT ?? '3100'
const root = resolve(import.meta.dirname, '..')

/** One folder for the run; worker processes read this file again and must not create another. */
process.env.PEPWELL_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'pepwell-e2e-'))
// The database may run under another account, which must be able to enter the folder.
chmodSync(process.env.PEPWELL_E2E_DATA, 0o755)

/** These wait for a minute of the real clock or run their own server, and check both themes: once is enough. */
const SLOW = ['due-reminder.spec.ts', 'overdue.spec.ts', 'week.spec.ts']

/** Show notifications, which needs the whole browser. */
const NOTIFYING = ['notification-settings.spec.ts']

/** Operators work at a desk, members on a phone; every page is checked on both. */
const OF_OPERATORS = ['admin-panel', 'members', 'price-comparison', 'products', 'reports', 'stock'].map(
  (name) => `${name}.spec.ts`,
)
const IN_THE_HAND = [
  'accounts',
  'assistant',
  'body',
  'calculator',
  'chat',
  'chat-cards',
  'checkout',
  'dose-edits',
  'dose-steps',
  'first-journey',
  'friends',
  'inbox',
  'nutrition',
  'peptides',
  'plan',
  'plan-warnings',
  'progress-photos',
  'reminders',
  'scan-label',
  'stack-builder',
  'stacks',
  'supplements',
  'vial-orders',
  'vials',
  'vitamins',
  'weight',
  // Sets its own sizes.
  'zoom',
].map((name) => `${name}.spec.ts`)

/** One device pixel per CSS pixel: without a graphics card, rendering a phone's seven times as many uses most of the machine. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'src',
  outputDir: join(root, 'test-results/journeys'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/journeys.json') }]],
  fullyParallel: true,
  // As many as the smallest machine has cores: a third browser makes journeys time out.
  workers: 2,
  // A browser on a busy machine may miss a moment once; the report names retried journeys.
  retries: 1,
  // For a busy machine; a journey that works never takes this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // Without a graphics card, animation uses more of the machine than everything else.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey would use as much of the machine as running it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'waiting', testMatch: SLOW, use: { ...phone, colorScheme: 'light' } },
    {
      name: 'notifying',
      testMatch: NOTIFYING,
      use: { ...phone, colorScheme: 'light', launchOptions: wholeChromium },
    },
    {
      name: 'phone-light',
      testIgnore: [...SLOW, ...NOTIFYING, ...OF_OPERATORS],
      use: { ...phone, colorScheme: 'light' },
    },
    {
      name: 'desktop-dark',
      testIgnore: [...SLOW, ...NOTIFYING, ...IN_THE_HAND],
      use: { ...desktop, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: 'node e2e/src/journey-server.ts',
    cwd: root,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT,
      DATA_DIR: process.env.PEPWELL_E2E_DATA,
      EXPOSE_RESET_TOKEN: '1',
      ADMIN_PASSWORD: 'journeys only',
      REQUESTS_PER_MINUTE: '100000',
      FILES_PER_MINUTE: '1000000',
      SOCKETS_PER_ADDRESS: '10000',
      UNPAID_ORDERS_PER_ADDRESS: '10000',
      LOG_LEVEL: 'warn',
    },
  },
})
