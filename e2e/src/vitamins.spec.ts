import { createPerson, createPlanEntry, expect, expectAccessible, passWelcome, unfold } from './journey.ts'
import { aPage, test } from './moved-server.ts'

const DAY_MS = 86_400_000

test('vitamins follow from the plan, with a reason and a tap to log them', async ({ moved, visitor }) => {
  // Vitamins come after the first day.
  await moved.setBehind(2 * DAY_MS)
  await createPerson(visitor)
  await moved.setBehind(0)
  await createPlanEntry(visitor, 'Semaglutide', '0.25 mg')
  await visitor.request.patch('/api/auth/user', { data: { healthConditions: 'Kidney stones' } })
  const { page, nothingWentWrong } = await aPage(visitor)
  await page.goto('/')
  await passWelcome(page)
  await unfold(page, 'Vitamins for You')
  const widget = page.getByRole('region', { name: 'Vitamins for You' })
  await widget.getByText('Why?', { exact: true }).first().click()
  await expect(
    widget.getByText(/Your plan includes Semaglutide, which lowers appetite/).first(),
  ).toBeVisible()
  await expect(widget.getByText(/You noted “Kidney stones”/)).toBeVisible()
  await expect(
    widget
      .getByRole('link', { name: 'Stones in a trial of calcium and vitamin D, Wallace et al. 2011' })
      .first(),
  ).toBeVisible()
  await widget.getByRole('button', { name: /^Show all/ }).click()
  await widget.getByRole('button', { name: 'Log Calcium' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Supplement', { exact: true })).toHaveValue('Calcium')
  await expect(dialog.getByLabel('Quantity')).toHaveValue('1000')
  await dialog.getByLabel('Quantity').fill('500')
  await dialog.getByRole('button', { name: 'Log Supplement' }).click()
  await expect(widget.getByText('Logged today')).toBeVisible()
  await expectAccessible(page)
  nothingWentWrong()
})
