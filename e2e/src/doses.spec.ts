import { aPerson, aPlanEntry, expect, openLivePage, passDoubleTap, passWelcome, test } from './journey.ts'

test('a dose that is logged elsewhere shows on the open page by itself', async ({ page, context }) => {
  await aPerson(context)
  const { id } = await aPlanEntry(context)
  await openLivePage(page)
  const main = page.getByRole('main')
  const total = main.locator('dl > div', { hasText: 'Total Doses' })
  await expect(total).toContainText('0')

  const dose = { userPeptideId: id, dose: '250 mcg', takenAt: new Date().toISOString() }
  expect((await context.request.post('/api/dosage-logs', { data: dose })).status()).toBe(201)
  await expect(total).toContainText('1')
  await expect(main.getByText('250 mcg').first()).toBeVisible()
})

test('a dose whose answer was lost is stored once, and anew as it was corrected', async ({
  page,
  context,
}) => {
  await aPerson(context)
  await aPlanEntry(context)
  const stored = async () => {
    const doses: { dose: string }[] = await (await context.request.get('/api/dosage-logs')).json()
    return doses.map(({ dose }) => dose)
  }
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Log dose of BPC-157' }).click()
  const dialog = page.getByRole('dialog')
  const send = async () => {
    await passDoubleTap(page)
    await dialog.getByRole('button', { name: 'Log Dose' }).click()
  }

  // The server stores the dose, and the line breaks before the answer arrives.
  await page.route('**/api/dosage-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  for (let sent = 0; sent < 2; sent += 1) {
    await send()
    await expect(dialog.getByText('Failed to log peptide dose. Please try again.')).toBeVisible()
  }
  expect(await stored()).toEqual(['250 mcg'])

  await page.unroute('**/api/dosage-logs')
  await dialog.getByLabel('Dose', { exact: true }).fill('300 mcg')
  await send()
  await expect(page.getByText('Dose logged successfully', { exact: true }).first()).toBeVisible()
  expect((await stored()).sort()).toEqual(['250 mcg', '300 mcg'])
})
