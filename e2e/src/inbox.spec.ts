import type { Page } from '@playwright/test'
import { createPerson, expect, expectAccessible, expectToFit, openLivePage, test } from './journey.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
const inbox = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('a message arrives on every open page by itself, and is read on all of them', async ({
  page,
  context,
}) => {
  await createPerson(context)
  const other = await context.newPage()
  await openLivePage(other, '/peptides')
  await openLivePage(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  expect((await context.request.post('/api/notifications/test')).status()).toBe(200)
  for (const open of [page, other]) await expect(bell(open)).toHaveAccessibleName('Notifications, 1 unread')

  await bell(page).click()
  await expect(inbox(page).getByRole('listitem')).toContainText('Test')
  await expect(inbox(page).getByText('Unread:')).toBeAttached()
  await expectAccessible(page)
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inbox(page).getByRole('listitem')).toBeVisible()
  await expectToFit(page)
})

test('signing out closes the connection of every open page', async ({ page, context }) => {
  await createPerson(context)
  const socket = await openLivePage(page)
  const closed = socket.waitForEvent('close')
  const other = await context.newPage()
  await other.goto('/api/logout')
  await closed
  // Signed out, the page goes to sign-in and stays there.
  await page.waitForURL(/\/login/)
})
