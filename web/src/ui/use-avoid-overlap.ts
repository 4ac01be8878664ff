import { type RefObject, useEffect, useState } from 'react'

/** What a finger presses, and what has to be read: notices, the question above a page, and what says so of itself. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=switch], [tabindex="0"], ' +
  '[data-toasts] > *, [data-floats], [data-keep-clear]'

/** How long a page that changed may change further before it is looked at. */
const SETTLING_MS = 300

/** Where it is looked beneath something, as shares of its width and height: no control fits between. */
const SHARES = [0.1, 0.5, 0.9] as const

const hasItsMiddleIn = ({ left, right, top, bottom }: DOMRect, control: DOMRect): boolean => {
  const [x, y] = [(control.left + control.right) / 2, (control.top + control.bottom) / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}

/** From this share of a control on, what covers it takes some of its presses. A row as wide as the page is pressed beside it. */
const MUCH = 0.2

const length = (from: number, to: number): number => Math.max(0, to - from)

const isMostlyUnder = (floating: DOMRect, control: DOMRect): boolean =>
  length(Math.max(floating.left, control.left), Math.min(floating.right, control.right)) *
    length(Math.max(floating.top, control.top), Math.min(floating.bottom, control.bottom)) >
  MUCH * control.width * control.height

/** A phone has room for a thumb, and little beside: nothing may lie even beneath its edge. */
const NARROW = '(max-width: 767.98px)'

const RING = 12

/** The points of a round thing where it is looked beneath it: no control fits between. */
function pointsOf({ left, top, width, height }: DOMRect): (readonly [x: number, y: number])[] {
  const [x, y] = [left + width / 2, top + height / 2]
  const ring = Array.from({ length: RING }, (_, at) => {
    const angle = (2 * Math.PI * at) / RING
    return [x + 0.48 * width * Math.cos(angle), y + 0.48 * height * Math.sin(angle)] as const
  })
  return [[x, y], ...ring]
}

/** The control of the page that lies beneath a point. */
function controlAt(floating: HTMLElement, [x, y]: readonly [x: number, y: number]): Element | null {
  // What it lies in floats with it, and so does all in there.
  const isPage = (element: Element) => !floating.contains(element) && !element.contains(floating)
  return document.elementsFromPoint(x, y).find(isPage)?.closest(CONTROLS) ?? null
}

/**
 * Whether a control of the page lies beneath: on a phone any part of one, elsewhere its middle or much of it. A finger that
 * means it would press what floats there.
 */
function coversControl(floating: HTMLElement, box: DOMRect): boolean {
  if (window.matchMedia(NARROW).matches)
    return pointsOf(box).some((point) => controlAt(floating, point) !== null)
  const points = SHARES.flatMap((x) =>
    SHARES.map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
  )
  return points.some((point) => {
    const control = controlAt(floating, point)?.getBoundingClientRect()
    return control && (hasItsMiddleIn(box, control) || isMostlyUnder(box, control))
  })
}

/** Its place, and one above what is as high as a button, in px: a thumb finds in the dark what stands in few places. */
const STEPS = [0, 72] as const

/** How far above its own place something is clear of the page's controls; undefined where it is nowhere. */
function clearPlace(floating: HTMLElement): number | undefined {
  const { left, top, width, height } = floating.getBoundingClientRect()
  return STEPS.find((up) => !coversControl(floating, new DOMRect(left, top - up, width, height)))
}

/**
 * Where something that floats above a page covers none of its controls, as it is scrolled and changes: how many px above
 * its own place, or undefined where it has to step aside altogether.
 * @param floating stands in that place whatever is shown of it
 */
export function useAvoidOverlap(floating: RefObject<HTMLElement | null>): number | undefined {
  const [place, setPlace] = useState<number | undefined>(0)
  useEffect(() => {
    // While a page comes into being it changes many times over, and so it does while it is scrolled; each look makes the
    // browser lay it out at once.
    let pause: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      pause = undefined
      if (floating.current) setPlace(clearPlace(floating.current))
    }
    const lookSoon = () => {
      pause ??= setTimeout(look, SETTLING_MS)
    }
    lookSoon()
    const changes = new MutationObserver(lookSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    // Lists that scroll within a page, too.
    window.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(pause)
      changes.disconnect()
      window.removeEventListener('scroll', lookSoon, { capture: true })
      window.removeEventListener('resize', lookSoon)
    }
  }, [floating])
  return place
}
