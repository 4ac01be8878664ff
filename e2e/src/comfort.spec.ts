import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { aDose, aPerson, aPlanEntry, expect, passWelcome, test, unfold } from './journey.ts'
import { placesOf } from './places.ts'

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

const mainOf = async (page: Page, path: string) => {
  await page.goto(path)
  await passWelcome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
  return page.getByRole('main')
}

/** The main journeys: how to get to their controls, and the fewest stops they have. */
const journeys: Record<string, [fewest: number, open: (page: Page) => Promise<Locator>]> = {
  'logging a dose': [8, (page) => dialogAfter(page, '/', /^Log Dose/)],
  'weighing in': [5, (page) => dialogAfter(page, '/', 'Weigh In')],
  'logging food': [3, (page) => dialogAfter(page, '/', 'Log Food')],
  'logging a supplement': [5, (page) => dialogAfter(page, '/', 'Log Supplement', 'Daily Supplements')],
  'setting a reminder': [6, (page) => dialogAfter(page, '/reminders', 'New Reminder')],
  'adding to the plan': [4, (page) => dialogAfter(page, '/peptides', /^Add to plan/)],
  'calculating a dose': [8, (page) => mainOf(page, '/calculator')],
  'editing the profile': [6, (page) => mainOf(page, '/profile?tab=account')],
  'choosing notifications': [8, (page) => mainOf(page, '/profile?tab=notifications')],
  'finding friends': [4, (page) => mainOf(page, '/social')],
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

/** Half of a phone and of a desk's screen in CSS pixels, as at 200 % zoom. */
const zoomed = [
  { width: 195, height: 422 },
  { width: 720, height: 450 },
]

/** What reaches beyond the screen, and controls outside of it that can't be scrolled to. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isScrolled = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
          return true
      return false
    }
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')]
    const beyond = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      if (
        width < 2 ||
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('.sr-only, [inert]')
      )
        return false
      return (right > clientWidth + 1 || left < -1) && !isScrolled(control)
    })
    const names = beyond.map((one) => one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40) ?? '')
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...names] : names
  })

for (const path of placesOf('complete').filter((path) => !path.startsWith('/admin'))) {
  test(`at 200 % zoom, ${path} fits and hides no control`, async ({ pageOf }) => {
    const page = await pageOf('with a plan')
    const before = page.viewportSize()
    for (const size of zoomed) {
      await page.setViewportSize(size)
      await mainOf(page, path)
      await expect.poll(() => cutOff(page), `${size.width} px`).toEqual([])
    }
    if (before) await page.setViewportSize(before)
  })
}

const DOSE = /\d(\s|\u00a0)?(mg|mcg|IU|units?)\b/

/** Doses with a contrast below AAA, by their text. */
async function paleDoses(page: Page) {
  const found = await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast-enhanced').analyze()
  const nodes = [...found.passes, ...found.violations].flatMap((result) => result.nodes)
  const doses = nodes.filter(({ html }) => DOSE.test(html.replace(/<[^>]*>/g, '')))
  expect(doses.length, 'no dose was measured').toBeGreaterThan(0)
  return doses.flatMap(({ html, any }) => {
    const ratio = any.find(({ id }) => id === 'color-contrast-enhanced')?.data?.contrastRatio as number
    return ratio < 7 ? [`${ratio}: ${html}`] : []
  })
}

async function aPersonWithADose(context: BrowserContext) {
  await aPerson(context)
  const { id } = await aPlanEntry(context)
  await aDose(context, id)
}

test('doses have a contrast of 7 to 1 in both themes', async ({ page, context }) => {
  await aPersonWithADose(context)
  for (const path of ['/', '/reminders', '/reminders?tab=history']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await mainOf(page, path)
      expect.soft(await paleDoses(page), `${path}, ${colorScheme}`).toEqual([])
    }
  }
})
