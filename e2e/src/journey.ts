import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { collectConsoleErrors, expectNone } from './fail-on-console.ts'
import { SharedPages, type Somebody } from './shared-pages.ts'

export {
  aDose,
  anEmail,
  createPerson,
  createPlanEntry,
  createVerifiedPerson,
  PASSWORD,
  theOperator,
  verifyEmail,
} from './people.ts'
export { expect }

/**
 * Journeys with a page on which no error may go unnoticed: their own, or a shared one for journeys that only read.
 */
export const test = base.extend<{ pageOf: (who: Somebody) => Promise<Page> }, { sharedPages: SharedPages }>({
  page: async ({ page }, use) => {
    const unexpected = await collectConsoleErrors(page)
    await use(page)
    expectNone(unexpected)
  },
  sharedPages: [
    async ({ browser }, use) => {
      const pages = new SharedPages(browser)
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ sharedPages, viewport, colorScheme }, use) => {
    await use((who) => sharedPages.of(who, { viewport, colorScheme }))
    sharedPages.expectNoSurprises()
  },
})

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The day in the zone of the journeys' people. */
export const newYorkDay = (at = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at)

/** The welcome overlay shows once per session; a key or a tap closes it. */
export async function passWelcome(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
}

/** Opens a page and waits until it has loaded. @returns its main area */
export async function openLoaded(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await passWelcome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
  return page.getByRole('main')
}

/** Opens a page and waits until its live connection is ready. */
export async function openLivePage(page: Page, path = '/') {
  const answered = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived').then(() => socket))
  await page.goto(path)
  await passWelcome(page)
  return answered
}

/** Clicks on a server-rendered page are replayed after hydration; hovering isn't. */
export const isAppRunning = (page: Page): Promise<void> =>
  expect(page.locator('#root')).not.toHaveAttribute('data-server-rendered')

/** Two taps within 300 ms count as one, so a deliberate second one waits. */
export const passDoubleTap = (page: Page): Promise<void> => page.waitForTimeout(350)

/** Expands what phones collapse on Today; wide screens show it already. */
export async function unfold(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return
  // Of two clicks before hydration only the last is replayed.
  await expect(page.locator('[data-server-rendered], [data-hydrating]')).toHaveCount(0)
  await page.getByRole('button', { name, exact: true, expanded: false }).click()
}

/** Nothing wider than the screen, down to the narrowest. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await beyond(), 'pixels beyond the screen').toBeLessThanOrEqual(0)
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await beyond(), `pixels beyond a screen of ${width}`).toBeLessThanOrEqual(0)
  }
}

/** axe's rules that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** axe finds nothing serious in the project's theme, and no bad contrast in the other, which has other colors only. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await expectAccessible(page, COLOR_RULES)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await expectAccessible(page)
}

/** axe finds nothing serious. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Runs in the page itself, which has no frames, and lists only violations: a quarter of the work.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
