import type { Locator, Page } from '@playwright/test'
import { expect, openLoaded, passWelcome, test, unfold } from './journey.ts'

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
const MOST_STOPS = 160

/** Tabs through an area from its start until the focus leaves it or comes back to the first stop. */
async function stopsIn(page: Page, area: Locator): Promise<Stop[]> {
  await area.evaluate((element) => {
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
    ;(element as HTMLElement).focus()
  })
  const stops: Stop[] = []
  for (let count = 0; count < MOST_STOPS; count++) {
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
  const backward = stops.flatMap((stop, at) => {
    const isInColumn = (one: Stop) => one.left < stop.right && stop.left < one.right
    const before = stops.slice(0, at).findLast(isInColumn)
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

for (const [name, [fewest, open]] of Object.entries(journeys)) {
  test(`the keyboard goes through ${name} in reading order`, async ({ pageOf }) => {
    const page = await pageOf('with a plan')
    const area = await open(page)
    let stops: Stop[] = []
    // Some controls wait for their part of the page to hydrate.
    await expect(async () => {
      stops = await stopsIn(page, area)
      expect(stops.length, stops.map((stop) => stop.name).join('\n')).toBeGreaterThanOrEqual(fewest)
    }).toPass()
    expectReadingOrder(stops)
  })
}
