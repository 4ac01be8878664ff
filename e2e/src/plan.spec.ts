import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessible,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'

test.beforeEach(async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/reminders')
  await passWelcome(page)
})

test('an entry is edited, paused, resumed and removed after a question', async ({ page }) => {
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('dialog').getByLabel('Current dose').fill('500 mcg')
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Peptide updated successfully').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('500 mcg')).toBeVisible()

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More for BPC-157' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Pause')
  await expect(page.getByText('Paused').first()).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
  await choose('Remove')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByText('Peptide removed from your plan').first()).toBeVisible()
  await expect(page.getByText('No Active Peptides')).toBeVisible()
})

test('an end is set by a length, shows the days left, and cannot be before the start', async ({ page }) => {
  await page.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('End date').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The end date must not be before the start date')).toBeVisible()
  await dialog.getByRole('button', { name: '4 weeks' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('27 days left')).toBeVisible()
  await page.getByRole('button', { name: 'More for BPC-157' }).click()
  await page.getByRole('menuitem', { name: 'Complete' }).click()
  await expect(page.getByRole('region', { name: 'Completed' }).getByText('BPC-157')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse peptides' })).toHaveAttribute('href', '/peptides')
})

test('a dose from anywhere takes three taps, and a failure keeps the input', async ({ page }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Quick menu' }).click()
  await page.getByRole('button', { name: 'Log Dose', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Dose', { exact: true })).toHaveValue('250')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/reminders')
  await page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true }).click()
  await expect(dialog.getByLabel('Dose', { exact: true })).toHaveValue('250')

  await page.route('**/api/dosage-logs', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: /^Log/ }).click()
  await expect(page.getByText('Failed to log peptide dose. Please try again.').first()).toBeVisible()
  await page.unroute('**/api/dosage-logs')

  // The first request arrived and only its response was lost: the retry must not store a second dose.
  const clientIds: string[] = []
  await page.route('**/api/dosage-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    clientIds.push(route.request().postDataJSON().clientId)
    const answer = await route.fetch()
    return clientIds.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: /^Log/ }).click()
  await expect.poll(() => clientIds.length).toBe(1)
  await expect(dialog).toBeVisible()
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: /^Log/ }).click()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  expect(clientIds[0]).toBe(clientIds[1])
  const doses = await page.evaluate(async () => (await fetch('/api/dosage-logs')).json())
  expect(doses).toHaveLength(1)
})

test('everything can be done by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Good' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Dose', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dose deleted').first()).toBeVisible()
})

test('the tabs stay in place from one tab to the next', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'My Plan' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const places: (number | undefined)[] = []
    for (const name of ['Plan', 'Vials', 'Reminders', 'Calculator', 'History']) {
      await tabs.getByRole('link', { name, exact: true }).click()
      await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
      places.push((await tabs.boundingBox())?.y)
    }
    expect(new Set(places).size, `tabs at ${places.join(', ')} px`).toBe(1)
  }
})
