import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import type { BrowserContext } from '@playwright/test'
import {
  createPerson,
  expect,
  expectAccessibleInBothThemes,
  newYorkDay,
  passWelcome,
  test,
} from './journey.ts'

/** A user with four-week steps, the first of which started a number of days ago. */
async function aStepper(context: BrowserContext, daysAgo: number) {
  await createPerson(context)
  await context.request.post('/api/init-peptides')
  const peptides: { id: number; name: string }[] = await (await context.request.get('/api/peptides')).json()
  const peptideId = peptides.find(({ name }) => name === 'Semaglutide')?.id
  const startDate = addDays(newYorkDay() as CalendarDay, -daysAgo)
  const steps = [{ dose: '0.25 mg', weeks: 4 }, { dose: '0.5 mg', weeks: 4 }, { dose: '1 mg' }]
  const data = { peptideId, currentDose: '0.25 mg', frequency: 'Weekly', startDate, steps }
  const response = await context.request.post('/api/user-peptides', { data })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as { id: number }
}

test('on the step day the next dose is taken, and the plan follows', async ({ page, context }) => {
  const { id } = await aStepper(context, 28)
  const vial = { userPeptideId: id, kind: 'vial', amount: 5, unit: 'mg', waterMl: 2, mixedOn: newYorkDay() }
  expect((await context.request.post('/api/vials', { data: vial })).status()).toBe(201)
  await page.goto('/')
  await passWelcome(page)
  const question = page.getByRole('region', { name: 'Next step of Semaglutide' })
  await expect(question).toContainText('Next step: 0.5 mg')
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Take it · 20 units' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Take 0.5 mg?' })
  await dialog.getByText('My prescriber decided').click()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Take 0.5 mg' }).click()
  await expect(page.getByText('Your dose is 0.5 mg', { exact: true }).first()).toBeVisible()
  await expect(question).toBeHidden()
  const plan = await (await context.request.get('/api/user-peptides')).json()
  expect(plan).toMatchObject([{ id, currentDose: '0.5 mg' }])
  const decisions = await context.request.get(`/api/user-peptides/${id}/steps/decisions`)
  expect((await decisions.json())[0]).toMatchObject({ act: 'take', reason: 'prescriber' })
})

test('after two missed weekly doses the steps are on hold', async ({ page, context }) => {
  const { id: userPeptideId } = await aStepper(context, 40)
  const takenAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString()
  const data = { userPeptideId, dose: '0.25 mg', takenAt }
  expect((await context.request.post('/api/dosage-logs', { data })).status()).toBe(201)
  await page.goto('/')
  await passWelcome(page)
  const question = page.getByRole('region', { name: 'Next step of Semaglutide' })
  await expect(question.getByRole('alert')).toHaveText(
    'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.',
  )
  await expect(question.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'We agreed on a dose' }).click()
  await page.getByRole('radio', { name: '0.25 mg, as now' }).check({ force: true })
  await expectAccessibleInBothThemes(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your dose is 0.25 mg', { exact: true }).first()).toBeVisible()
  await expect(question).toBeHidden()

  await page.goto('/reminders')
  await page.getByRole('button', { name: 'Step history: Semaglutide' }).click()
  const history = page.getByRole('list', { name: 'Step history' })
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await expect(history).toContainText('Stayed at 0.25 mg')
  await expect(history).toContainText('On hold after two missed doses')
  await expectAccessibleInBothThemes(page)
})
