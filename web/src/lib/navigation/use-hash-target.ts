import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isHydrating } from '../rendering/hydration.ts'

/** Scrolls to the part of a page in the URL's hash: '/profile#notifications'. */
export function useHashTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash || isHydrating()) return
    const part = document.getElementById(hash.slice(1))
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [hash])
}
