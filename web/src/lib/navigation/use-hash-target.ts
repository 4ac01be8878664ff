import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isHydrating } from '../rendering/hydration.ts'

/** Shows the part of a page that its address names: '/profile#notifications'. */
export function useHashTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash || isHydrating()) return
    const part = document.getElementById(hash.slice(1))
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [hash])
}
