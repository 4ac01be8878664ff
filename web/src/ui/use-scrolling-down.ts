import { useEffect, useState } from 'react'

/** A finger that rests so long is no longer scrolling. */
const STILL_MS = 700

/** Smaller steps are a trembling finger, or the page settling. */
const LEAST_PX = 4

/** Whether somebody is just scrolling down the page: what floats above it is in the way then. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let still: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const by = window.scrollY - last
      if (Math.abs(by) < LEAST_PX) return
      last = window.scrollY
      setDown(by > 0)
      clearTimeout(still)
      still = setTimeout(() => setDown(false), STILL_MS)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(still)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isDown
}
