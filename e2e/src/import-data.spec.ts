import type { Page } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessible,
  expectToFit,
  isPhone,
  passDoubleTap,
  test,
} from './journey.ts'

// Phones have the files of other apps.
test.beforeEach(({ page }) => test.skip(!isPhone(page)))

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

const choose = (page: Page, name: string, lines: readonly string[]) =>
  page.getByLabel(/Choose a CSV file/).setInputFiles(csv(name, lines))

const weighIns = ['Date,Weight (lbs)', '2026-10-03,171.4', '2026-10-10,170.2']
const dosesWith = (amount: string) => [
  'Date,Time,Medicine,Dose,Unit',
  `03/10/2026,09:00,BPC-157,${amount},mcg`,
  '17/10/2026,09:00,BPC-157,250,mcg',
]

const imported = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function importIt(page: Page, name: string) {
  await passDoubleTap(page)
  await page.getByRole('button', { name: 'Import 2 entries' }).click()
  await expect(imported(page, name)).toContainText('· 2 entries')
}

test('weigh-ins and doses of another app are imported, corrected and undone', async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/profile/import')
  await choose(page, 'weights.csv', weighIns)
  const rows = page.getByRole('table', { name: 'Rows of the file' })
  await expect(rows.getByText('Oct 3, 2026')).toBeVisible()
  await expect(rows.getByText('171.4 lbs')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await importIt(page, 'weights.csv')

  await choose(page, 'bare.csv', ['Date,Medicine,Dose', '2026-10-03,BPC-157,250'])
  await page.getByLabel('Unit for doses without one').selectOption('mcg')
  await expect(rows.getByText('250 mcg BPC-157')).toBeVisible()
  await expectToFit(page)

  await choose(page, 'doses.csv', dosesWith('two fifty'))
  // The 17th can only be a day, so the 3rd of the other row is one too.
  await expect(rows.getByText('Oct 17, 2026, 9:00 AM')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Skipped' }).getByText(/^Row 2\. /)).toBeVisible()
  await page.goto('/')
  await page.goto('/profile/import')
  await expect(page.getByText('You left before importing doses.csv. Choose the file again.')).toBeVisible()
  await choose(page, 'doses.csv', dosesWith('250'))
  await expect(rows.getByText('Oct 3, 2026, 9:00 AM')).toBeVisible()
  await expect(rows.getByText('250 mcg BPC-157')).toHaveCount(2)
  await importIt(page, 'doses.csv')
  const doses = () => page.evaluate(async () => (await fetch('/api/dosage-logs')).json())
  expect(await doses()).toHaveLength(2)

  await page.getByRole('button', { name: 'Undo the import of doses.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(imported(page, 'doses.csv')).toContainText('· Undone')
  expect(await doses()).toHaveLength(0)
  // The profile's weight is the third.
  expect(await page.evaluate(async () => (await fetch('/api/weight-logs')).json())).toHaveLength(3)
})
