import type { Locator } from '@playwright/test'
import {
  createPerson,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  passWelcome,
  test,
  theOperator,
} from './journey.ts'
import { textsOfPrintedPages } from './printed-pages.ts'

test('a member without admin rights is turned away, and a visitor finds nothing', async ({
  page,
  context,
  pageOf,
}) => {
  const member = await pageOf('with nothing yet')
  await member.goto('/admin')
  await passWelcome(member)
  await expect(member.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(member.getByText("You don't have permission to access the admin panel.")).toBeVisible()
  await expect(member.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await context.clearCookies()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('the place in the panel survives a reload, and Back leads to the previous one', async ({
  page,
  context,
}) => {
  await theOperator(context)
  await page.goto('/')
  await passWelcome(page)
  const bar = page.getByRole('navigation', { name: isPhone(page) ? 'Tabs' : 'Main' })
  await bar.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  const panel = page.getByRole('tablist', { name: 'Admin Panel' })
  for (const name of ['Orders', 'Products', 'Personal Peptides', 'Reports'])
    await expect(panel.getByRole('tab', { name })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Quick menu' })).toHaveCount(0)
  await panel.getByRole('tab', { name: 'Inventory' }).click()
  await page.getByRole('tab', { name: 'Vitamin Inventory' }).click()
  await expect(page).toHaveURL('/admin?tab=inventory&sub=vitamins')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Vitamin Inventory', selected: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Peptide Inventory', selected: true })).toBeVisible()
  await page.goBack()
  await expect(panel.getByRole('tab', { name: /^Users/, selected: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

test('desktop tables start above 300 px and show a dozen rows', async ({ page, context }) => {
  test.skip(isPhone(page), 'phones show cards')
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  await page.goto('/admin?tab=products')
  await expect(page.locator('tbody tr').nth(11)).toBeInViewport({ ratio: 1 })
  const top = async (what: Locator) => (await what.first().boundingBox())?.y ?? Number.NaN
  expect(await top(page.locator('main table')), 'where the table begins').toBeLessThan(300)
  const figures = await page.getByText('New Users This Week').boundingBox()
  expect(await top(page.getByRole('tablist', { name: 'Products' }))).toBeGreaterThanOrEqual(
    (figures?.y ?? Number.NaN) + (figures?.height ?? Number.NaN),
  )
})

test('tablets keep room for the name of a product', async ({ page, context }) => {
  test.skip(isPhone(page), 'phones show cards')
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/admin?tab=products')
    await expect(page.locator('tbody tr').first()).toBeVisible()
    const name = await page.getByRole('columnheader', { name: 'Product' }).boundingBox()
    expect(name?.width, `at ${width} px`).toBeGreaterThan(140)
  }
})

test('a printed table has no blank page', async ({ page, context }) => {
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  const peptides: { id: number }[] = await (await context.request.get('/api/peptides')).json()
  for (const { id: peptideId } of peptides.slice(0, 12)) {
    const batch = { peptideId, batchNumber: `Print-${peptideId}`, quantityAvailable: 1, notes: 'Certificate' }
    expect((await context.request.post('/api/admin/inventory', { data: batch })).status()).toBe(201)
  }
  const last = `Print-${peptides[11]?.id}`
  for (const path of ['/admin?tab=inventory&q=Print-', '/admin/history']) {
    await page.goto(path)
    await expect(page.getByText(last).first()).toBeVisible()
    expect((await textsOfPrintedPages(page)).filter((texts) => texts === 0)).toEqual([])
  }
})

test('the palette finds a peptide by keyboard alone and opens it', async ({ page, context }) => {
  await context.request.post('/api/init-peptides')
  await theOperator(context)
  await page.goto('/admin?tab=reports')
  await passWelcome(page)
  await expect(page.getByRole('tab', { name: 'Reports', selected: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Jump to…' })
  await expect(palette.getByRole('option', { name: 'Price Comparison' })).toBeVisible()
  await page.keyboard.type('dsip')
  await expect(palette.getByRole('option', { name: /^DSIP/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
  await page.keyboard.press('Tab')
  await expect(palette.getByRole('option', { name: 'Peptide Inventory' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=products&sub=peptides&view=costs&q=DSIP/)
  await page.keyboard.press('Control+k')
  await expect(palette.getByText('Recent')).toBeVisible()
  await expect(palette.getByRole('option', { selected: true })).toContainText('DSIP')
})

test('the history shows what was done to a member and works by keyboard', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const { email } = await createPerson(elsewhere)
  await elsewhere.close()
  await theOperator(context)
  const found = await context.request.get('/api/admin/users', { params: { search: email, limit: 1 } })
  const [{ id }]: [{ id: string }] = await found.json()
  expect((await context.request.post(`/api/admin/users/${id}/reset-password`)).status()).toBe(200)

  await page.goto(`/admin/history?kind=member&object=${id}`)
  await passWelcome(page)
  await expect(page.getByRole('button', { name: `Details of Member ${email}` })).toHaveCount(1)
  await expect(page.getByText('Reset password')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: `Details of Member ${email}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No fields changed.')).toBeVisible()
  await page.getByRole('button', { name: /show all$/ }).click()
  await expect(page).toHaveURL('/admin/history?kind=member')
  await page.goBack()
  await expect(page).toHaveURL(/object=/)
  await expectToFit(page)
})
