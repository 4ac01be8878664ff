import type { BrowserContext } from '@playwright/test'
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

const MINUTE_MS = 60_000

/** The first whole minute that is at least so far away. */
const minuteAfter = (ms: number) => Math.ceil((Date.now() + ms) / MINUTE_MS) * MINUTE_MS

const clockInNewYork = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

async function aReminder(context: BrowserContext, userPeptideId: number, time: string): Promise<void> {
  const what = { title: 'BPC-157 Reminder', userPeptideId, dose: '250 mcg' }
  const when = { frequency: 'Daily', time, days: everyDay, timingOptions: [5] }
  const answer = await context.request.post('/api/reminders', { data: { ...what, ...when } })
  expect(answer.status()).toBe(201)
}

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

test('the countdown turns due at its minute, and moves on once the dose is logged', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const { id } = await aPlanEntry(context)
  await aReminder(context, id, clockInNewYork(minuteAfter(15_000)))
  await page.goto('/')
  await passWelcome(page)
  const countdown = page.getByRole('region', { name: 'Next Shot' })
  await expect(countdown.getByRole('timer')).toContainText('00days00hrs')
  await expect(countdown.getByText('BPC-157, 250 mcg', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(countdown.getByText('Shot is due!')).toBeVisible({ timeout: 80_000 })
  await expect(countdown.getByText('Log your shot now')).toBeVisible()
  // Whoever comes only now sees it too.
  await page.reload()
  await expect(countdown.getByText('Shot is due!')).toBeVisible()
  await expectAccessible(page)
  await countdown.getByRole('button', { name: 'Log shot of BPC-157' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Good', exact: true }).click()
  await dialog.getByRole('button', { name: 'Log Dose' }).click()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  await expect(countdown.getByRole('timer')).toBeVisible()
  await expect(countdown.getByRole('timer')).not.toContainText('00days00hrs')
})
