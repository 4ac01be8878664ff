import { useRef } from 'react'

/** A second tap within this time counts as the same. */
export const DOUBLE_TAP_MS = 300

/** Returns true for the first tap of a double tap, false for the second. */
export function useFirstTap(): () => boolean {
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    if (performance.now() - tappedAt.current < DOUBLE_TAP_MS) return false
    tappedAt.current = performance.now()
    return true
  }
}
