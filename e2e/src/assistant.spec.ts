import { expect, expectAccessible, expectToFit, passWelcome, test } from './journey.ts'

test('AI Help leads to the knowledge cards, which can be searched', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await page.goto('/')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Quick menu' }).click()
  await page.getByRole('button', { name: 'AI Help' }).click()
  await expect(page).toHaveURL(/\/ai-assistant$/)
  await expect(page.getByText('AI Assistant Temporarily Unavailable')).toBeVisible()

  await page.getByText('Safety', { exact: true }).click()
  await expect(page.getByText(/call your emergency number/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search topics' }).fill('missed dose')
  await expect(page.getByText('Never take two doses to catch up.')).toBeVisible()
  await expect(page.getByText('BPC-157', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
})

test('Trusted Source says what is still to come, and Visit leads nowhere', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await page.goto('/ai-assistant')
  await passWelcome(page)
  await page.getByRole('link', { name: 'Trusted Source' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trusted Source' })).toBeVisible()
  await expect(page.getByText('Coming Soon')).toHaveCount(4)
  await page.getByRole('button', { name: 'Visit' }).click()
  await expect(page).toHaveURL(/\/trusted-source$/)
})
