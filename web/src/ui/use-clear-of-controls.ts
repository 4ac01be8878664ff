import { type RefObject, useEffect, useState } from 'react'

/** What a finger presses. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex="0"]'

/** How long a page that changed may change further before it is looked at. */
const SETTLING_MS = 300

/** Where it is looked beneath something, as shares of its width and height: no control fits between. */
const SHARES = [0.1, 0.5, 0.9] as const

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Whether the middle of a control of the page lies beneath: a finger that means it would press what floats there. */
function coversControl(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect()
  const points = SHARES.flatMap((x) =>
    SHARES.map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
  )
  return points.some(([x, y]) => {
    // What it lies in floats with it.
    const isPage = (element: Element) => !floating.contains(element) && !element.contains(floating)
    const beneath = document.elementsFromPoint(x, y).find(isPage)
    const control = beneath?.closest(CONTROLS)?.getBoundingClientRect()
    return control && isWithin(box, (control.left + control.right) / 2, (control.top + control.bottom) / 2)
  })
}

/**
 * Whether something that floats above a page covers one of its controls, as it is scrolled and changes. Whatever floats
 * has to step aside then.
 */
export function useClearOfControls(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (floating.current) setCovers(coversControl(floating.current))
      })
    }
    // While a page comes into being it changes many times over; each look makes the browser lay it out at once.
    let pause: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      pause ??= setTimeout(() => {
        pause = undefined
        look()
      }, SETTLING_MS)
    }
    lookSoon()
    const changes = new MutationObserver(lookSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    // Lists that scroll within a page, too.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(pause)
      changes.disconnect()
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [floating])
  return covers
}
