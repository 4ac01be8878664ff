import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ViewportSize,
} from '@playwright/test'
import sharp from 'sharp'
import { addDays, dayOf, instantOf } from '../../../domain/src/time/calendar.ts'
import { demoPerson } from '../../../server/src/demo/regimen.ts'
import { type Pictured, pictured } from '../../../web/src/pages/landing/pictured.ts'
import { launchOptions } from '../chromium.ts'
import { OwnServer } from '../own-server.ts'
import { dashboard, type Shot, shots } from './shots.ts'

// Run by `npm run pictures`: retakes the pictures of the landing page and the README from the demo.
const readmes = resolve(import.meta.dirname, '../../../docs/dashboard.png')
const folder = resolve(import.meta.dirname, '../../../web/src/pages/landing/pictures')

const TIME_ZONE = 'America/New_York'

/** The demo creates half a year of data before it answers. */
const TIMEOUT_MS = 300_000

/** Waits for late content, such as a suggested site. */
const SETTLE_MS = 700

/** In the morning, when one dose was taken and the next is due. */
const moment = () => instantOf(addDays(dayOf(Date.now(), TIME_ZONE), -1), '08:20', TIME_ZONE)

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

const desktop = { viewport: { width: 1280, height: 720 } } as const

/** A device on which the demo person is signed in. */
async function device(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    ...options,
    timezoneId: TIME_ZONE,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.request.post('/api/auth/login', { data: demoPerson })
  return context
}

interface Taking {
  context: BrowserContext
  shot: Shot
  size: ViewportSize
  /** the demo's time: a slow machine would show that the device's clock is wrong */
  now: number
}

async function take({ context, shot: { path, prepare }, size, now }: Taking): Promise<Buffer> {
  await context.clock.setFixedTime(now)
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  // A key closes the welcome.
  await page.keyboard.press('Escape')
  await prepare(page)
  await page.waitForTimeout(SETTLE_MS)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } })
  await page.close()
  return picture
}

async function takeAll(baseURL: string, now: () => number): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  for (const theme of ['light', 'dark'] as const) {
    const context = await device(browser, { ...phone, baseURL, colorScheme: theme })
    for (const name of Object.keys(pictured) as Pictured[]) {
      const picture = sharp(await take({ context, shot: shots[name], size: pictured[name], now: now() }))
      await picture.avif({ quality: 30, effort: 6 }).toFile(resolve(folder, `${name}-${theme}.avif`))
    }
  }
  const wide = await device(browser, { ...desktop, baseURL, colorScheme: 'light' })
  await writeFile(readmes, await take({ context: wide, shot: dashboard, size: desktop.viewport, now: now() }))
  await browser.close()
}

await mkdir(folder, { recursive: true })
const demo = await OwnServer.start('server/src/demo/main.ts')
try {
  const behind = Date.now() - moment()
  await demo.setBehind(behind)
  await demo.answers(TIMEOUT_MS)
  await takeAll(demo.baseURL, () => Date.now() - behind)
} finally {
  await demo.stop()
}
