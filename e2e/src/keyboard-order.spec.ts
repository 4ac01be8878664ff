import type { Locator, Page } from '@playwright/test'
import { another, becomeFriends, createNamedPerson } from './acquaintances.ts'
import {
  createVerifiedPerson,
  expect,
  openLivePage,
  openLoaded,
  passWelcome,
  test,
  unfold,
} from './journey.ts'
import { inCart, isSold, sell } from './shelf.ts'

/** Where the focus is after a Tab. */
interface Stop {
  name: string
  top: number
  bottom: number
  left: number
  right: number
  isShown: boolean
  isInside: boolean
}

/** More stops than any of the areas has. */
const MAX_TAB_STOPS = 160

/** Tabs through an area from its start until the focus leaves it or comes back to the first stop. */
async function stopsIn(page: Page, area: Locator): Promise<Stop[]> {
  await area.evaluate((element) => {
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
    ;(element as HTMLElement).focus()
  })
  const stops: Stop[] = []
  for (let count = 0; count < MAX_TAB_STOPS; count++) {
    await page.keyboard.press('Tab')
    const stop = await area.evaluate((element): Stop => {
      const focused = document.activeElement ?? document.body
      // A radio or checkbox may be hidden; its label is what people see.
      const seen = focused.closest('label') ?? focused
      const { top, bottom, left, right } = seen.getBoundingClientRect()
      // A footer stays below what scrolls.
      let scrolled = window.scrollY + (focused.closest('footer') ? 10_000 : 0)
      for (let box = focused.parentElement; box && box !== document.documentElement; box = box.parentElement)
        scrolled += box.scrollTop
      return {
        name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent?.slice(0, 40)}`,
        ...{ top: top + scrolled, bottom: bottom + scrolled, left, right },
        isShown: bottom > 0 && top < window.innerHeight && right > left && right > 0,
        isInside: element.contains(focused) && focused !== element,
      }
    })
    const isAgain = stops[0]?.name === stop.name && stops[0].top === stop.top
    if (!stop.isInside || isAgain) break
    stops.push(stop)
  }
  return stops
}

/** Focus goes down each column, and every stop can be seen. */
function expectReadingOrder(stops: readonly Stop[]) {
  const backward = stops.flatMap((stop, index) => {
    const isInColumn = (one: Stop) => one.left < stop.right && stop.left < one.right
    const before = stops.slice(0, index).findLast(isInColumn)
    return before && stop.bottom <= before.top ? [`${before.name} → ${stop.name}`] : []
  })
  expect(backward, 'focus jumps back').toEqual([])
  expect(
    stops.filter(({ isShown }) => !isShown).map(({ name }) => name),
    'focused but not shown',
  ).toEqual([])
}

const dialogAfter = async (page: Page, path: string, name: string | RegExp, fold?: string) => {
  await page.goto(path)
  await passWelcome(page)
  if (fold) await unfold(page, fold)
  await page.getByRole('main').getByRole('button', { name }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('textbox').or(dialog.getByRole('combobox')).or(dialog.getByRole('radio')).first(),
  ).toBeAttached()
  return dialog
}

/** The main journeys: how to get to their controls, and the fewest stops they have. */
const journeys: Record<string, [fewest: number, open: (page: Page) => Promise<Locator>]> = {
  'logging a dose': [8, (page) => dialogAfter(page, '/', /^Log Dose/)],
  'weighing in': [5, (page) => dialogAfter(page, '/', 'Weigh In')],
  'logging food': [3, (page) => dialogAfter(page, '/', 'Log Food')],
  'logging a supplement': [5, (page) => dialogAfter(page, '/', 'Log Supplement', 'Daily Supplements')],
  'setting a reminder': [6, (page) => dialogAfter(page, '/reminders', 'New Reminder')],
  'adding to the plan': [4, (page) => dialogAfter(page, '/peptides', /^Add to plan/)],
  'calculating a dose': [8, (page) => openLoaded(page, '/calculator')],
  'editing the profile': [6, (page) => openLoaded(page, '/profile?tab=account')],
  'choosing notifications': [8, (page) => openLoaded(page, '/profile?tab=notifications')],
  'finding friends': [4, (page) => openLoaded(page, '/social')],
}

/** Walks an area once its controls have hydrated. */
async function expectWalk(page: Page, area: Locator, fewest: number) {
  let stops: Stop[] = []
  await expect(async () => {
    stops = await stopsIn(page, area)
    expect(stops.length, stops.map((stop) => stop.name).join('\n')).toBeGreaterThanOrEqual(fewest)
  }).toPass()
  expectReadingOrder(stops)
}

for (const [name, [fewest, open]] of Object.entries(journeys)) {
  test(`the keyboard goes through ${name} in reading order`, async ({ pageOf }) => {
    const page = await pageOf('with a plan')
    await expectWalk(page, await open(page), fewest)
  })
}

test('the keyboard goes through the checkout in reading order', async ({ page, context, baseURL }) => {
  await sell(baseURL, 'Semax')
  await isSold(page.request, 'semax')
  await createVerifiedPerson(context)
  await inCart(context.request, 'Semax')
  const checkout = await openLoaded(page, '/shop/checkout')
  await expectWalk(page, checkout, 8)
  const order = checkout.getByRole('button', { name: /^Place order/ }).filter({ visible: true })
  await order.focus()
  await page.keyboard.press('Enter')
  await expect(checkout.getByLabel('Address', { exact: true })).toBeFocused()
})

test('the keyboard goes through a conversation, its messages and their menus', async ({
  page,
  context,
  browser,
}) => {
  await createNamedPerson(context, 'Ada')
  const bo = await another(browser, 'Bo', '/peptides')
  await becomeFriends(context, bo.context, bo.id)
  await openLivePage(page, '/social')
  await page.getByRole('button', { name: `Chat with ${bo.name}` }).click()
  const field = page.getByRole('textbox', { name: `Message to ${bo.name}` })
  for (const text of ['Thigh today', 'And yours?']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(page.getByRole('log').getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('log').getByText('Sent')).toHaveCount(2)
  await expectWalk(page, page.getByRole('region', { name: `Conversation with ${bo.name}` }), 4)
  await page.getByRole('log').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Reply' }).press('Enter')
  await expect(page.getByText('In reply to')).toContainText('In reply to')
  await expect(field).toBeFocused()
})
