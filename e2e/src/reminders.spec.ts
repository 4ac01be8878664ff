import {
  aPerson,
  aPlanEntry,
  expect,
  expectAccessible,
  expectToFit,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'

test.beforeEach(async ({ context }) => {
  await aPerson(context)
})

test('a reminder is made, changed, paused, resumed and deleted', async ({ page, context }) => {
  await aPlanEntry(context)
  await aPlanEntry(context, 'Semaglutide', '0.5 mg')
  await page.goto('/reminders')
  await passWelcome(page)
  await expect(page.getByText('No Active Reminders')).toBeVisible()
  await page.getByRole('button', { name: 'New Reminder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Peptide').selectOption('Semaglutide')
  await expect(dialog.getByLabel('Title')).toHaveValue('Semaglutide Reminder')
  await expect(dialog.getByLabel('Dose')).toHaveValue('0.5 mg')
  await dialog.getByLabel('Frequency').selectOption('3x per week')
  await dialog.getByLabel('Time').fill('20:15')
  for (const day of ['Monday', 'Wednesday', 'Friday']) await dialog.getByLabel(day).uncheck()
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await expect(dialog.getByText('Please select at least one day')).toBeVisible()
  await dialog.getByLabel('Saturday').check()
  await dialog.getByLabel('1 hour').check()
  await expect(dialog.getByText(/^Next: Sat, .* 8:15.PM\. You are reminded/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await expect(page.getByText('Reminder created successfully').first()).toBeVisible()

  const active = page.getByRole('region', { name: 'Active Reminders' })
  await expect(active.getByText('1 hour and 30 minutes before, by push')).toBeVisible()
  await expect(active.getByText('Sat', { exact: true })).toBeVisible()
  await active.getByRole('button', { name: 'Edit Semaglutide Reminder' }).click()
  await dialog.getByLabel('Frequency').selectOption('Daily')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(active.getByText('Daily')).toBeVisible()

  await passDoubleTap(page)
  await active.getByRole('button', { name: 'Pause Semaglutide Reminder' }).click()
  await expect(
    page.getByText('All reminders are currently paused. Resume them to see them here.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Resume Semaglutide Reminder' }).click()
  await expect(active.getByRole('button', { name: 'Pause Semaglutide Reminder' })).toBeVisible()
  await expectAccessible(page)
  await active.getByRole('button', { name: 'Delete Semaglutide Reminder' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Reminder deleted successfully').first()).toBeVisible()
  await expect(page.getByText('No Active Reminders')).toBeVisible()
  await expectToFit(page)
})
