import type { Page } from '@playwright/test'
import { another, becomeFriends, createNamedPerson } from './acquaintances.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  openLivePage,
  test,
  theOperator,
} from './journey.ts'

const CHAT = '/social?tab=chat'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` })
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` })
const chatWith = (page: Page, name: string) => page.getByRole('button', { name: `Chat with ${name}` })

async function write(page: Page, name: string, text: string) {
  await field(page, name).fill(text)
  await field(page, name).press('Enter')
}

/** Opens the menu of a message: a tap on a phone, a button next to it with a mouse. */
async function openMenu(page: Page, text: string) {
  const shown = page.getByRole('log')
  if (isPhone(page)) return shown.getByText(text).tap({ position: { x: 20, y: 15 } })
  const row = shown.getByRole('listitem').filter({ hasText: text })
  await row.hover()
  await row.getByRole('button', { name: 'More for this message' }).click()
}

/** Reports a person's only picture to the operators. */
async function reportPicture(page: Page, name: string) {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Picture from/ }) })
  await row.hover()
  await row.getByRole('button', { name: 'More for this message' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: `Report what ${name} wrote` })
  await dialog.getByLabel('Why?').selectOption('Spam')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent', { exact: true })).toBeVisible()
}

test('two friends chat, and each sees the other’s changes immediately', async ({
  page,
  context,
  browser,
}) => {
  const ada = await createNamedPerson(context, 'Ada')
  const bo = await another(browser, 'Bo', '/peptides')
  await becomeFriends(context, bo.context, bo.id)
  await openLivePage(page, '/social')

  await chatWith(page, bo.name).click()
  await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible()
  await write(page, bo.name, 'Thigh or abdomen today?')
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible()
  await expect(field(page, bo.name)).toHaveValue('')

  // The badge shows on every page.
  const social = bo.page.getByRole('link', { name: 'Social 1 unread' }).filter({ visible: true })
  await expect(social).toBeVisible()
  await social.click()
  await bo.page.getByRole('tab', { name: 'Chat 1 unread' }).click()
  await bo.page.getByRole('link', { name: /Ada Keller/ }).click()
  await expect(log(bo.page, ada.name).getByText('1 new message')).toBeVisible()
  await expect(log(page, bo.name).getByText('Seen')).toBeAttached()
  await expect(bo.page.getByRole('link', { name: /unread/ })).toHaveCount(0)

  await write(bo.page, ada.name, 'Left thigh, see www.example.org/sites')
  await expect(log(page, bo.name).getByText('Left thigh')).toBeVisible()
  await expect(log(page, bo.name).getByRole('link', { name: 'www.example.org/sites' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await openMenu(bo.page, 'Left thigh')
  await bo.page.getByRole('menuitem', { name: 'Edit' }).click()
  await bo.page.getByRole('textbox', { name: 'Your message' }).fill('Right thigh')
  await bo.page.keyboard.press('Enter')
  await expect(log(page, bo.name).getByText('Right thigh')).toBeVisible()
  await expect(log(page, bo.name).getByText('Edited')).toBeVisible()

  await openMenu(page, 'Thigh or abdomen')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(log(bo.page, ada.name).getByText('Message deleted')).toBeVisible()

  await page.getByLabel('Send a picture').setInputFiles({
    name: 'vial.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  const picture = log(bo.page, ada.name).getByRole('button', { name: /^Picture from/ })
  await expect(picture).toBeVisible()
  await picture.click()
  await expect(bo.page.getByRole('dialog', { name: `Picture from ${ada.name}` })).toBeVisible()
  await bo.page.keyboard.press('Escape')
  await reportPicture(bo.page, ada.name)

  await bo.page.getByRole('button', { name: `More for ${ada.name}` }).click()
  await bo.page.getByRole('menuitem', { name: 'Block' }).click()
  await bo.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('This conversation doesn’t exist, or you’re no longer in it.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await bo.context.close()

  const operator = await browser.newContext()
  await theOperator(operator)
  const panel = await operator.newPage()
  await openLivePage(panel, '/admin/abuse-reports')
  const report = panel.getByRole('listitem').filter({ hasText: ada.username }).filter({ hasText: 'Spam' })
  const shown = report.getByRole('img', { name: `What ${ada.name} sent` })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await operator.close()
})

test('drafts stay, failed messages are resent, and reading further up is not interrupted', async ({
  page,
  context,
  browser,
}) => {
  const ada = await createNamedPerson(context, 'Ada')
  const bo = await another(browser, 'Bo')
  await becomeFriends(context, bo.context, bo.id)
  const opened = await context.request.post('/api/social/create-chat', { data: { participantId: bo.id } })
  const { id } = await opened.json()
  const say = async (from: typeof context, message: string) => {
    const response = await from.request.post(`/api/social/chat-rooms/${id}/messages`, { data: { message } })
    expect(response.status()).toBe(201)
  }
  const long = 'Week three was the hardest one for me, and then it went away by itself. '.repeat(6)
  for (let n = 1; n <= 12; n += 1) await say(context, `${n}: ${long}`)

  await openLivePage(page, `${CHAT}&room=${id}`)
  const box = log(page, bo.name)
  await expect(box.getByRole('listitem').filter({ hasText: 'You: 12: ' })).toBeInViewport()
  const first = box.getByRole('listitem').filter({ hasText: 'You: 1: ' })
  await first.scrollIntoViewIfNeeded()
  const before = await first.boundingBox()
  await say(bo.context, 'And for me the fourth')
  const toEnd = page.getByRole('button', { name: '1 new, go to the latest' })
  await expect(toEnd).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await toEnd.click()
  await expect(box.getByText('And for me the fourth')).toBeInViewport()

  await field(page, bo.name).fill('Half a thought')
  await page.reload()
  await expect(field(page, bo.name)).toHaveValue('Half a thought')
  const path = `**/chat-rooms/${id}/messages`
  await page.route(path, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await field(page, bo.name).press('Enter')
  await expect(page.getByText('Not sent.')).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not sent.')).toHaveCount(0)
  await bo.page.goto(`${CHAT}&room=${id}`)
  await expect(log(bo.page, ada.name).getByText('Half a thought')).toHaveCount(1)
  await bo.context.close()
})

test('friends form a group, and all conversations are listed', async ({ page, context, browser }) => {
  await createNamedPerson(context, 'Ada')
  const bo = await another(browser, 'Bo', CHAT)
  await becomeFriends(context, bo.context, bo.id)
  await openLivePage(page, CHAT)
  await expect(page.getByRole('link', { name: /Pepwell Support/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Morning shots')
  await page.getByRole('checkbox', { name: bo.name }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create group' }).click()
  await write(page, 'Morning shots', 'Who is up?')
  await bo.page.getByRole('link', { name: /Morning shots/ }).click()
  await expect(log(bo.page, 'Morning shots').getByText('Who is up?')).toBeVisible()
  await expectAccessible(bo.page)
  await page.getByRole('button', { name: 'More for Morning shots' }).click()
  await page.getByRole('menuitem', { name: 'Group' }).click()
  await page.getByRole('button', { name: `Remove ${bo.name}` }).click()
  await expect(bo.page.getByText('This conversation doesn’t exist')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectToFit(page)
  await bo.context.close()
})

test('a member asks the support team, whose members see who of them answered', async ({
  page,
  context,
  browser,
}) => {
  const ada = await createNamedPerson(context, 'Ada')
  await openLivePage(page, '/social')
  await chatWith(page, 'Pepwell Support').click()
  await write(page, 'Pepwell Support', 'My export never arrived')

  const operator = await browser.newContext()
  await theOperator(operator)
  const panel = await operator.newPage()
  await openLivePage(panel, '/admin/support')
  await expectAccessible(panel)
  const waiting = panel.getByRole('link', { name: /My export never arrived/ }).filter({ hasText: ada.name })
  await waiting.click()
  await panel.getByRole('button', { name: 'Assign to me' }).click()
  await expect(panel.getByRole('button', { name: 'Stop answering' })).toBeVisible()
  await write(panel, ada.name, 'I look into it')
  await expect(log(page, 'Pepwell Support').getByText('I look into it')).toBeVisible()
  await expectAccessibleInBothThemes(panel)
  await expectToFit(panel)
  await operator.close()
})

test('a message written offline waits, and arrives once when the connection is back', async ({
  page,
  context,
  browser,
}) => {
  const ada = await createNamedPerson(context, 'Ada')
  const bo = await another(browser, 'Bo', '/social')
  await becomeFriends(context, bo.context, bo.id)
  await openLivePage(page, '/social')
  await chatWith(page, bo.name).click()
  await write(page, bo.name, 'Before the tunnel')
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible()
  await bo.page.reload()
  await chatWith(bo.page, ada.name).click()
  await expect(log(bo.page, ada.name).getByText('Before the tunnel')).toBeVisible()

  await context.setOffline(true)
  await write(page, bo.name, 'Inside the tunnel')
  const waiting = log(page, bo.name).getByRole('listitem').filter({ hasText: 'Inside the tunnel' })
  await expect(waiting).toContainText('Sending')
  await expect(field(page, bo.name)).toHaveValue('')
  await expect(log(bo.page, ada.name).getByText('Inside the tunnel')).toHaveCount(0)

  await context.setOffline(false)
  // Seen as soon as Bo's open chat receives it.
  await expect(waiting).toContainText(/Sent|Seen/)
  await expect(log(bo.page, ada.name).getByText('Inside the tunnel')).toHaveCount(1)
  await expect(waiting).toHaveCount(1)
})
