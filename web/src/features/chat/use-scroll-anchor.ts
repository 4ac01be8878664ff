import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end somebody is at the end. */
const NEAR_PX = 48
/** Above the first new message stands so much of what was before. */
const BEFORE_PX = 72

/** Where somebody is in what they read: at its end, or at a row that they see at a height. */
interface Place {
  isAtEnd: boolean
  row?: Element
  top: number
}

const topIn = (box: Element, row: Element): number =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top

function placeIn(box: HTMLElement): Place {
  const isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX
  // From the end: that is where people are.
  const rows = [...box.querySelectorAll('[data-row]')]
  const row = rows.findLast((one) => topIn(box, one) <= 0) ?? rows[0]
  return { isAtEnd, row, top: row ? topIn(box, row) : 0 }
}

function begin(box: HTMLElement): void {
  const start = box.querySelector('[data-start]')
  if (start) box.scrollTop += topIn(box, start) - BEFORE_PX
  else box.scrollTop = box.scrollHeight
}

function keep(box: HTMLElement, { isAtEnd, row, top }: Place): void {
  if (isAtEnd) box.scrollTop = box.scrollHeight
  else if (row?.isConnected) box.scrollTop += topIn(box, row) - top
}

/** Calls for every change of size of the elements. */
function useSizes(refs: readonly RefObject<HTMLElement | null>[], onChange: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay
  useEffect(() => {
    const sizes = new ResizeObserver(onChange)
    for (const { current } of refs) if (current) sizes.observe(current)
    return () => sizes.disconnect()
  }, [onChange])
}

/**
 * Keeps the place of somebody who reads in a box that grows at both ends: at its end they stay there, anywhere else the row
 * that they see stays where they see it. They begin at what is marked with `data-start`, or at the end; rows are marked
 * with `data-row`.
 */
export function useScrollAnchor() {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const place = useRef<Place>(undefined)
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
