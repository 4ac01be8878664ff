import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import {
  createVerifiedPerson,
  expect,
  expectAccessible,
  expectToFit,
  isAppRunning,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'
import { inCart, isSold, sell } from './shelf.ts'

/** A person at the checkout with everything filled in. */
async function atCheckout(context: BrowserContext, page: Page, peptide: string, way: RegExp) {
  await createVerifiedPerson(context)
  await inCart(context.request, peptide)
  await page.goto('/shop/checkout')
  await passWelcome(page)
  await page.getByLabel('Address', { exact: true }).fill('418 Larch Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('Oregon')
  await page.getByLabel('ZIP code').fill('97205')
  await page.getByRole('radio', { name: way }).check()
  await page.getByRole('checkbox', { name: /research use only/ }).check()
}

const placeOrder = (page: Page) =>
  page
    .getByRole('button', { name: /^Place order · / })
    .filter({ visible: true })
    .click()

test('a buyer pays on the card page, returns, and gets a refund for what they cancel', async ({
  page,
  context,
  baseURL,
}) => {
  await sell(baseURL, 'KPV')
  await isSold(page.request, 'kpv')
  await atCheckout(context, page, 'KPV', /^Card/)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  // A buyer who goes back finds the order and the payment page again.
  await page.goto('/shop/orders')
  await page.getByRole('link', { name: /Waiting for payment/ }).click()
  await page.getByRole('button', { name: 'Pay $38.00 by card' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await passDoubleTap(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('We refund your payment.')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Card · Refunded')).toBeVisible()
  await expectToFit(page)
})

/** Each size has its own peptide with one unit in stock. */
const last: Record<string, string> = { 'phone-light': 'Selank', 'desktop-dark': 'Epitalon' }

async function aRival(browser: Browser, peptide: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await atCheckout(context, page, peptide, /^Bank transfer/)
  return { context, page }
}

test('one of two buyers gets the last unit, and the other learns before paying', async ({
  page,
  context,
  browser,
  baseURL,
}, { project }) => {
  const peptide = last[project.name] ?? 'Semax'
  await sell(baseURL, peptide, 1)
  await isSold(page.request, peptide.toLowerCase())
  await atCheckout(context, page, peptide, /^Bank transfer/)
  const rival = await aRival(browser, peptide)
  await Promise.all([placeOrder(page), placeOrder(rival.page)])

  const isBought = (window: Page) => window.waitForURL(/\/shop\/orders\//).then(() => window)
  const winner = await Promise.race([isBought(page), isBought(rival.page)])
  const loser = winner === page ? rival.page : page
  await expect(winner.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const refusal = loser
    .getByRole('alert')
    .filter({ hasText: 'We don’t have enough left. You haven’t been charged.' })
  await expect(refusal).toContainText(`${peptide}: sold out`)
  await expectAccessible(loser)
  await refusal.getByRole('button', { name: 'Remove' }).click()
  await expect(loser.getByText('Your cart is empty')).toBeVisible()
  await rival.context.close()
})

test('a notice never covers the bar to buy', async ({ page, context, baseURL }) => {
  await sell(baseURL, 'Semax')
  await isSold(page.request, 'semax')
  await createVerifiedPerson(context)
  await page.goto('/shop/semax')
  await passWelcome(page)
  const bar = page.locator('[data-buy-bar]')
  const add = bar.getByRole('button', { name: 'Add to Cart' })
  await expect(add).toBeInViewport()
  await isAppRunning(page)
  await add.click()
  const notice = page.locator('[data-toasts] > *')
  await expect(notice).toContainText('Semax is in your cart')
  const covers = async (lower: Locator) => {
    const [above, below] = [await notice.boundingBox(), await lower.boundingBox()]
    if (!above || !below) throw new Error('the notice or the bar is gone')
    return above.y < below.y + below.height && below.y < above.y + above.height
  }
  expect(await covers(bar)).toBe(false)
})
