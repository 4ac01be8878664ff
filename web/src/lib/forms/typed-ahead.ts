import { useLayoutEffect, useRef, useState } from 'react'

/** The pause in typing after which the value follows. */
const DEBOUNCE_MS = 250

/**
 * Text typed ahead of a value that follows with a delay. The value only wins if something else changed it: a late
 * update of the person's own typing must not revert newer letters.
 * @param put updates the value
 */
export function useTypedAhead(value: string, put: (text: string) => void) {
  const [text, setText] = useState(value)
  /** the value's last state, and pending updates, the latest at the end: each may still arrive */
  const sent = useRef([value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestPut = useRef(put)
  latestPut.current = put
  useLayoutEffect(() => {
    const index = sent.current.lastIndexOf(value)
    sent.current = index < 0 ? [value] : sent.current.slice(index)
    if (index >= 0) return
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current.push(next)
      latestPut.current(next)
    }, DEBOUNCE_MS)
  }
  return [text, type] as const
}
