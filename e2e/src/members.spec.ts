import type { Browser, Page } from '@playwright/test'
import {
  anEmail,
  createPerson,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  passWelcome,
  test,
  theOperator,
} from './journey.ts'

/** Another person's browser. */
async function elsewhere(browser: Browser) {
  const context = await browser.newContext()
  return { context, page: await context.newPage() }
}

/** Opens the panel with one member, found by address. */
async function findMember(page: Page, email: string) {
  await page.goto('/admin')
  await passWelcome(page)
  await page.getByRole('searchbox').fill(email.toUpperCase())
  await expect(page.getByText(/^1 of 1 shown$/)).toBeVisible()
}

async function choose(page: Page, act: string) {
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function chooseNewPassword(page: Page) {
  await page.getByLabel('New Password', { exact: true }).fill('my very own')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('my very own')
  await page.getByRole('button', { name: 'Update Password' }).click()
}

test('an operator resets a password, and the member first chooses a new one', async ({
  page,
  context,
  browser,
}) => {
  const member = await elsewhere(browser)
  const { email } = await createPerson(member.context)
  await theOperator(context)
  await findMember(page, email)
  await choose(page, 'Reset password')
  await page.getByRole('button', { name: 'Reset password', exact: true }).last().click()
  await expect(page.getByText('Password Reset Successful').first()).toBeVisible()
  const password = await page.locator('code').first().textContent()

  const refused = await member.context.request.get('/api/auth/user')
  expect(refused.status(), 'signed out everywhere').toBe(401)
  await signIn(member.page, email, password ?? '')
  await expect(member.page.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible()
  await member.page.goto('/peptides')
  await expect(member.page.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible()
  await expectAccessibleInBothThemes(member.page)
  await chooseNewPassword(member.page)
  await expect(member.page.getByRole('heading', { name: 'Available Peptides' })).toBeVisible()
  await member.context.close()
})

test('an operator opens a member, ends their session and deletes them', async ({
  page,
  context,
  browser,
}) => {
  const member = await elsewhere(browser)
  const { email } = await createPerson(member.context)
  await theOperator(context)
  await findMember(page, email)
  await page.getByRole('button', { name: /^Details of / }).click()
  await page.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('region', { name: 'Login activity' }).getByText('Ended')).toBeVisible()
  expect((await member.context.request.get('/api/auth/user')).status()).toBe(401)
  await expectAccessibleInBothThemes(page)

  const profile = page.waitForEvent('popup')
  await choose(page, 'Open profile')
  const opened = await profile
  await expect(opened.getByRole('heading', { name: 'Ada Keller' })).toBeVisible()
  await expect(opened.getByRole('navigation'), 'it stands alone').toHaveCount(0)
  await expectAccessibleInBothThemes(opened)
  await expectToFit(opened)

  await choose(page, 'Delete')
  await expect(page.getByText(/peptide logs, reminders, orders and personal information/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('User deleted successfully').first()).toBeVisible()
  await expect(page.getByText(/^No users found matching/)).toBeVisible()
  await opened.reload()
  await expect(opened.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await member.context.close()
})

test('an operator makes another admin and chooses their rights', async ({ page, context, browser }) => {
  const email = anEmail()
  await theOperator(context)
  await page.goto('/admin')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Create admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Admin' })
  await expect(dialog.getByRole('button', { name: 'Create admin' })).toBeDisabled()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('long enough')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Create admin' }).click()
  await expect(page.getByText('New admin account created successfully').first()).toBeVisible()

  await findMember(page, email)
  await choose(page, 'Permissions')
  await page.getByText('Some areas').click()
  await page.getByRole('switch', { name: 'Reports' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Permissions updated').first()).toBeVisible()

  const other = await elsewhere(browser)
  await signIn(other.page, email, 'long enough')
  await chooseNewPassword(other.page)
  await expect(other.page.getByRole('heading', { name: 'Choose a New Password' })).toBeHidden()
  await other.page.goto('/admin')
  await passWelcome(other.page)
  await expect(other.page.getByRole('tab')).toHaveText(['Reports'])
  await other.context.close()
})

test('operators cannot delete their own account, and the page says why', async ({ page, context }) => {
  await theOperator(context)
  await findMember(page, 'admin@pepwell.local')
  await choose(page, 'Delete')
  await expect(page.getByText('You can’t delete or limit the support account').first()).toBeVisible()
})

test('members’ descriptions and failed deliveries are accessible and fit', async ({
  page,
  context,
  browser,
}) => {
  const member = await elsewhere(browser)
  const { email } = await createPerson(member.context)
  const text = 'x'.repeat(300)
  const written = {
    description: text,
    benefits: text,
    sideEffects: text,
    duration: text,
    bestTakenWith: text,
  }
  const own = {
    name: 'W'.repeat(100),
    category: 'Other',
    recommendedDose: text,
    frequency: 'Daily',
    ...written,
  }
  expect((await member.context.request.post('/api/personal-peptides', { data: own })).status()).toBe(201)
  await theOperator(context)
  await page.goto(`/admin?tab=personal-peptides&q=${email}`)
  await passWelcome(page)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /deliver(y|ies) failed|Deliveries/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Failed deliveries' })).toBeVisible()
  await expect(page.getByText('No failed deliveries')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
  await page.goto(`/admin?tab=personal-peptides&q=${email}`)
  await expect(page.getByText(email)).toBeVisible()
  await expectToFit(page)
  await member.context.close()
})
