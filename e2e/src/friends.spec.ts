import type { Page } from '@playwright/test'
import { another, createNamedPerson } from './acquaintances.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectToFit,
  openLivePage,
  PASSWORD,
  test,
} from './journey.ts'

const SOCIAL = '/social'

const card = (page: Page, name: RegExp | string) => page.getByRole('region', { name })
const friends = (page: Page) => card(page, /^Your Friends/)

async function search(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Username or user ID' }).fill(text)
}

test('two people find each other, and each sees the other’s changes immediately', async ({
  page,
  context,
  browser,
}) => {
  const ada = await createNamedPerson(context, 'Ada')
  await openLivePage(page, SOCIAL)
  const bo = await another(browser, 'Bo')

  await search(page, bo.username.slice(0, -1).toUpperCase())
  await page.getByRole('button', { name: `Add ${bo.name}` }).click()
  await expect(page.getByText('Friend request sent!', { exact: true })).toBeVisible()
  await expect(card(page, 'Find Friends').getByText('Requested')).toBeVisible()
  await expectAccessible(page)

  // Without a reload.
  await expect(bo.page.getByText('1 pending request(s)')).toBeVisible()
  await expect(bo.page.getByRole('button', { name: 'Notifications, 1 unread' }).first()).toBeAttached()
  await bo.page.getByRole('button', { name: `Accept ${ada.name}` }).click()
  await expect(friends(bo.page).getByText(ada.email)).toBeVisible()
  await expect(friends(page).getByText(bo.email)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Friends 2' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)

  await friends(page)
    .getByRole('button', { name: `More for ${bo.name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Blocked people (1)')).toBeVisible()
  await expect(friends(bo.page).getByText(ada.email)).toHaveCount(0)
  await search(bo.page, ada.id)
  await expect(bo.page.getByText('No users found')).toBeVisible()
  await bo.context.close()
})

test('a reported member can be suspended and is signed out at once', async ({ page, context, browser }) => {
  await createNamedPerson(context, 'Ada')
  await openLivePage(page, SOCIAL)
  const bo = await another(browser, 'Bo')
  await search(page, bo.id)
  await page.getByRole('button', { name: `More for ${bo.name}` }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: `Report ${bo.name}` })
  await dialog.getByLabel('Why?').selectOption('Spam')
  await dialog.getByLabel(/What happened/).fill('Sends links all day')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent', { exact: true })).toBeVisible()

  const operator = await browser.newContext()
  const data = { email: 'admin@pepwell.local', password: 'journeys only' }
  expect((await operator.request.post('/api/auth/login', { data })).status()).toBe(200)
  const panel = await operator.newPage()
  await openLivePage(panel, '/admin/abuse-reports')
  const report = panel.getByRole('listitem').filter({ hasText: bo.username })
  await expect(report).toContainText('Sends links all day')
  await expectAccessible(panel)
  await report.getByRole('button', { name: 'Suspend' }).click()
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(panel.getByText('Account suspended', { exact: true })).toBeVisible()

  await bo.page.waitForURL(/\/login/)
  const refused = await bo.context.request.post('/api/auth/login', {
    data: { email: bo.email, password: PASSWORD },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
  await operator.close()
  await bo.context.close()
})
