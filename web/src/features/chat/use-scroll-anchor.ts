import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this many pixels of the end, the user counts as at the end. */
const NEAR_PX = 48
/** Pixels of context above the first unread message. */
const BEFORE_PX = 72

/** The scroll anchor: the end, or a visible row with its offset. */
interface Anchor {
  isAtEnd: boolean
  row?: Element
  top: number
}

const topIn = (box: Element, row: Element): number =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top

function placeIn(box: HTMLElement): Anchor {
  const isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX
  // Default to the end, where people usually are.
  const rows = [...box.querySelectorAll('[data-row]')]
  const row = rows.findLast((row) => topIn(box, row) <= 0) ?? rows[0]
  return { isAtEnd, row, top: row ? topIn(box, row) : 0 }
}

function begin(box: HTMLElement): void {
  const start = box.querySelector('[data-start]')
  if (start) box.scrollTop += topIn(box, start) - BEFORE_PX
  else box.scrollTop = box.scrollHeight
}

function keep(box: HTMLElement, { isAtEnd, row, top }: Anchor): void {
  if (isAtEnd) box.scrollTop = box.scrollHeight
  else if (row?.isConnected) box.scrollTop += topIn(box, row) - top
}

/** Calls back when any of the elements changes size. */
function useSizes(refs: readonly RefObject<HTMLElement | null>[], onChange: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay
  useEffect(() => {
    const sizes = new ResizeObserver(onChange)
    for (const { current } of refs) if (current) sizes.observe(current)
    return () => sizes.disconnect()
  }, [onChange])
}

/**
 * Keeps the reading position in a box that grows at both ends: it stays at the end, or keeps the visible row in
 * place. Starts at `data-start` or at the end; rows have `data-row`.
 */
export function useScrollAnchor() {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const place = useRef<Anchor>(undefined)
  const [isAtEnd, setAtEnd] = useState(true)

  const note = useCallback(() => {
    if (!box.current) return
    place.current = placeIn(box.current)
    setAtEnd(place.current.isAtEnd)
  }, [])
  const settle = useCallback(() => {
    if (!box.current) return
    if (place.current) keep(box.current, place.current)
    else begin(box.current)
    note()
  }, [note])
  const goToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    note()
  }, [note])

  useLayoutEffect(settle)
  useSizes([box, content], settle)
  return { box, content, isAtEnd, note, goToEnd }
}
