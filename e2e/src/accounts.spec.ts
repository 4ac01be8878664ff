import type { Page } from '@playwright/test'
import {
  anEmail,
  createPerson,
  createVerifiedPerson,
  expect,
  isAppRunning,
  isPhone,
  openLivePage,
  PASSWORD,
  passWelcome,
  test,
  verifyEmail,
} from './journey.ts'

declare global {
  interface Window {
    recordMessage(text: string): void
  }
}

test('a forgotten password is reset by its link, which works once', async ({ page, context }) => {
  const { email } = await createPerson(context)
  await page.goto('/api/logout')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password' }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel('Email').fill(email)
  const answer = page.waitForResponse('**/api/auth/forgot-password')
  await asking.getByRole('button', { name: 'Send Reset Link' }).click()
  const { token } = await (await answer).json()

  await page.goto(`/reset-password?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('a brand new one')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a brand new one')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  await expect(page.getByLabel('Email'), 'what was typed stays').toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill('a brand new one')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome (to Pepwell|back), Ada$/ })).toBeVisible()

  const used = await context.request.post('/api/auth/reset-password', {
    data: { token, password: 'yet another one', confirmPassword: 'yet another one' },
  })
  expect(used.status()).toBe(400)
})

test('signed out, other pages are a 404, and signing in leads to the requested page', async ({
  page,
  context,
}) => {
  const { email } = await createPerson(context)
  await page.goto('/api/logout')
  await page.goto('/peptides')
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible()
  await page.goto('/api/login?next=/peptides')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/peptides$/)
  await expect(page.getByRole('heading', { name: 'Available Peptides' })).toBeVisible()
})

test('a link without a token leads to the sign-in page and says why', async ({ pageOf }) => {
  const page = await pageOf('signed out')
  await page.goto('/reset-password')
  await expect(page.getByText('Invalid Reset Link').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('signing out in one tab makes another ask to sign in', async ({ page, context }) => {
  await createPerson(context)
  await openLivePage(page, '/reminders')
  await expect(page.getByText('No Active Peptides')).toBeVisible()
  // The toast shows for half a second before the page leaves, too short to query from outside.
  const messages: string[] = []
  await page.exposeFunction('recordMessage', (text: string) => messages.push(text))
  await page.evaluate(() => {
    const record = () =>
      document.querySelectorAll('li').forEach((item) => void window.recordMessage(item.textContent))
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true })
  })
  const other = await context.newPage()
  await other.goto('/api/logout')
  await other.close()
  await expect.poll(() => messages.join()).toContain('UnauthorizedYou are logged out. Logging in again...')
  await expect(page).toHaveURL(/\/login\?next=/)
})

/**
 * Adds a virtual authenticator that always verifies the user.
 * @returns counts the passkeys that it offers
 */
async function holdDevice(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
  const able = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const device = await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...able } })
  return async () => (await session.send('WebAuthn.getCredentials', device)).credentials.length
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/profile?tab=security')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Chrome')
}

test('the device forgets a passkey that is removed here', async ({ page, context }) => {
  await createVerifiedPerson(context)
  const passkeys = await holdDevice(page)
  await addPasskey(page)
  expect(await passkeys()).toBe(1)
  await page.getByRole('button', { name: /^Remove Chrome/ }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0)
  await expect.poll(passkeys).toBe(0)
})

test('the device forgets a passkey that a reset ended, once it is refused', async ({ browser, baseURL }) => {
  // A refused sign-in is an error in the console, on purpose.
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const { email } = await createVerifiedPerson(context)
  const passkeys = await holdDevice(page)
  await addPasskey(page)
  await verifyEmail(context, email)
  await page.goto('/api/logout')
  await page.goto('/login')
  expect(await passkeys()).toBe(1)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.poll(passkeys).toBe(0)
  await context.close()
})

test('the menu signs out, and a passkey signs in again', async ({ page, context }) => {
  await createVerifiedPerson(context)
  await holdDevice(page)
  await addPasskey(page)
  await page.goto('/')
  if (isPhone(page)) {
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click()
  } else {
    await page.getByRole('button', { name: /Ada/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await expect(page.getByRole('link', { name: 'Create an Account' }).first()).toBeVisible()
  expect((await context.request.get('/api/auth/user')).status()).toBe(401)
  await page.goto('/login?next=/weight')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/^[^?]*\/weight$/)
  expect((await context.request.get('/api/auth/user')).status()).toBe(200)
})

test('sign-up says what is wrong, keeps the input and recognizes a taken address', async ({
  page,
  context,
}) => {
  const { email } = await createPerson(context)
  await page.goto('/api/logout')
  await page.goto('/signup')
  await isAppRunning(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const message of [
    'First name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Keller')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('4155550123')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Signup Failed').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.getByLabel('Email').fill(anEmail())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})
