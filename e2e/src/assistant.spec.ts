import { expect, expectAccessible, expectToFit, passWelcome, test } from './journey.ts'

test('AI Help leads to the library, which is searched without any provider', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await page.goto('/')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Quick menu' }).click()
  await page.getByRole('button', { name: 'AI Help' }).click()
  await expect(page).toHaveURL(/\/ai-assistant$/)
  await expect(page.getByText('AI Assistant Temporarily Unavailable')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search the library' })
  await search.fill('can I catch up on a missd dose')
  const passages = page.getByRole('region', { name: 'Search the library' }).getByRole('listitem')
  await expect(passages.filter({ hasText: 'Never take two doses to catch up.' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await search.fill('side effects of wegovy')
  await page.getByRole('link', { name: /^Semaglutide, Side effects/ }).click()
  await expect(page.getByRole('dialog', { name: 'Semaglutide' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('side effects of wegovy')
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
