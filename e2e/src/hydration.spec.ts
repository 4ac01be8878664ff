import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { collectConsoleErrors, expectNone } from './fail-on-console.ts'
import { createPerson, createPlanEntry, expect, isAppRunning, isPhone, test } from './journey.ts'
import { isSold, sell } from './shelf.ts'

/** A browser with an empty cache and a page's session. */
async function aNewBrowser(browser: Browser, page: Page, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...options })
  await context.addCookies(await page.context().cookies())
  const fresh = await context.newPage()
  const unexpected = await collectConsoleErrors(fresh)
  const close = async () => {
    await context.close()
    expectNone(unexpected)
  }
  return { page: fresh, close }
}

/** Opens a page and holds back the app's scripts. Returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return held.resolve
}

/** Expects that hydration keeps the server-rendered elements. */
async function expectToStay(page: Page, path: string) {
  const loadScripts = await openWithoutScripts(page, path)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor({ state: 'attached' })
  const before = await heading.elementHandle()
  loadScripts()
  await expect(page.locator('[data-server-rendered], [data-inert-until-hydrated]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await before?.evaluate((element) => element.isConnected), path).toBe(true)
}

/** Pages to check; those with a single layout only on phones. */
const members: readonly (readonly [paths: readonly string[], onPhones?: true])[] = [
  [['/dashboard', '/reminders', '/peptides']],
  [['/calculator', '/profile', '/profile?tab=security', '/social']],
  [['/ai-assistant#bpc-157', '/insights', '/peptides/build', '/trusted-source'], true],
  [['/side-effects', '/body', '/profile/import'], true],
  [['/social?tab=chat', '/social?tab=stacks', '/social?tab=discover'], true],
  [['/profile-setup', '/shop', '/shop/cart', '/shop/orders'], true],
]

for (const [paths, onPhones] of members) {
  test(`hydration changes nothing in a server-rendered page: ${paths.join(' ')}`, async ({
    page,
    browser,
  }) => {
    test.skip(onPhones === true && !isPhone(page))
    await createPerson(page.context())
    await createPlanEntry(page.context())
    for (const path of paths) {
      const fresh = await aNewBrowser(browser, page)
      await expectToStay(fresh.page, path)
      await fresh.close()
    }
  })
}

test('a plan comes with the warnings about it', async ({ page, context }) => {
  test.skip(!isPhone(page), 'the server renders the same at any width')
  await createPerson(context)
  await createPlanEntry(context, 'Semaglutide', '250 mg')
  const html = await (await context.request.get('/reminders')).text()
  expect(html).toContain('aria-label="Warnings about Semaglutide"')
})

test('hydration changes nothing in what a visitor sees first', async ({ page, browser }) => {
  for (const path of ['/', '/signup', '/signup?next=%2Fshop', '/shop', '/shop/cart']) {
    const fresh = await aNewBrowser(browser, page)
    await expectToStay(fresh.page, path)
    await fresh.close()
  }
})

test('the scripts of a first load ask to be compiled while they download', async ({ page, browser }) => {
  test.skip(!isPhone(page), 'the same on desktops')
  await createPerson(page.context())
  const { page: fresh, close } = await aNewBrowser(browser, page)
  const scripts: Promise<string>[] = []
  fresh.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await expectToStay(fresh, '/calculator')
  // lucide-react's own components would add classes, and take more time.
  expect(await fresh.locator('svg').count()).toBeGreaterThan(1)
  await expect(fresh.locator('svg.lucide')).toHaveCount(0)
  const large = (await Promise.all(scripts)).filter(({ length }) => length > 40_000)
  expect(large.length).toBeGreaterThan(1)
  for (const script of large) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  await close()
})

test('a click before the app loads is replayed', async ({ page, browser }) => {
  await createPerson(page.context())
  await createPlanEntry(page.context())
  const fresh = await aNewBrowser(browser, page)
  const loadScripts = await openWithoutScripts(fresh.page, '/dashboard')
  await fresh.page.getByRole('button', { name: 'Log Dose', exact: true }).click()
  loadScripts()
  await expect(fresh.page.getByRole('dialog')).toBeVisible()
  await fresh.close()
  const plan = await aNewBrowser(browser, page)
  const loadPlanScripts = await openWithoutScripts(plan.page, '/reminders')
  await plan.page.getByRole('button', { name: 'More for BPC-157' }).click()
  loadPlanScripts()
  await expect(plan.page.getByRole('menuitem', { name: 'Pause' })).toBeVisible()
  await plan.close()
  const hub = await aNewBrowser(browser, page)
  const loadHubScripts = await openWithoutScripts(hub.page, '/social')
  await hub.page.getByRole('tab', { name: 'Discover' }).click()
  loadHubScripts()
  await expect(hub.page).toHaveURL('/social?tab=discover')
  await hub.close()
})

test('a file chosen before the app loads is read', async ({ page, browser }) => {
  test.skip(!isPhone(page), 'the same on desktops')
  await createPerson(page.context())
  const { page: fresh, close } = await aNewBrowser(browser, page)
  const loadScripts = await openWithoutScripts(fresh, '/profile/import')
  const buffer = Buffer.from('Date,Weight (lbs)\n2026-10-03,171.4')
  await fresh
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name: 'weights.csv', mimeType: 'text/csv', buffer })
  loadScripts()
  await expect(fresh.getByRole('table', { name: 'Rows of the file' })).toContainText('171.4 lbs')
  await close()
})

