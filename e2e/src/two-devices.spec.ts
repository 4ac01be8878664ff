import type { Browser, Page } from '@playwright/test'
import { createPerson, createPlanEntry, expect, isPhone, openLivePage, test, unfold } from './journey.ts'
import { appIsCached, logDose } from './on-a-device.ts'

// This is about the second device, not its width.
test.beforeEach(({ page }) => test.skip(!isPhone(page)))

const today = (page: Page) => page.getByRole('region', { name: 'Today' })

/** A person's other phone. */
async function otherDevice(page: Page, browser: Browser) {
  const context = await browser.newContext({ viewport: page.viewportSize() })
  await context.addCookies(await page.context().cookies())
  const other = await context.newPage()
  await openLivePage(other)
  return { other, close: () => context.close() }
}

const dosesOf = async (page: Page): Promise<unknown[]> => (await page.request.get('/api/dosage-logs')).json()

test('an entry on one device appears on the other, and doubles are pointed out', async ({
  page,
  context,
  browser,
}) => {
  await createPerson(context)
  await createPlanEntry(context)
  await openLivePage(page)
  const { other, close } = await otherDevice(page, browser)

  for (const one of [page, other]) await unfold(one, 'Meals and water')
  await page.getByRole('region', { name: 'Water' }).getByRole('button', { name: '8 fl oz' }).click()
  await other.getByRole('region', { name: 'Water' }).scrollIntoViewIfNeeded()
  await expect(other.getByRole('region', { name: 'Water' }).getByText(/^8 of \d+ fl oz$/)).toBeVisible()

  await appIsCached(page)
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'Offline' })
  await expect(bar).toBeVisible()
  await logDose(page)
  await expect(bar).toContainText('1 waiting')
  await logDose(other)
  await expect(today(other).getByText('BPC-157').first()).toBeVisible()
  expect(await dosesOf(other)).toHaveLength(1)

  await context.setOffline(false)
  await page.getByRole('button', { name: /logged twice/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Logged twice?' })
  await dialog.getByRole('button', { name: 'Delete the synced one' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await dosesOf(page)).length).toBe(1)
  await expect(page.getByText(/\d waiting/)).toBeHidden()
  await close()
})
