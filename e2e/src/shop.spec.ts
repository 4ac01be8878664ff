import type { BrowserContext, Page } from '@playwright/test'
import {
  anEmail,
  expect,
  expectAccessible,
  expectToFit,
  PASSWORD,
  passDoubleTap,
  passWelcome,
  test,
  theOperator,
  verifyEmail,
} from './journey.ts'
import { isSold, sell } from './shelf.ts'

const visible = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true })

/** A visitor looks around and fills a cart. */
async function fillCart(page: Page, baseURL: string | undefined) {
  await sell(baseURL, 'KPV')
  await isSold(page.request, 'kpv')
  const html = await (await page.request.get('/shop/kpv')).text()
  expect(html, 'the product stands in the page before any script').toContain('KPV 10 mg')

  await page.goto('/shop?q=kpv')
  await page.getByRole('button', { name: 'Add KPV to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'KPV' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KPV 10 mg')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect(page.getByText('$76.00').first()).toBeVisible()
  await expectAccessible(page)
  const cart = await (await page.request.get('/shop/cart')).text()
  expect(cart, 'what lies in the cart stands in its page before any script').toContain('$76.00')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
}

/** @returns the address that they signed up with */
async function signUp(page: Page): Promise<string> {
  const email = anEmail()
  await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Create an Account' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hill')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('(604) 555-0199')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await passWelcome(page)
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Date of birth').fill('1990-01-31')
  await page.getByLabel('Height').selectOption('5 ft 0 in')
  await page.getByLabel('Weight (lbs)', { exact: true }).fill('170.5')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  return email
}

/**
 * Buys the cart by bank transfer.
 * @returns the order number
 */
async function buy(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('checkbox', { name: /research use only/ }).check()
  await visible(page, 'button', /^Place order · \$/).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** An operator marks an order as paid and ships it. */
async function payAndShip(context: BrowserContext, orderNumber: string, tracking: string) {
  await theOperator(context)
  const page = await context.newPage()
  await page.goto(`/admin?tab=orders&q=${orderNumber}`)
  await passWelcome(page)
  await expect(page.getByRole('button', { name: `Status of ${orderNumber}: New` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: orderNumber, exact: true }).click()
  await page.getByRole('button', { name: 'Mark paid' }).click()
  await page.getByRole('dialog').getByLabel('Bank reference').fill('7781-GH')
  await passDoubleTap(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click()
  await expect(page.getByText('Payment recorded', { exact: true })).toBeVisible()
  const fulfillment = page.getByRole('region', { name: 'Fulfillment' })
  await fulfillment.getByLabel('Status').selectOption('Shipped')
  await fulfillment.getByLabel('Tracking number').fill(tracking)
  await fulfillment.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Order status updated', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('7781-GH')
  await expectAccessible(page)
  await page.close()
}

test('a visitor fills a cart, signs up, buys, and follows the order', async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000)
  await fillCart(page, baseURL)
  const email = await signUp(page)
  await visible(page, 'link', 'Shop').first().click()
  await page.getByRole('link', { name: 'Cart, 2 items' }).first().click()
  await expect(page.getByRole('group', { name: 'Quantity of KPV' })).toContainText('2')
  expect(await page.evaluate(() => localStorage.getItem('visitors-cart'))).toBeNull()
  await visible(page, 'link', 'Checkout').click()
  const verification = page.getByRole('region', { name: 'Verify your email to order' })
  await expect(verification).toContainText(email)
  await expectAccessible(page)
  await verifyEmail(page.context(), email)
  await page.reload()
  await expect(page.getByLabel('Country')).toBeVisible()
  await expect(verification).toBeHidden()

  await page.getByLabel('Country').selectOption('Canada')
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hill')
  await page.getByLabel('Address', { exact: true }).fill('12 Cedar Lane')
  await page.getByLabel('City').fill('Victoria')
  await page.getByLabel('Postal code').fill('97205')
  await visible(page, 'button', 'Place order · $76.00').click()
  await expect(page.getByText('Letters and digits in turn, as in V6B 1A1')).toBeVisible()
  await page.getByLabel('Postal code').fill('v8w1n6')
  await page.getByLabel('Province').selectOption('British Columbia')
  await expectAccessible(page)
  const first = await buy(page)
  await expect(page.getByText(/^Batch /).first()).toContainText('2031')
  await expectAccessible(page)

  const operator = await browser.newContext()
  await payAndShip(operator, first, '1Z999AA10123456784')
  await operator.close()
  // Without a reload.
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
  await expect(page.getByRole('link', { name: /UPS 1Z999AA10123456784/ })).toHaveAttribute('href', /ups\.com/)
  await page.getByRole('link', { name: 'Invoice' }).click()
  await expect(page.getByRole('heading', { name: `Invoice ${first}` })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to the order' }).click()
  await page.getByRole('button', { name: 'Buy again' }).click()
  await visible(page, 'link', 'Checkout').click()
  await expect(page.getByLabel('Postal code')).toHaveValue('V8W 1N6')
  const second = await buy(page)
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await passDoubleTap(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('On its way')
  await expect(page.getByRole('listitem').filter({ hasText: second })).toContainText('Cancelled')
  await expectAccessible(page)
  await expectToFit(page)
})
