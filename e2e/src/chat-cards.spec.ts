import type { Browser, BrowserContext, Page } from '@playwright/test'
import { another, becomeFriends, createNamedPerson } from './acquaintances.ts'
import { expect, expectAccessible, expectToFit, openLivePage, test } from './journey.ts'

/** Opens a message's menu by holding it, as a finger does. */
async function hold(page: Page, text: string) {
  const message = page.getByRole('log').getByText(text).last()
  await message.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await expect(page.getByRole('menu')).toBeVisible()
  await message.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
}

/** Ada's and Bo's conversation on two phones; Bo asked something. */
async function twoOnPhones(page: Page, context: BrowserContext, browser: Browser) {
  await createNamedPerson(context, 'Ada')
  const bo = await another(browser, 'Bo')
  await bo.page.setViewportSize({ width: 390, height: 844 })
  await becomeFriends(context, bo.context, bo.id)
  await bo.context.request.patch('/api/auth/user', { data: { weightUnit: 'kg' } })
  const opened = await context.request.post('/api/social/create-chat', { data: { participantId: bo.id } })
  const { id } = await opened.json()
  const asked = await bo.context.request.post(`/api/social/chat-rooms/${id}/messages`, {
    data: { message: 'How is week three?' },
  })
  expect(asked.status()).toBe(201)
  const path = `/social?tab=chat&room=${id}`
  await Promise.all([openLivePage(page, path), openLivePage(bo.page, path)])
  return bo
}

test('on a phone, friends hold a message to reply and react by keyboard', async ({
  page,
  context,
  browser,
}) => {
  const bo = await twoOnPhones(page, context, browser)
  await expect(page.getByRole('button', { name: 'Back to conversations' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await hold(page, 'How is week three?')
  await page.getByRole('menuitem', { name: 'Reply' }).click()
  await expect(page.getByRole('textbox', { name: `Message to ${bo.name}` })).toBeFocused()
  await page.keyboard.type('Easier than two')
  await page.keyboard.press('Enter')
  await expect(bo.page.getByRole('button', { name: 'In reply to You How is week three?' })).toBeVisible()
  const reply = bo.page.getByRole('listitem').filter({ hasText: 'Easier than two' })
  await reply.getByRole('button', { name: 'More for this message' }).press('Enter')
  await expect(bo.page.getByRole('menuitemcheckbox', { name: 'Like' })).toBeFocused()
  await bo.page.keyboard.press('ArrowRight')
  await bo.page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Love: Bo Keller' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await bo.context.close()
})

test('on a phone, a shared weigh-in appears in the reader’s unit', async ({ page, context, browser }) => {
  const bo = await twoOnPhones(page, context, browser)
  const logged = await context.request.post('/api/weight-logs', { data: { weight: 180.4, notes: 'Mine' } })
  expect(logged.status()).toBe(201)
  await page.getByRole('button', { name: 'Attach' }).tap()
  await page.getByRole('menuitem', { name: 'Weigh-in' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Share a weigh-in' })
  await expect(dialog.getByText(`${bo.name} sees the weight and day, nothing else.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Share' }).tap()
  await expect(page.getByRole('log').getByText('180.4 lbs')).toBeVisible()
  await expect(bo.page.getByRole('log').getByText('81.8 kg')).toBeVisible()
  await expectAccessible(page)
  await bo.context.close()
})
