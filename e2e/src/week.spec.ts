import type { BrowserContext, Page } from '@playwright/test'
import { createPerson, createPlanEntry, expect, expectToFit, passDoubleTap, passWelcome } from './journey.ts'
import { aPage, test } from './moved-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The hour of a weekly shot in New York. */
const wallTime = (at: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', ...parts }).format(at)

/** Weekly semaglutide with its reminder, starting at an instant. */
async function aWeeklyShot(context: BrowserContext, at: number) {
  const entry = await createPlanEntry(context, 'Semaglutide', '0.25 mg')
  const weekly = await context.request.patch(`/api/user-peptides/${entry.id}`, {
    data: { frequency: 'Weekly' },
  })
  expect(weekly.status()).toBe(200)
  const time = wallTime(at, { hour: '2-digit', minute: '2-digit' })
  const when = { frequency: 'Weekly', time, days: [wallTime(at, { weekday: 'long' })], timingOptions: [5] }
  const data = { title: 'Semaglutide Reminder', userPeptideId: entry.id, dose: '0.25 mg', ...when }
  expect((await context.request.post('/api/reminders', { data })).status()).toBe(201)
}

const read = async (context: BrowserContext, path: string) => (await context.request.get(path)).json()

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Log Dose' })

async function openSheet(page: Page) {
  await page
    .getByRole('region', { name: 'Active Peptides' })
    .getByRole('button', { name: 'Log Dose: Semaglutide' })
    .click()
  return sheetOf(page)
}

async function logged(page: Page) {
  await expect(page.getByText('Dose logged successfully', { exact: true }).first()).toBeVisible()
  await expect(sheetOf(page)).toBeHidden()
}

test('a week on weekly shots: a double, a correction, a step up, a late shot, a resting site', async ({
  moved,
  visitor,
}) => {
  test.slow()
  /** The first shot is due now; then a week and a half pass. */
  const first = Date.now() - 9 * DAY_MS
  /** Sets both clocks to this long after the first shot was due, and opens a page. */
  async function after(ms: number) {
    await moved.setBehind(Date.now() - first - ms)
    const { page, nothingWentWrong } = await aPage(visitor)
    await page.clock.install({ time: first + ms })
    await page.goto('/reminders')
    await passWelcome(page)
    const done = async () => {
      nothingWentWrong()
      await page.close()
    }
    return { page, done }
  }

  await moved.setBehind(9 * DAY_MS + HOUR_MS)
  await createPerson(visitor)
  await aWeeklyShot(visitor, first)

  await test.step('the first shot, at the suggested site', async () => {
    const { page, done } = await after(5 * 60_000)
    const sheet = await openSheet(page)
    await expect(sheet.getByLabel('Dose', { exact: true })).toHaveValue('0.25')
    await sheet.getByRole('button', { name: 'Use' }).click()
    await sheet.getByRole('button', { name: 'Log · upper right abdomen' }).click()
    await logged(page)
    const [dose] = await read(visitor, '/api/dosage-logs')
    expect(dose).toMatchObject({ dose: '0.25 mg', injectionSite: 'Abdomen, upper right' })
    const [reminder] = await read(visitor, '/api/reminders')
    expect(Date.parse(reminder.nextAt)).toBeGreaterThan(first + 6 * DAY_MS)
    await done()
  })

  await test.step('fifteen hours later, another is refused', async () => {
    const { page, done } = await after(15 * HOUR_MS + 6 * 60_000)
    const sheet = await openSheet(page)
    await expect(sheet.getByRole('alert')).toContainText('You logged 0.25 mg 15 h ago')
    await sheet.getByText('Body map').click()
    await expect(sheet.getByRole('radio', { name: /^Abdomen, upper right, / })).toBeVisible()
    await expectToFit(page)
    await sheet.getByRole('button', { name: 'Don’t log' }).click()
    await expect(sheet).toBeHidden()
    expect(await read(visitor, '/api/dosage-logs')).toHaveLength(1)
    await done()
  })

  await test.step('two days later, the first shot is corrected', async () => {
    const { page, done } = await after(2 * DAY_MS)
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const history = page.getByRole('region', { name: 'Dose history' })
    await history.getByRole('button', { name: /^More for Semaglutide/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit Dose' })
    await sheet.getByLabel('Dose', { exact: true }).fill('0.3')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(history.getByText('0.3 mg')).toBeVisible()
    await expect(history.getByRole('button', { name: /^edited/ })).toBeVisible()
    const [reminder] = await read(visitor, '/api/reminders')
    expect(Date.parse(reminder.nextAt)).toBeGreaterThan(first + 6 * DAY_MS)
    await done()
  })

  await test.step('the plan steps up, and the reminder with it', async () => {
    const { page, done } = await after(6 * DAY_MS)
    await page.getByRole('button', { name: 'Edit Semaglutide', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current dose', { exact: true }).fill('0.5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Peptide updated successfully').first()).toBeVisible()
    const [reminder] = await read(visitor, '/api/reminders')
    expect([reminder.dose, reminder.ownDose]).toEqual(['0.5 mg', null])
    await done()
  })

  await test.step('the second shot is a day and a half late, at another site', async () => {
    expect((await visitor.request.put('/api/injection-sites/Left%20thigh/sore')).status()).toBe(200)
    const { page, done } = await after(8.5 * DAY_MS)
    const tabs = page.getByRole('navigation', { name: 'My Plan' })
    await tabs.getByRole('link', { name: 'Reminders', exact: true }).click()
    await page.getByRole('button', { name: 'Log Dose: Semaglutide, overdue' }).first().click()
    const sheet = sheetOf(page)
    await expect(sheet.getByLabel('Dose', { exact: true })).toHaveValue('0.5')
    await expect(sheet.getByRole('alert')).toBeHidden()
    // The abdomen was last, and the left thigh is sore.
    await sheet.getByRole('button', { name: 'Use' }).click()
    await sheet.getByRole('button', { name: 'Good', exact: true }).click()
    await passDoubleTap(page)
    await sheet.getByRole('button', { name: /^Log · / }).click()
    await logged(page)
    const [dose] = await read(visitor, '/api/dosage-logs')
    expect(dose).toMatchObject({ dose: '0.5 mg', injectionSite: 'Right thigh' })
    const [reminder] = await read(visitor, '/api/reminders')
    expect(reminder.overdue).toBeNull()
    expect(Date.parse(reminder.nextAt)).toBeGreaterThan(first + 13 * DAY_MS)
    const { adherenceRate } = await read(visitor, '/api/analytics/stats')
    expect(adherenceRate).toBe(100)
    await done()
  })
})
