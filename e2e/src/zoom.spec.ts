import type { Page } from '@playwright/test'
import { expect, openLoaded, test } from './journey.ts'
import { placesOf } from './places.ts'

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
      await openLoaded(page, path)
      await expect.poll(() => cutOff(page), `${size.width} px`).toEqual([])
    }
    if (before) await page.setViewportSize(before)
  })
}
