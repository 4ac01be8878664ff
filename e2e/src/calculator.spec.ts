import type { BrowserContext, Page } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessible,
  expectToFit,
  isAppRunning,
  isPhone,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'

async function aPersonWithAPlan(context: BrowserContext) {
  await createPerson(context)
  await createPlanEntry(context, 'BPC-157', '100 mcg')
}

/** Shows the plan's dose in mcg. */
const inMilligrams = (page: Page) =>
  page.getByRole('group', { name: 'Unit of the dose' }).getByText('mg', { exact: true }).click()

test('a calculation goes from vial and dose to the syringe, is saved, and is used in plan and dose log', async ({
  page,
  context,
}) => {
  await aPersonWithAPlan(context)
  await page.goto('/calculator')
  await passWelcome(page)
  await page.getByLabel('Peptide', { exact: true }).selectOption({ label: 'BPC-157' })
  await expect(page.getByLabel('Desired dose (mcg)')).toHaveValue('100')
  await page.getByLabel('Peptide in the vial (mg)').fill('5')
  await inMilligrams(page)
  await page.getByLabel('Desired dose (mg)').fill('250')
  await page.getByRole('button', { name: 'Did you mean 250 mcg?' }).click()
  await expect(
    page.getByRole('img', { name: 'U-100 insulin syringe of 1 mL, filled to 10 units' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Dosage calculated successfully').first()).toBeVisible()
  await expect(page.getByText('BPC-157 · 250 mcg')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Use in my plan' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit BPC-157' })
  await expect(edit.getByLabel('Current dose')).toHaveValue('250')
  await expect(edit.getByRole('radio', { name: 'mcg' })).toBeChecked()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Peptide updated successfully').first()).toBeVisible()

  await page.getByRole('button', { name: 'Log Dose' }).click()
  const log = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(log.getByLabel('Dose', { exact: true })).toHaveValue('250')
  await expect(log.getByRole('radio', { name: 'mcg' })).toBeChecked()
  await passDoubleTap(page)
  await log.getByRole('button', { name: 'Log Dose' }).click()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  const [dose] = await page.evaluate(async () => (await fetch('/api/dosage-logs')).json())
  expect(dose).toMatchObject({ dose: '250 mcg', volume: 0.1 })
  await expectToFit(page)
})

test('the quick action shows the calculator within the plan; syringe and calculations are remembered', async ({
  page,
  context,
}) => {
  await aPersonWithAPlan(context)
  await page.goto('/calculator')
  await passWelcome(page)
  await page.getByText(/^U-100 syringe/).click()
  await page.getByText('0.3 mL', { exact: true }).click()
  await page.getByText('U-40', { exact: true }).click()
  await page.getByLabel('Peptide', { exact: true }).selectOption({ label: 'BPC-157' })
  await page.getByLabel('Peptide in the vial (mg)').fill('10')
  await inMilligrams(page)
  await page.getByLabel('Desired dose (mg)').fill('2.5')
  await expect(page.getByText('More than this syringe holds')).toBeVisible()
  await page.getByLabel('Desired dose (mg)').press('Enter')
  await expect(page.getByText('BPC-157 · 2.5 mg')).toBeVisible()

  await page.goto('/profile')
  await isAppRunning(page)
  const menu = page.getByRole('button', { name: 'Quick menu' })
  if (isPhone(page)) await menu.tap()
  else await menu.hover()
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  await expect(page).toHaveURL(/\/reminders\?tab=calculator$/)
  const section = page.getByRole('region', { name: 'Dosage Calculator' })
  await expect(section.getByRole('heading', { name: 'Vial and dose' })).toBeInViewport()
  await section.getByText('Previous calculations').click()
  await section.getByRole('button', { name: 'Use again: BPC-157, 2.5 mg' }).click()
  await expect(section.getByRole('img')).toHaveAccessibleName(
    'U-40 insulin syringe of 0.3 mL, too small for 20 units',
  )
  await expectAccessible(page)
  await expectToFit(page)
})

test('a tip opens by tap and by keyboard', async ({ pageOf }) => {
  const page = await pageOf('with a plan')
  await page.goto('/calculator')
  await passWelcome(page)
  const about = page.getByRole('button', { name: 'About the peptide in the vial' })
  const tip = page.getByRole('tooltip', { name: /lab report, not the vial label/ })
  if (isPhone(page)) await about.tap()
  else await about.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})
