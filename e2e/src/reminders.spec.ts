import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessible,
  expectToFit,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'

test.beforeEach(async ({ context }) => {
  await createPerson(context)
})

test('a reminder is created, changed, paused, resumed and deleted', async ({ page, context }) => {
  await createPlanEntry(context)
  await createPlanEntry(context, 'Semaglutide', '0.5 mg')
  await page.goto('/reminders?tab=reminders')
  await passWelcome(page)
  await expect(page.getByText('No Active Reminders')).toBeVisible()
  await page.getByRole('button', { name: 'New Reminder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Peptide').selectOption('Semaglutide')
  await dialog.getByText('More', { exact: true }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Semaglutide Reminder')
  await expect(dialog.getByLabel('Dose')).toHaveValue('0.5 mg')
  await dialog.getByLabel('Frequency').selectOption('3x per week')
  await dialog.getByLabel('Time', { exact: true }).fill('20:15')
  for (const day of ['Monday', 'Wednesday', 'Friday']) await dialog.getByLabel(day).uncheck()
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await expect(dialog.getByText('Please select at least one day')).toBeVisible()
  await dialog.getByLabel('Saturday').check()
  await dialog.getByLabel('1 hour').check()
  await expect(dialog.getByText(/^Next: Sat, .* 8:15.PM\. We remind you/)).toBeVisible()
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

test('a plan of five days on and two off proposes its reminder, twice a day and repeated until logged', async ({
  page,
  context,
}) => {
  await createPlanEntry(context)
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Frequency').fill('5 on 2 off')
  await expect(dialog.getByText('Counted as a dose a day, 5 days on and 2 days off')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Peptide updated successfully').first()).toBeVisible()

  await page.getByRole('button', { name: 'New Reminder' }).click()
  await expect(dialog.getByLabel('Frequency')).toHaveValue('On and off')
  await expect(dialog.getByLabel('Days on')).toHaveValue('5')
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add another time' }).click()
  await dialog.getByLabel('Time 2', { exact: true }).fill('21:30')
  await dialog.getByLabel('At the time').check()
  await dialog.getByLabel('Repeat until logged').selectOption('Every 15 minutes')
  await expect(dialog.getByText(/^Next: .+, then .+ and .+\. We remind you/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await expect(page.getByText('Reminder created successfully').first()).toBeVisible()
  await page.getByRole('link', { name: 'Reminders', exact: true }).first().click()
  const active = page.getByRole('region', { name: 'Active Reminders' })
  await expect(active.getByText('5 days on, 2 days off')).toHaveCount(2)
  await expect(active.getByText(/and at the time, again every 15 minutes until logged/)).toHaveCount(2)
  await expectToFit(page)
})
