import { expect, test } from './journey.ts'

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }, {
  project,
}) => {
  const startsDark = project.name.endsWith('dark')
  await page.goto('/login')
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  expect(await isDark()).toBe(startsDark)
  await page.getByRole('button', { name: /theme|dark|light/i }).click()
  expect(await isDark()).toBe(!startsDark)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(startsDark ? 'light' : 'dark')
  await page.reload()
  expect(await isDark()).toBe(!startsDark)
})

test('the app can be installed on the home screen', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Pepwell', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
