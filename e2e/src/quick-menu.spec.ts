import {
  aPerson,
  aPlanEntry,
  appIsThere,
  expect,
  expectNothingCovered,
  isPhone,
  passWelcome,
  test,
} from './journey.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('the round button hides nothing that is read of the dose which is next', async ({ page, context }) => {
  test.skip(!isPhone(page), 'a wide screen has room beside the page')
  await aPerson(context)
  const { id: userPeptideId } = await aPlanEntry(context, 'BPC-157', '250 mcg')
  const clock = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const
  for (const minutes of [20, 90]) {
    const time = new Intl.DateTimeFormat('en-GB', clock).format(Date.now() + minutes * 60_000)
    const what = { title: 'BPC-157 Reminder', userPeptideId, dose: '250 mcg', timingOptions: [5] }
    const data = { ...what, frequency: 'Daily', time, days: everyDay }
    expect((await context.request.post('/api/reminders', { data })).status()).toBe(201)
  }
  await page.goto('/dashboard')
  await passWelcome(page)
  await expect(page.getByRole('button', { name: 'Taken: BPC-157' })).toBeVisible()
  for (const width of [360, 390]) {
    for (const height of [600, 660, 700, 740]) {
      await page.setViewportSize({ width, height })
      // Until it has found its place.
      await page.waitForTimeout(500)
      await expectNothingCovered(page)
    }
  }
})

test('its actions stand on a line each, above a veil, and a notice lies beside it', async ({
  page,
  context,
}) => {
  await aPerson(context)
  await aPlanEntry(context)
  await page.goto('/dashboard')
  await passWelcome(page)
  await appIsThere(page)
  const menu = page.getByRole('button', { name: 'Quick menu' })
  if (isPhone(page)) await menu.click()
  else await menu.hover()
  await expect(page.getByRole('button', { name: 'Add Peptide' })).toBeVisible()
  const heights = await page
    .locator('#quick-menu button')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).offsetHeight))
  expect(new Set(heights)).toEqual(new Set([48]))
  const veil = page.locator('[data-floating] .bg-veil')
  await expect(veil).toBeVisible()
  if (isPhone(page)) return
  // A mouse that leaves is not held up by it.
  await page.mouse.move(300, 300)
  await expect(veil).toHaveCount(0)
  await page.getByRole('button', { name: 'Weigh In', exact: true }).click()
  await page.getByLabel(/^Weight \(/).fill('170')
  await page.getByRole('button', { name: 'Log Weight' }).click()
  const notice = page.locator('[data-toasts] > *')
  await expect(notice).toBeVisible()
  const [lies, button] = [await notice.boundingBox(), await menu.boundingBox()]
  expect((lies?.x ?? 0) + (lies?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})
