import {
  createPerson,
  expect,
  expectAccessible,
  expectToFit,
  newYorkDay,
  passDoubleTap,
  passWelcome,
  test,
  unfold,
} from './journey.ts'

test('supplements are logged, undone, and repeated the next day', async ({ page, context }) => {
  await createPerson(context)
  const yesterday = new Date(Date.now() - 86_400_000)
  const logDate = newYorkDay(yesterday)
  for (const data of [
    { supplementName: 'Zinc', quantity: 11, unit: 'mg', logDate },
    { supplementName: 'Omega-3', quantity: 2, unit: 'capsules', logDate },
  ]) {
    expect((await context.request.post('/api/supplement-logs', { data })).status()).toBe(201)
  }
  await page.goto('/')
  await passWelcome(page)
  await unfold(page, 'Daily Supplements')
  const widget = page.getByRole('region', { name: 'Daily Supplements' })

  await widget.getByRole('button', { name: 'Log Supplement' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Quantity')).toBeVisible()
  await dialog.getByRole('button', { name: 'Log Supplement' }).click()
  await expect(dialog.getByText('Please fill in all fields')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Vitamin D3' }).click()
  await expect(dialog.getByLabel('Unit')).toHaveValue('IU')
  await dialog.getByLabel('Quantity').fill('600')
  await expectAccessible(page)
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: 'Log Supplement' }).click()
  await expect(page.getByText('Supplement logged successfully').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(widget.getByText('600 IU')).toBeVisible()

  await widget.getByRole('button', { name: 'Log all 2 again' }).click()
  await expect(page.getByText('2 supplements logged successfully').first()).toBeVisible()
  const taken = widget.getByRole('list', { name: 'Taken today' })
  await expect(taken.getByRole('listitem')).toHaveCount(3)

  await taken.getByRole('button', { name: 'More for Zinc, 11 mg' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(taken.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(taken.getByText('Zinc')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})
