import type { BrowserContext, Page } from '@playwright/test'
import { createPerson, expect, expectAccessible, expectToFit, passWelcome, test, unfold } from './journey.ts'

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const widget = (page: Page) => page.getByRole('region', { name: 'Progress Photos' })
const gallery = (page: Page, name = 'Progress Photos') => page.getByRole('dialog', { name })
const weighIn = (page: Page) => page.getByRole('dialog', { name: 'Weigh In' })
const photoOf = (day: string) => new RegExp(`^Photo of ${day}`)

const aFile = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const aPicture = aFile('me.png', 'image/png', Buffer.from(PNG, 'base64'))

/** A weigh-in with a photo, over HTTP. */
async function aPhoto(context: BrowserContext, weighInDate: string, weight: number) {
  const data = { weight, weighInDate, photoUrl: `data:image/png;base64,${PNG}` }
  expect((await context.request.post('/api/weight-logs', { data })).status()).toBe(201)
}

async function arrive(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path)
  await passWelcome(page)
  await unfold(page, 'Progress Photos')
}

test.beforeEach(async ({ context }) => {
  await createPerson(context)
})

test('a photo is chosen, shown, stored, viewed and deleted', async ({ page }) => {
  await arrive(page)
  await widget(page).getByRole('button', { name: 'Weigh in with a photo' }).click()
  const photo = weighIn(page).getByLabel(/Progress photo/)

  await photo.setInputFiles(aFile('me.txt', 'text/plain', Buffer.from('me')))
  await expect(
    weighIn(page).getByText('Invalid file type: Please select an image file (JPG, PNG, GIF, WebP)'),
  ).toBeVisible()
  await photo.setInputFiles(aFile('me.png', 'image/png', Buffer.alloc(11 * 1024 * 1024)))
  await expect(
    weighIn(page).getByText('File too large: Please select an image smaller than 10MB'),
  ).toBeVisible()
  await photo.setInputFiles(aFile('me.jpg', 'image/jpeg', Buffer.from('no picture')))
  await expect(page.getByText('Failed to process image', { exact: true })).toBeVisible()

  await photo.setInputFiles(aPicture)
  await weighIn(page).getByRole('button', { name: 'Remove photo' }).click()
  await photo.setInputFiles(aPicture)
  await expect(weighIn(page).getByRole('img', { name: 'Your new progress' })).toBeVisible()
  await expectAccessible(page)
  await weighIn(page).getByLabel('Weight (lbs)').fill('170.2')
  await weighIn(page).getByRole('button', { name: 'Log Weight' }).click()
  await expect(weighIn(page)).toBeHidden()

  const tile = widget(page).getByRole('button', { name: /^Photo of .*, 170\.2 lbs$/ })
  await expect(tile).toBeVisible()
  await page.reload()
  await unfold(page, 'Progress Photos')
  await tile.click()
  const large = page.getByRole('dialog').getByRole('img', { name: /^You on/ })
  await expect(large).toBeVisible()
  await expect.poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1)
  await page.getByRole('button', { name: 'Delete photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Photo deleted', { exact: true }).first()).toBeVisible()
  await expect(gallery(page).getByText('No photos yet')).toBeVisible()
  await gallery(page).getByRole('button', { name: 'Close' }).click()
  await expect(widget(page).getByText('No photos yet')).toBeVisible()
})

test('the gallery shows all by year, and two of them over each other', async ({ page, context }) => {
  await aPhoto(context, '2026-01-05', 181.4)
  await aPhoto(context, '2026-02-09', 176)
  await aPhoto(context, '2026-02-23', 173.2)
  await arrive(page)
  await widget(page).getByRole('button', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\/dashboard\?photos=all/)
  const year = gallery(page).getByRole('region', { name: '2026' })
  await expect(year.getByRole('button', { name: photoOf('Feb') })).toHaveCount(2)
  await expectAccessible(page)

  await gallery(page).getByRole('button', { name: 'Compare two photos' }).click()
  const comparison = gallery(page, 'Before and After')
  await expect(comparison.getByText('−8.2 lbs')).toBeVisible()
  await expect(comparison.getByText('49 days')).toBeVisible()
  await comparison.getByLabel('After', { exact: true }).selectOption('Feb 9, 2026, 176 lbs')
  await expect(comparison.getByText('−5.4 lbs')).toBeVisible()
  const border = comparison.getByRole('slider', { name: 'Border between before and after' })
  await border.focus()
  await page.keyboard.press('End')
  await expect(border).toHaveAttribute('aria-valuetext', '100% before, 0% after')
  const box = await border.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
  await expect(border).toHaveAttribute('aria-valuetext', /^2\d% before/)
  await expectAccessible(page)

  await comparison.getByRole('button', { name: 'All photos' }).click()
  await gallery(page)
    .getByRole('button', { name: photoOf('Jan 5') })
    .click()
  await expect(gallery(page, 'Jan 5, 2026').getByText('181.4 lbs')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(gallery(page, 'Feb 9, 2026')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectToFit(page)
})

test('no one else can see a photo', async ({ context, browser, baseURL }) => {
  await aPhoto(context, '2026-02-09', 176)
  const [photo] = await (await context.request.get('/api/progress-photos')).json()
  expect((await context.request.get(photo.url)).headers()['content-type']).toBe('image/webp')
  const other = await browser.newContext({ baseURL })
  expect((await other.request.get(photo.url)).status()).toBe(401)
  await createPerson(other)
  expect((await other.request.get(photo.url)).status()).toBe(404)
  await other.close()
})
