import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  passWelcome,
  test,
} from './journey.ts'

test('a stack is built with a plan and added to plan, stacks and cart', async ({ page, context }) => {
  await createPerson(context)
  // Labels of weight-loss medicines require a BMI of 30.
  await context.request.patch('/api/auth/user', { data: { weight: 230 } })
  await createPlanEntry(context)
  await page.goto('/peptides')
  await passWelcome(page)
  await page.getByRole('link', { name: 'Build a Stack' }).click()
  await expect(page.getByLabel('Current Peptides')).toHaveValue('BPC-157 (250 mcg, Daily)')
  const choose = (name: string) => page.getByText(name, { exact: true }).click()
  await page.getByRole('button', { name: 'Generate Stack' }).click()
  await expect(page.getByText('Please select at least one goal')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  for (const answer of ['Weight loss', 'Recovery', 'Sleep', 'Semaglutide', 'Advanced', '6+ months'])
    await choose(answer)
  await page.getByRole('button', { name: 'Generate Stack' }).click()

  await expect(page.getByText('Stack recommendations generated successfully!', { exact: true })).toBeVisible()
  const current = page.getByRole('region', { name: 'Current Stack' })
  await expect(current.getByRole('heading', { level: 3 })).toHaveText(['BPC-157', 'Semaglutide'])
  await expect(current.getByText('No suitable option for sleep')).toBeVisible()
  await expect(current.getByText('0.25 mg', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'New Stack' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await current.getByRole('button', { name: 'Add to plan' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Semaglutide: 0.25 mg, Weekly')
  await question.getByRole('button', { name: 'Add to plan' }).click()
  await expect(page.getByText('Semaglutide added to your plan successfully!', { exact: true })).toBeVisible()
  await expect(current.getByRole('button', { name: 'Add to plan' })).toHaveCount(0)

  await current.getByRole('button', { name: 'Save as my stack' }).click()
  await expect(page.getByText('Stack created successfully!', { exact: true })).toBeVisible()
  const stacks = await (await context.request.get('/api/social/my-stacks')).json()
  expect(stacks).toMatchObject([
    { name: 'Current Stack', isPublic: false, stackItems: [{}, { dose: '0.25 mg' }] },
  ])

  await current.getByRole('link', { name: 'Show your doctor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Current Stack' })).toBeVisible()
  await expect(page.getByText('From my own plan, entered by me.')).toBeVisible()
  await expect(page.getByText(/prescribed/)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Back to the stacks' }).click()

  await current.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('2 peptides are in your cart', { exact: true })).toBeVisible()
  await page.waitForURL('**/shop')
  await page.goBack()
  await expectToFit(page)
})

test('without a plan a condition rules everything out and says why; another goal makes a plan, a stack and a cart', async ({
  page,
  context,
}) => {
  await createPerson(context)
  await context.request.post('/api/init-peptides')
  const data = { weight: 230, healthConditions: 'Had pancreatitis twice' }
  await context.request.patch('/api/auth/user', { data })
  await page.goto('/peptides/build')
  await passWelcome(page)
  for (const answer of ['Weight loss', 'Tirzepatide', 'Beginner', '3-6 months'])
    await page.getByText(answer, { exact: true }).click()
  await expect(page.getByLabel('Current Peptides')).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate Stack' }).click()
  const fresh = page.getByRole('region', { name: 'New Stack' })
  await expect(fresh.getByRole('listitem').filter({ hasText: 'Tirzepatide:' })).toContainText('pancreatitis')
  await expect(fresh.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate New Stack' }).click()
  await expect(page.getByRole('radio', { name: 'Tirzepatide' })).toBeChecked()

  for (const answer of ['Weight loss', 'Recovery', 'Advanced'])
    await page.getByText(answer, { exact: true }).click()
  await page.getByRole('button', { name: 'Generate Stack' }).click()
  const name = await fresh.getByRole('heading', { level: 3 }).first().innerText()
  await fresh.getByRole('button', { name: 'Add to plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add to plan' }).click()
  await expect(page.getByText(`${name} added to your plan successfully!`, { exact: true })).toBeVisible()
  await fresh.getByRole('button', { name: 'Save as my stack' }).click()
  await expect(page.getByText('Stack created successfully!', { exact: true })).toBeVisible()
  await fresh.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL('**/shop')
  const stored = async (path: string) => (await context.request.get(path)).json()
  expect(await stored('/api/user-peptides')).toMatchObject([{ peptide: { name } }])
  expect(await stored('/api/social/my-stacks')).toMatchObject([{ name: 'New Stack' }])
  expect(await stored('/api/cart')).toMatchObject([{ peptideName: name }])
})
