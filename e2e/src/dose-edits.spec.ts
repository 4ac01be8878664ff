import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  passWelcome,
  test,
} from './journey.ts'

const DAY_MS = 86_400_000

test('a dose of yesterday is corrected, shows its earlier version, and is deleted', async ({
  page,
  context,
}) => {
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  const takenAt = new Date(Date.now() - DAY_MS).toISOString()
  const data = { userPeptideId, dose: '25 mcg', takenAt, injectionSite: 'Left thigh' }
  expect((await context.request.post('/api/dosage-logs', { data })).status()).toBe(201)
  await page.goto('/reminders?tab=history')
  await passWelcome(page)

  const history = page.getByRole('region', { name: 'Dose history' })
  const more = history.getByRole('button', { name: /^More for BPC-157/ })
  await more.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Left thigh', { exact: true }).first()).toBeVisible()
  await dialog.getByLabel('Dose', { exact: true }).fill('250')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Dose updated', { exact: true }).first()).toBeVisible()
  await expect(history.getByText('250 mcg')).toBeVisible()
  const [stored] = await (await context.request.get('/api/dosage-logs')).json()
  expect(stored).toMatchObject({ dose: '250 mcg', takenAt, injectionSite: 'Left thigh' })

  await history.getByRole('button', { name: /^edited/ }).click()
  await expect(dialog.getByText('25 mcg · Left thigh')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expectToFit(page)

  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(history.getByText('No doses yet')).toBeVisible()
})
