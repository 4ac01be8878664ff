import type { BrowserContext, Page } from '@playwright/test'
import { createPerson, createPlanEntry, expect, isPhone, test } from './journey.ts'

/** The limit of a good page: https://web.dev/articles/cls. */
const MAX_SHIFT = 0.1

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
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT)
    }
  })
}
