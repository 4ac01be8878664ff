import type { BrowserContext, Page } from '@playwright/test'
import { createPerson, createPlanEntry, expect, isAppRunning, isPhone, test } from './journey.ts'
import { isSold, sell } from './shelf.ts'

/** The limit of a good page: https://web.dev/articles/cls. */
const MAX_SHIFT = 0.1
/** Promised for the page that visitors see first. */
const MAX_SHOP_SHIFT = 0.02

interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records what moves without input, from the first paint on. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }[]
      for (const { value, hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue
        window.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scripts and responses arrive late, as on a phone: what loads after the first paint shows as a shift. */
async function delayScripts(page: Page) {
  await page.route(/\/assets\/.*\.js$|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
  })
}

const sumOfShifts = async (page: Page) => {
  const shifts = await page.evaluate(() => window.shifts)
  return { sum: shifts.reduce((all, { value }) => all + value, 0), shifts: JSON.stringify(shifts) }
}

/** What the first screen shows with an estimated height: it moves what follows once the real one is known. */
const estimatedOnFirstScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOnScreen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    }
    return [...document.querySelectorAll('#main *')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto' && isOnScreen(element))
      .map((element) => element.textContent.slice(0, 60))
  })

/** Someone with a curve, doses at their usual times and a weight chart. */
async function somebodyWithALog({ request }: BrowserContext, entryId: number) {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (let days = 1; days <= 12; days++) {
    const dose = { userPeptideId: entryId, dose: '250 mcg', injectionSite: 'Left thigh' }
    await request.post('/api/dosage-logs', { data: { ...dose, takenAt: daysAgo(days) } })
    const weighIn = { weight: 200 - days / 2, weighInDate: daysAgo(days).slice(0, 10) }
    expect((await request.post('/api/weight-logs', { data: weighIn })).status()).toBe(201)
  }
}

const paths: readonly (readonly [string, ...string[]])[] = [
  ['/dashboard', '/reminders', '/peptides', '/calculator'],
  ['/insights', '/side-effects', '/body', '/profile'],
  ['/social', '/ai-assistant', '/shop', '/shop/cart'],
]

for (const some of paths) {
  test(`nothing jumps while a page loads: ${some.join(' ')}`, async ({ page }) => {
    test.skip(!isPhone(page))
    await createPerson(page.context())
    await somebodyWithALog(page.context(), (await createPlanEntry(page.context())).id)
    await recordShifts(page)
    await delayScripts(page)
    for (const path of some) {
      await page.goto(path)
      // The last of what loads by itself waits until the page is idle.
      await page.waitForFunction(() => performance.getEntriesByName('at rest').length > 0)
      await page.waitForLoadState('networkidle')
      const { sum, shifts } = await sumOfShifts(page)
      expect(sum, `${path}: ${shifts}`).toBeLessThan(MAX_SHIFT)
      expect(await estimatedOnFirstScreen(page), path).toEqual([])
    }
  })
}

test('nothing jumps while a visitor’s shop loads', async ({ browser, baseURL, request, page }) => {
  test.skip(!isPhone(page))
  for (const name of ['KPV', 'Semax', 'Selank', 'TB-500']) await sell(baseURL, name)
  await isSold(request, 'tb-500')
  const visitor = await browser.newContext({ viewport: page.viewportSize() })
  const shop = await visitor.newPage()
  await recordShifts(shop)
  await delayScripts(shop)
  await shop.goto('/shop')
  await isAppRunning(shop)
  await shop.waitForLoadState('networkidle')
  await expect(shop.getByRole('link', { name: 'TB-500' })).toBeVisible()
  const { sum, shifts } = await sumOfShifts(shop)
  expect(sum, shifts).toBeLessThan(MAX_SHOP_SHIFT)
  expect(await estimatedOnFirstScreen(shop)).toEqual([])
  await visitor.close()
})
