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
async function device(browser: Browser, now: number, options: BrowserContextOptions) {
  const context = await browser.newContext({
    ...options,
    timezoneId: TIME_ZONE,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(now)
  await context.request.post('/api/auth/login', { data: demoPerson })
  return context
}

async function take(context: BrowserContext, { path, prepare }: Shot, size: ViewportSize): Promise<Buffer> {
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

async function takeAll(baseURL: string, now: number): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  for (const theme of ['light', 'dark'] as const) {
    const context = await device(browser, now, { ...phone, baseURL, colorScheme: theme })
    for (const name of Object.keys(pictured) as Pictured[]) {
      const picture = sharp(await take(context, shots[name], pictured[name]))
      await picture.avif({ quality: 30, effort: 6 }).toFile(resolve(folder, `${name}-${theme}.avif`))
    }
  }
  const wide = await device(browser, now, { ...desktop, baseURL, colorScheme: 'light' })
  await writeFile(readmes, await take(wide, dashboard, desktop.viewport))
  await browser.close()
}

await mkdir(folder, { recursive: true })
const demo = await OwnServer.start('server/src/demo/main.ts')
try {
  const now = moment()
  await demo.setBehind(Date.now() - now)
  await demo.answers(TIMEOUT_MS)
  await takeAll(demo.baseURL, now)
} finally {
  await demo.stop()
}
