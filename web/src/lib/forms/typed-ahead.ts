import { useLayoutEffect, useRef, useState } from 'react'

/** So long nobody typed: then what is behind follows. */
const STILL_MS = 250

/**
 * What is typed, ahead of a value that follows a moment later. The value leads only where somebody else changed it: what
 * arrives late of one's own typing must not take back a letter that came meanwhile.
 * @param put makes the value follow
 */
export function useTypedAhead(value: string, put: (text: string) => void) {
  const [text, setText] = useState(value)
  /** what the value was last, and what it was told since, the latest at the end: each may arrive yet */
  const told = useRef([value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestPut = useRef(put)
  latestPut.current = put
  useLayoutEffect(() => {
    const place = told.current.lastIndexOf(value)
    told.current = place < 0 ? [value] : told.current.slice(place)
    if (place >= 0) return
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      told.current.push(next)
      latestPut.current(next)
    }, STILL_MS)
  }
  return [text, type] as const
}
