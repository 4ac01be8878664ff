import { createPerson, createPlanEntry, expect, isAppRunning, isPhone, passWelcome, test } from './journey.ts'

test('the quick menu stays in the top bar and hides for a dialog or notice', async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/dashboard')
  await passWelcome(page)
  await isAppRunning(page)
  const menu = page.getByRole('button', { name: 'Quick menu' })
  const place = await menu.boundingBox()
  for (const share of [0.2, 0.6, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    expect(await menu.boundingBox()).toEqual(place)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Weigh In', exact: true }).click()
  await expect(menu).toBeHidden()
  await page.getByLabel(/^Weight \(/).fill('170')
  await page.getByRole('button', { name: 'Log Weight' }).click()
  const notice = page.locator('[data-toasts] > *')
  await expect(notice).toBeVisible()
  await expect(menu).toBeHidden()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(menu).toBeVisible()
})

test('its actions have one line each above a backdrop', async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/dashboard')
  await passWelcome(page)
  await isAppRunning(page)
  const menu = page.getByRole('button', { name: 'Quick menu' })
  // Playwright's click also moves a mouse, which would open the menu before the click toggles it.
  if (isPhone(page)) await menu.tap()
  else await menu.hover()
  await expect(page.getByRole('button', { name: 'Add Peptide' })).toBeVisible()
  const actions = page.locator('[data-floating=open] li')
  const heights = await actions.evaluateAll((items) =>
    items.map((item) => (item.firstElementChild as HTMLElement).offsetHeight),
  )
  expect(new Set(heights)).toEqual(new Set([48]))
  const veil = page.locator('.bg-veil')
  await expect(veil).toBeVisible()
  if (isPhone(page)) {
    // A press on it closes the menu and reaches nothing below.
    await page.waitForTimeout(350)
    await page.touchscreen.tap(60, 300)
  } else await page.mouse.move(300, 500)
  await expect(veil).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
})
