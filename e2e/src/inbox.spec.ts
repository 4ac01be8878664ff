import type { BrowserContext, Page } from '@playwright/test'
import {
  aPerson,
  aPlanEntry,
  expect,
  expectAccessible,
  expectToFit,
  openLivePage,
  passDoubleTap,
  test,
} from './journey.ts'

const ZONE = 'America/New_York'
const LEAD_MINUTES = 5
/** The reminder is not due before it was stored. */
const AT_LEAST_MS = 5000

/** A reminder whose message comes at the next full minute, five minutes before the dose. */
async function aReminderDueSoon(context: BrowserContext, userPeptideId: number): Promise<void> {
  const due = Math.ceil((Date.now() + AT_LEAST_MS) / 60_000) * 60_000
  const dose = new Date(due + LEAD_MINUTES * 60_000)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, ...options }).format(dose)
  const answer = await context.request.post('/api/reminders', {
    data: {
      title: 'BPC-157 Reminder',
      userPeptideId,
      dose: '250 mcg',
      frequency: 'Weekly',
      time: part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      days: [part({ weekday: 'long' })],
      timingOptions: [LEAD_MINUTES],
    },
  })
  expect(answer.status()).toBe(201)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
const inbox = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('a message arrives by itself on every open page, and is read on all of them', async ({
  page,
  context,
}) => {
  await aPerson(context)
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
  await aPerson(context)
  const socket = await openLivePage(page)
  const closed = socket.waitForEvent('close')
  const other = await context.newPage()
  await other.goto('/api/logout')
  await closed
  // Nobody is signed in any more, so the page leads to the door, and stays there.
  await page.waitForURL(/\/login/)
})

test('a reminder comes when it is due; it is snoozed, and logged from the inbox', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await aPerson(context)
  const { id } = await aPlanEntry(context)
  await openLivePage(page)
  await aReminderDueSoon(context, id)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 75_000 })

  await bell(page).click()
  const panel = inbox(page)
  await expect(panel.getByText('BPC-157 Reminder')).toBeVisible()
  await panel.getByRole('button', { name: 'Snooze 10 min' }).click()
  await expect(panel.getByText(/We remind you again at/)).toBeVisible()
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Log now' }).click()
  const dose = page.getByRole('dialog', { name: 'Log BPC-157' })
  await expect(dose.getByLabel('Dose', { exact: true })).toHaveValue('250 mcg')
  await passDoubleTap(page)
  await dose.getByRole('button', { name: 'Log Dose' }).click()
  await expect(panel.getByText('Logged', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Log now' })).toBeHidden()
})
