import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  passWelcome,
  test,
  theOperator,
} from './journey.ts'

async function openReports(page: Page) {
  await page.goto('/admin?tab=reports')
  await passWelcome(page)
  await expect(page.getByRole('region', { name: 'User Activity Summary' }).getByText('High')).toBeVisible()
}

async function report(context: BrowserContext, path: string) {
  const response = await context.request.get(`/api/admin/${path}`)
  expect(response.status()).toBe(200)
  return response.json()
}

const blocks = [
  ...['Sales', 'Sales by product', 'Stock value', 'Retention by week of sign-up'],
  ...['Reminders by channel', 'Waiting for support', 'User Engagement Trends', 'User Activity Forecast'],
]

/** Each block shows its figures, or says that there are none. */
async function expectAllToStand(page: Page) {
  for (const name of blocks)
    await expect(page.getByRole('button', { name: `How we calculate ${name}`, exact: true })).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Weekly report by email' })).toBeVisible()
}

test('an operator chooses a range, opens the table behind a picture, and exports the report', async ({
  page,
  context,
}) => {
  await theOperator(context)
  await openReports(page)
  await page.getByText('7 days', { exact: true }).click()
  await expect(page).toHaveURL(/days=7/)
  await expect(page.getByText(/^Compared with .+ to .+/)).toBeVisible()
  const funnel = page.getByRole('region', { name: 'From visit to order' })
  await funnel.getByRole('button', { name: 'From visit to order as a table' }).click()
  await expect(funnel.getByRole('row', { name: /^Sign-up/ })).toBeVisible()
  await expectAllToStand(page)
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)

  // One from a table, and one that is the chart on screen.
  for (const [title, name] of [
    ['From visit to order', /-funnel\.png$/],
    ['User Growth Analytics', /-user-growth\.png$/],
  ] as const) {
    const picture = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save ${title}` }).click()
    await page.getByRole('menuitem', { name: 'PNG' }).click()
    expect((await picture).suggestedFilename()).toMatch(name)
    // The first bytes of every PNG.
    expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe('PNG')
  }

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Report' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pepwell-report-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
  const span = new URLSearchParams({ startDate: exported.startDate, endDate: exported.endDate })
  const growth = await report(context, `user-growth-report?${span}`)
  expect(exported.userGrowth.days.slice(0, -1)).toEqual(growth.days.slice(0, -1))
  expect(exported.userActivity.userEngagementMetrics).toHaveLength(4)
  expect(exported.userEngagementTrends).toHaveLength(12)
})

/**
 * Opens a page.
 * @returns the number of requests that reported visits so far
 */
async function lookAround(page: Page): Promise<() => number> {
  let reported = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/page-visits')) reported++
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  return () => reported
}

/** Playwright doesn't see what a page sends while it closes. */
const goAway = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))

test('a visit shows up', async ({ page, context }) => {
  const reported = await lookAround(page)
  // The page records visits once it is idle, and sends each once.
  const reportedAfterLeaving = async () => {
    await goAway(page)
    return reported()
  }
  await expect.poll(reportedAfterLeaving, { timeout: 20_000 }).toBe(1)
  await theOperator(context)
  const paths = async () => {
    const { visits } = await report(context, 'page-visits')
    return visits.map(({ pagePath }: { pagePath: string }) => pagePath)
  }
  await expect.poll(paths).toContain('/login')
})

test('except for people who opt out of tracking', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'doNotTrack', { value: '1' })")
  const reported = await lookAround(page)
  await page.waitForLoadState('networkidle')
  await goAway(page)
  await page.waitForLoadState('networkidle')
  expect(reported()).toBe(0)
})
