import { useEffect, useRef } from 'react'

/** By then a closing dialog has given the focus back. */
const SETTLED_MS = 250

/**
 * Keeps the focus on the page when what had it goes. Call `leaving` when an item was sent away: once the list has
 * changed and nothing has the focus, the heading takes it. Call `settle` when a dialog closes whose opener may be
 * gone, such as an item of a menu, with the id of what should have the focus then. Give the heading `tabIndex={-1}`.
 */
export function useFocusRestore(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const expected = useRef(false)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const settle = (id = '') => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const taker = document.getElementById(id) ?? heading.current
      taker?.focus()
    }, SETTLED_MS)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what is waited for
  useEffect(() => {
    if (!expected.current) return
    expected.current = false
    settle()
  }, [list])
  const leaving = () => {
    expected.current = true
  }
  return { heading, leaving, settle }
}

export type FocusRestore = ReturnType<typeof useFocusRestore>
