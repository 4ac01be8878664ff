import type { Page } from '@playwright/test'
import {
  createPerson,
  expect,
  expectAccessible,
  expectToFit,
  passDoubleTap,
  passWelcome,
  test,
  unfold,
} from './journey.ts'

/** A red square of 2 × 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='

test.beforeEach(async ({ page, context }) => {
  await createPerson(context)
  await context.request.patch('/api/auth/user', { data: { goalWeight: 160 } })
  await page.goto('/')
  await passWelcome(page)
})

const widget = (page: Page) => page.getByRole('region', { name: 'Weight Progress' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Weigh In' })

async function weighIn(page: Page, weight: string, date?: string) {
  await widget(page).getByRole('button', { name: 'Weigh In' }).click()
  await dialog(page)
    .getByLabel(/^Weight/)
    .fill(weight)
  if (date) await dialog(page).getByLabel('Date').fill(date)
  await passDoubleTap(page)
  await dialog(page).getByRole('button', { name: 'Log Weight' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('weigh-ins from anywhere lead to a chart, progress to the goal, and the profile’s weight', async ({
  page,
}) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick menu' }).click()
  await page.getByRole('button', { name: 'Weight', exact: true }).click()
  await dialog(page).getByLabel('Weight (lbs)').fill('')
  await dialog(page).getByRole('button', { name: 'Log Weight' }).click()
  await expect(dialog(page).getByText('Please enter a valid weight')).toBeVisible()
  await dialog(page).getByLabel('Weight (lbs)').fill('170,0')
  await passDoubleTap(page)
  await dialog(page).getByRole('button', { name: 'Log Weight' }).click()
  await expect(page.getByText('Weight logged successfully').first()).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(widget(page).getByText('Your chart starts with your second weigh-in.')).toBeVisible()

  await weighIn(page, '180', '2026-01-05')
  await expect(widget(page).getByText('50%')).toBeVisible()
  await expect(widget(page).getByRole('img', { name: /Weight chart/ })).toBeVisible()
  await widget(page).getByRole('slider', { name: 'Selected weigh-in' }).press('ArrowRight')
  await expect(widget(page).getByText('180 lbs on Jan 5, 2026, 7-day mean 180 lbs')).toBeVisible()
  const user = await page.evaluate(async () => (await fetch('/api/auth/user')).json())
  expect(user.weight).toBe(170)

  await weighIn(page, '160')
  await expect(widget(page).getByText('Goal Achieved')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  await unfold(page, 'History')
  await widget(page)
    .getByRole('button', { name: /^More for 160 lbs/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Weigh-in deleted').first()).toBeVisible()
  await expect(widget(page).getByText('50%')).toBeVisible()
})

test('a failure keeps the input and the photo, and the retry stores it once', async ({ page }) => {
  await widget(page).getByRole('button', { name: 'Weigh In' }).click()
  await dialog(page).getByLabel('Weight (lbs)').fill('171.3')
  await dialog(page)
    .getByLabel(/^Notes/)
    .fill('After a run')
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
  await expect(dialog(page).getByRole('img').first()).toBeVisible()
  await expectAccessible(page)

  // The first request arrived and only its response was lost.
  let tries = 0
  await page.route('**/api/weight-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    tries += 1
    return tries === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await dialog(page).getByRole('button', { name: 'Log Weight' }).click()
  await expect(page.getByText('Failed to log weight').first()).toBeVisible()
  await expect(dialog(page).getByLabel('Weight (lbs)')).toHaveValue('171.3')
  await expect(dialog(page).getByRole('img').first()).toBeVisible()
  await passDoubleTap(page)
  await dialog(page).getByRole('button', { name: 'Log Weight' }).click()
  await expect(dialog(page)).toBeHidden()
  const logs: { weight: number; photoUrl: string }[] = await page.evaluate(async () =>
    (await fetch('/api/weight-logs')).json(),
  )
  expect(logs.map(({ weight }) => weight)).toEqual([171.3, 170])
  const photo = await page.evaluate(
    async (url) => (await fetch(url)).headers.get('content-type'),
    logs[0]?.photoUrl ?? '',
  )
  expect(photo).toBe('image/webp')
})

test('a person who prefers kilograms types and reads kilograms', async ({ page }) => {
  await weighIn(page, '180')
  await page.goto('/profile?tab=body')
  await page.getByLabel('Units').selectOption('kg and cm')
  await expect(page.getByLabel('Weight (kg)', { exact: true })).toHaveValue('81.6')
  await page.getByLabel('Height (cm)').fill('174')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible()
  await page.goto('/')
  await expect(widget(page).getByText('81.6 kg').first()).toBeVisible()
  await unfold(page, 'History')
  await expect(widget(page).getByText('typed as 180 lbs')).toBeVisible()
  await weighIn(page, '80.5')
  await expect(widget(page).getByText('80.5 kg').first()).toBeVisible()
  await widget(page).getByRole('button', { name: 'All weigh-ins' }).click()
  await expect(page.getByRole('dialog').getByText('You’ve reached the start of your history.')).toBeVisible()
  await expectAccessible(page)
})

test('reaching a goal leads to the field for the next one, from everywhere', async ({ page }) => {
  await weighIn(page, '180', '2026-01-05')
  await weighIn(page, '159')
  const goal = page.getByLabel('Goal weight (lbs)')
  const expectToBegin = async () => {
    await expect(goal).toBeFocused()
    await expect(goal).toBeInViewport()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('160')
  }
  const next = page.getByRole('link', { name: 'Set your next goal' })
  await next.click()
  await expectToBegin()
  await page.getByLabel('Goals').focus()
  await next.click()
  await expectToBegin()
  await page.goto('/dashboard')
  await page.goto('/profile?tab=body#goal-weight')
  await expectToBegin()
})
