import {
  createPerson,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  openLoaded,
  passWelcome,
  test,
} from './journey.ts'

const THYROID = /GLP-1 labels rule them out if you or a relative had medullary thyroid cancer or MEN 2/
const MAXIMUM = /The label says at most 7\.2 mg a week/

test('warnings show before saving, on the card until dismissed for a reason, and after a change', async ({
  page,
  context,
}) => {
  await createPerson(context)
  await context.request.post('/api/init-peptides')
  const data = { weight: 230, healthConditions: 'MEN 2 in my family' }
  expect((await context.request.patch('/api/auth/user', { data })).status()).toBe(200)
  await page.goto('/peptides')
  await passWelcome(page)
  await page.getByRole('searchbox').fill('Ozempic')
  await page.getByRole('button', { name: 'Add to plan: Semaglutide', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Current dose').fill('1 mg')
  await expect(sheet.getByText(THYROID)).toBeVisible()
  await expect(sheet.getByText(/The label starts at 0\.25 mg for 4 weeks/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const added = page.waitForResponse(
    (one) => one.url().endsWith('/api/user-peptides') && one.status() === 201,
  )
  await sheet.getByRole('button', { name: 'Add to plan' }).click()
  const { warnings } = await (await added).json()
  expect(warnings.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['CONTRAINDICATED', 'ABOVE_START']),
  )

  await openLoaded(page, '/reminders')
  const shown = page.getByRole('list', { name: 'Warnings about Semaglutide' })
  await expect(shown.getByText(THYROID)).toBeVisible()
  await expect(shown.getByText(/Wegovy label on DailyMed, checked \w+ \d+, \d{4}/).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await shown.getByRole('button', { name: /^Dismiss: .*medullary/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('We show it again if your profile or dose changes.')).toBeVisible()
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await expect(question).toBeHidden()
  await expect(shown.getByText(THYROID)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(THYROID)).toHaveCount(0)

  await page.getByRole('button', { name: /^Edit/ }).click()
  await sheet.getByLabel('Current dose').fill('10 mg')
  await expect(sheet.getByText(MAXIMUM)).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(shown.getByText(MAXIMUM)).toBeVisible()
  await expectToFit(page)
})
