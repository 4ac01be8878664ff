import { useRef } from 'react'

/** A second tap within this time is the same tap. */
export const DOUBLE_TAP_MS = 300

/** Tells a tap from the second one of a double tap: true for the first. */
export function useFirstTap(): () => boolean {
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    if (performance.now() - tappedAt.current < DOUBLE_TAP_MS) return false
    tappedAt.current = performance.now()
    return true
  }
}
