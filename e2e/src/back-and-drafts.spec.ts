import type { Locator, Page } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  expect,
  isPhone,
  PASSWORD,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'

// The back button and lost sessions matter on phones.
test.beforeEach(({ page }) => test.skip(!isPhone(page)))

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** What opens above the dashboard, and what opens it. */
const opened: Readonly<Record<string, (page: Page) => Locator>> = {
  'the sheet of a dose': (page) =>
    page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true }).first(),
  'a weigh-in': (page) => region(page, 'Weight Progress').getByRole('button', { name: 'Weigh In' }),
  'a meal': (page) => region(page, 'Nutrition').getByRole('button', { name: 'Log Food' }),
  'the food diary': (page) => page.getByText('Open diary'),
  'the drawer': (page) => page.getByRole('button', { name: /menu/i }).first(),
  'the inbox': (page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true }),
}

test('the back button closes what is open and keeps the scroll position', async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Home' }).click()
  // The URL changes before the page does, and My Plan has its own Log Dose.
  await expect(region(page, 'Weight Progress')).toBeVisible()
  for (const [what, opener] of Object.entries(opened)) {
    await opener(page).click()
    await expect(page.getByRole('dialog'), what).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog'), what).toHaveCount(0)
    await expect(page, what).toHaveURL('/')
  }
  await page.goBack()
  await expect(page).toHaveURL('/reminders')
})

/** Opens a weigh-in and enters a number. */
async function openWeighIn(page: Page) {
  await opened['a weigh-in']?.(page).click()
  return page.getByRole('dialog', { name: 'Weigh In' }).getByLabel('Weight (lbs)')
}

test('input survives Escape, the back button, a reload and a lost session', async ({ page, context }) => {
  const { email } = await createPerson(context)
  await page.goto('/')
  await passWelcome(page)
  await (await openWeighIn(page)).fill('168.4')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(await openWeighIn(page)).toHaveValue('168.4')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await (await openWeighIn(page)).fill('167.2')
  await page.reload()
  await expect(await openWeighIn(page)).toHaveValue('167.2')

  await context.clearCookies({ name: /pepwell_session$/ })
  await passDoubleTap(page)
  await page.getByRole('dialog', { name: 'Weigh In' }).getByRole('button', { name: 'Log Weight' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/^[^?]*\/$/)
  await passWelcome(page)
  await expect(await openWeighIn(page)).toHaveValue('167.2')
  await passDoubleTap(page)
  await page.getByRole('dialog', { name: 'Weigh In' }).getByRole('button', { name: 'Log Weight' }).click()
  await expect(region(page, 'Weight Progress').getByText('167.2 lbs').first()).toBeVisible()
  // A new weigh-in starts from the last weight.
  await expect(await openWeighIn(page)).toHaveValue('167.2')
})
