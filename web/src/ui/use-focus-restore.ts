import { useEffect, useRef } from 'react'

/** By then a closing dialog has restored focus. */
const SETTLED_MS = 250

/** How often to check again whether the element that received it has disappeared, as on a slow device. */
const CHECKS = 20

/**
 * Restores focus after its element disappears. Call `leaving` when an item is being removed: once it is gone and
 * nothing has focus, the heading receives it. Call `settle` when a dialog closes whose trigger may be gone, such as a
 * menu item, with the id of the new target. Give the heading `tabIndex={-1}`.
 */
export function useFocusRestore(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const expected = useRef(false)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const settle = (id = '', holder?: Element | null, checks = CHECKS) => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement !== body) {
        if (checks > 0) settle(id, activeElement, checks - 1)
        return
      }
      // The person pressed somewhere else.
      if (holder?.isConnected) return
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
  return { heading, leaving, settle: (id?: string) => settle(id) }
}

export type FocusRestore = ReturnType<typeof useFocusRestore>
