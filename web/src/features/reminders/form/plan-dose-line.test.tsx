import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEntry, anEntryOf, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { choose, dialog, field, MONDAY_NIGHT, openEdit, openNew } from '../../../test/reminder-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NIGHT })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a new reminder follows the plan’s dose until another is typed', async () => {
  serveRegimen({ plan: [anEntry(), anEntryOf(12, 'TB-500', { currentDose: '2 mg' })] })
  const page = await openNew()
  expect(dialog().queryByText(/your plan/)).not.toBeInTheDocument()
  await page.user.click(dialog().getByText('More'))
  await choose(page, 'Peptide', 'TB-500')
  expect(field('Dose')).toHaveValue('2 mg')
  expect(dialog().getByText('The dose follows your plan.')).toBeVisible()
  await page.user.clear(field('Dose'))
  await page.user.type(field('Dose'), '2000 mcg')
  expect(dialog().getByText('The dose follows your plan.')).toBeVisible()
  await page.user.type(field('Dose'), '{Backspace}g a day')
  expect(dialog().getByText(/^The dose differs from your plan: 2 mg/)).toBeVisible()
})

test('a reminder with its own dose returns to the plan’s with one press', async () => {
  serveRegimen()
  const page = await openEdit(aReminder({ dose: '1 mg', ownDose: '1 mg' }))
  expect(dialog().getByText(/^The dose differs from your plan: 250 mcg/)).toBeVisible()
  await page.user.click(dialog().getByRole('button', { name: "Use the plan's" }))
  expect(field('Dose')).toHaveValue('250 mcg')
  expect(dialog().getByText('The dose follows your plan.')).toBeVisible()
})

test('a dose 1,000 times the plan’s is questioned before the reminder is saved', async () => {
  serveRegimen()
  const page = await openEdit(aReminder())
  await page.user.clear(field('Dose'))
  await page.user.type(field('Dose'), '250 mg')
  expect(dialog().getByText(/^250 mg is 1,000 times the 250 mcg in your plan/)).toBeVisible()
})
