import { type APIRequestContext, request } from '@playwright/test'
import { anEmail, expect, expectAccessible, expectToFit, PASSWORD, passWelcome, test } from './journey.ts'

/** Has an operator sell a peptide, with enough of it for every journey. */
async function sell(baseURL: string, name: string): Promise<void> {
  const operator = await request.newContext({ baseURL })
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await operator[method](path, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await send('post', '/api/auth/login', { email: 'admin@pepwell.local', password: 'journeys only' })
  await send('post', '/api/init-peptides', {})
  const peptides: { id: number; name: string }[] = await (await operator.get('/api/peptides')).json()
  const peptideId = peptides.find((peptide) => peptide.name === name)?.id
  await send('patch', `/api/peptides/${peptideId}/shop-data`, {
    status: 'available',
    price: 38,
    originalPrice: 45,
    purity: '98.8%',
    form: 'Lyophilized powder',
    storage: '-20°C',
    rating: 5,
    reviews: 0,
    icon: '🧬',
  })
  await send('patch', `/api/peptides/${peptideId}/shop-availability`, { shopEnabled: true })
  await send('post', '/api/admin/inventory', {
    peptideId,
    batchNumber: `${name}-JOURNEY`,
    quantityAvailable: 500,
    expiryDate: '2031-03-14',
  })
  await operator.dispose()
}

/** Until every process has heard of it. */
const isSold = (context: APIRequestContext, slug: string) =>
  expect.poll(async () => (await context.get(`/shop/${slug}`)).status()).toBe(200)

test('a visitor fills a cart, signs up, completes the profile and finds it joined', async ({
  page,
  baseURL,
}) => {
  await sell(baseURL ?? '', 'KPV')
  await isSold(page.request, 'kpv')
  const html = await (await page.request.get('/shop/kpv')).text()
  expect(html, 'the product stands in the page before any script').toContain('KPV-JOURNEY')

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

  await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Create an Account' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hill')
  await page.getByLabel('Email').fill(anEmail())
  await page.getByLabel('Phone number').fill('(604) 555-0199')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await passWelcome(page)
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Date of birth').fill('1990-01-31')
  await page.getByLabel('Height (ft)').fill('5')
  await page.getByLabel('Height (in)').fill('0')
  await page.getByLabel('Weight (lbs)', { exact: true }).fill('170.5')
  await page.getByRole('button', { name: 'Update Profile' }).click()

  await page.getByRole('link', { name: 'Cart, 2 items' }).first().click()
  await expect(page.getByRole('group', { name: 'Quantity of KPV' })).toContainText('2')
  await expect(page.getByRole('link', { name: 'Checkout' }).filter({ visible: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('visitors-cart'))).toBeNull()
  await expectToFit(page)
})