test('a click of a member on a shop page before the app loads is replayed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!isPhone(page), 'the same on desktops')
  await sell(baseURL, 'Semax')
  await isSold(page.request, 'semax')
  await createPerson(page.context())
  const { page: fresh, close } = await aNewBrowser(browser, page)
  const loadScripts = await openWithoutScripts(fresh, '/shop/semax')
  await fresh.locator('[data-buy-bar]').getByRole('button', { name: 'Add to Cart' }).click()
  loadScripts()
  await expect(fresh.locator('[data-toasts] > *')).toContainText('Semax is in your cart')
  await close()
})

test('selects stay disabled until the app has hydrated', async ({ page, browser }) => {
  await createPerson(page.context())
  const fresh = await aNewBrowser(browser, page)
  const loadScripts = await openWithoutScripts(fresh.page, '/profile?tab=body')
  await expect(fresh.page.getByLabel('Units')).toBeDisabled()
  loadScripts()
  await fresh.page.getByLabel('Units').selectOption('kg and cm')
  await expect(fresh.page.getByLabel('Weight (kg)', { exact: true })).toBeVisible()
  await fresh.close()
})

test('the scroll position survives hydration', async ({ page, browser }) => {
  await createPerson(page.context())
  const fresh = await aNewBrowser(browser, page)
  const loadScripts = await openWithoutScripts(fresh.page, '/profile?tab=notifications')
  await fresh.page.getByRole('heading', { name: 'Reminder Timing' }).scrollIntoViewIfNeeded()
  const place = () => fresh.page.evaluate(() => scrollY)
  const before = await place()
  loadScripts()
  await expect(fresh.page.locator('[data-server-rendered], [data-hydrating]')).toHaveCount(0)
  await fresh.page.waitForLoadState('networkidle')
  // Content above may have grown by a line; losing the position would be far more.
  expect(Math.abs((await place()) - before)).toBeLessThan(100)
  await fresh.close()
})

test('the time-zone prompt waits for the second visit, so that it neither covers nor moves the first', async ({
  page,
  browser,
}) => {
  await createPerson(page.context())
  await createPlanEntry(page.context())
  const away = await aNewBrowser(browser, page, { timezoneId: 'Europe/Berlin' })
  const question = away.page.getByRole('region', { name: 'Time zone' })
  await away.page.goto('/dashboard')
  await isAppRunning(away.page)
  await expect
    .poll(async () => (await away.page.context().cookies()).map(({ value }) => value))
    .toContain(encodeURIComponent('Europe/Berlin'))
  await expect(question).toHaveCount(0)
  await away.page.goto('/dashboard')
  await expect(question).toContainText('You seem to be in Berlin.')
  await away.page.getByRole('button', { name: 'Keep home time' }).click()
  await expect(question).toHaveCount(0)
  const html = await (await away.page.request.get('/dashboard')).text()
  expect(html).toContain('data-server-rendered')
  expect(html).not.toContain('You seem to be in')
  await away.close()
})
