import type { Page } from '@playwright/test'
import { Front } from './front.ts'
import {
  createPerson,
  createPlanEntry,
  expect,
  isPhone,
  newYorkDay,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'
import { appIsCached, logDose } from './on-a-device.ts'

// Connectivity doesn't depend on the screen size.
test.beforeEach(({ page }) => test.skip(!isPhone(page)))

/** Responses cached on the device. */
const cachedResponseCount = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('pepwell')
        opening.onsuccess = () => {
          const count = opening.result.transaction('responses').objectStore('responses').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )

/** Whether Home opens offline while the app's other pages are still to come. */
const isHomeAlone = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(['/index.html', '/release-is-complete'].map((path) => caches.match(path)))
    return kept.map((response) => response !== undefined)
  })

async function weighIn(page: Page) {
  await page
    .getByRole('region', { name: 'Weight Progress' })
    .getByRole('button', { name: 'Weigh In' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Weigh In' })
  await dialog.getByLabel('Weight (lbs)').fill('168.4')
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: 'Log Weight' }).click()
  await expect(dialog).toBeHidden()
}

test('entries logged offline are queued, survive a reload, and are stored once with their own time', async ({
  page,
  context,
}) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/')
  await passWelcome(page)
  await appIsCached(page)
  await expect.poll(() => cachedResponseCount(page)).toBeGreaterThan(10)

  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'Offline' })
  await expect(bar).toContainText(/Offline · as of \d/)
  const before = { at: Date.now(), day: newYorkDay() }
  await logDose(page)
  await expect(
    page
      .getByRole('main')
      .getByText(/^Waiting to send, saved on this/)
      .first(),
  ).toBeVisible()
  await expect(bar).toContainText('1 waiting')
  await weighIn(page)
  await expect(bar).toContainText('2 waiting')
  const after = { at: Date.now(), day: newYorkDay() }

  await page.reload()
  await expect(bar).toContainText(/Offline · as of \d.*2 waiting/)
  await expect(page.getByRole('region', { name: 'Weight Progress' }).getByText('168.4 lbs')).toBeVisible()
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Peptides' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Peptide Database' })).toBeVisible()

  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByText('Logging out needs a connection', { exact: true })).toBeVisible()
  await expect(bar).toContainText('2 waiting')

  await context.setOffline(false)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByText(/\d waiting/)).toBeHidden()
  const doses: { takenAt: string }[] = await (await context.request.get('/api/dosage-logs')).json()
  expect(doses).toHaveLength(1)
  const takenAt = Date.parse(doses[0]?.takenAt ?? '')
  expect(takenAt).toBeGreaterThanOrEqual(before.at - 60_000)
  expect(takenAt).toBeLessThanOrEqual(after.at)
  const weighIns: { weight: number; weighInDate: string }[] = await (
    await context.request.get('/api/weight-logs')
  ).json()
  const ours = weighIns.filter(({ weight }) => weight === 168.4)
  expect(ours).toHaveLength(1)
  expect([before.day, after.day]).toContain(ours[0]?.weighInDate)
})

test('Home is ready for offline use first, without waiting for the other pages', async ({
  page,
  context,
}) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/')
  await passWelcome(page)
  await expect.poll(() => isHomeAlone(page), { intervals: [100] }).toEqual([true, false])
  await expect.poll(() => cachedResponseCount(page)).toBeGreaterThan(10)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true })).toBeVisible()
})

/** The next day at noon, in the browsers' time zone. */
const noonOfTomorrow = () =>
  Temporal.Now.zonedDateTimeISO('America/New_York').add({ days: 1 }).withPlainTime('12:00')

test('the next day offline works: doses come due, and food and water can be logged', async ({
  page,
  context,
}) => {
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  const what = { title: 'BPC-157 Reminder', userPeptideId, dose: '250 mcg' }
  const noon = noonOfTomorrow()
  // Not today: before 12:30 PM it would still be due, and overdue the next day.
  const days = [noon.toLocaleString('en-US', { weekday: 'long' })]
  const data = { ...what, frequency: 'Weekly', time: '12:30', days, timingOptions: [30] }
  expect((await context.request.post('/api/reminders', { data })).status()).toBe(201)
  await page.goto('/')
  await passWelcome(page)
  await appIsCached(page)
  const openWater = () => page.getByRole('button', { name: 'Meals and water' }).click()
  await openWater()
  await expect(page.getByRole('region', { name: 'Water' })).toBeVisible()
  await expect.poll(() => cachedResponseCount(page)).toBeGreaterThan(15)

  await context.setOffline(true)
  await page.clock.install({ time: noon.epochMilliseconds })
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('button', { name: 'Taken: BPC-157' })).toBeVisible()
  await expect(today.getByRole('timer')).toHaveText(/^(30 min|29:\d\d|28:\d\d)/)
  await openWater()
  const water = page.getByRole('region', { name: 'Water' })
  await water.getByRole('button', { name: '8 fl oz' }).click()
  await expect(water.getByText(/^8 of \d+ fl oz$/)).toBeVisible()
  await expect(water.getByRole('button', { name: 'Undo 8 fl oz of water' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/couldn’t load/)).toHaveCount(0)
})

test('entries on a hanging connection are queued and survive a reload', async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/')
  await passWelcome(page)
  await appIsCached(page)
  await expect.poll(() => cachedResponseCount(page)).toBeGreaterThan(0)

  await page.route('**/api/**', () => {})
  await logDose(page)
  const bar = page.getByRole('status').filter({ hasText: '1 waiting' })
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('Offline')
  // The page is closed while this request is in progress.
  const dialog = page.getByRole('dialog', { name: 'Weigh In' })
  await page
    .getByRole('region', { name: 'Weight Progress' })
    .getByRole('button', { name: 'Weigh In' })
    .click()
  await dialog.getByLabel('Weight (lbs)').fill('168.4')
  await passDoubleTap(page)
  const sent = page.waitForRequest('**/api/weight-logs')
  await dialog.getByRole('button', { name: 'Log Weight' }).click()
  await sent
  await page.unroute('**/api/**')
  await page.reload()

  await expect
    .poll(async () => {
      const doses: unknown[] = await (await context.request.get('/api/dosage-logs')).json()
      const weighIns: { weight: number }[] = await (await context.request.get('/api/weight-logs')).json()
      return [doses.length, weighIns.filter(({ weight }) => weight === 168.4).length]
    })
    .toEqual([1, 1])
  await expect(page.getByText(/\d waiting/)).toBeHidden()
})

test('after a release during a session the next page is the new one, also offline', async ({
  browser,
  baseURL,
}) => {
  const front = new Front(String(baseURL))
  await front.open()
  const context = await browser.newContext({ baseURL: front.baseURL })
  await createPerson(context)
  const page = await context.newPage()
  await page.goto('/')
  await passWelcome(page)
  await appIsCached(page)
  const next = page.locator('html[data-release=next]')
  await expect(next).toHaveCount(0)

  // The cart isn't cached: its chunk belongs to the old release, so the page reloads once.
  await page.getByRole('link', { name: 'Shop', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  front.startNextRelease()
  await page.getByRole('link', { name: 'Cart', exact: true }).first().click()
  await expect(next).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()

  await appIsCached(page, /\?next$/)
  await context.setOffline(true)
  await page.goto('/')
  await expect(next).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await context.close()
  front.close()
})
