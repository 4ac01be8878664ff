import { useEffect, useState } from 'react'

/** A finger that rests so long is no longer scrolling. */
const STILL_MS = 500

/** Smaller steps are a trembling finger, or the page settling. */
const LEAST_PX = 4

/** Whether somebody is just scrolling the page: what floats above it is in the way then. */
export function useScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    // Pages begin at the top. To ask before it is scrolled would have the browser lay out the whole page at once.
    let last = 0
    let still: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (Math.abs(window.scrollY - last) < LEAST_PX) return
      last = window.scrollY
      setScrolling(true)
      clearTimeout(still)
      still = setTimeout(() => setScrolling(false), STILL_MS)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(still)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isScrolling
}
