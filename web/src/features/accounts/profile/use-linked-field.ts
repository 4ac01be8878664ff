import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isHydrating, whenHydrated } from '../../../lib/rendering/hydration.ts'

/**
 * Focuses the field that a link such as '/profile?tab=body#goal-weight' points to and selects its text.
 * @param id the field's container; undefined without a link
 */
export function useLinkedField(id: string | undefined): void {
  const { hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  const isLed = id !== undefined && hash === `#${id}` && !isReturn
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a link is followed
  useEffect(() => {
    if (!isLed) return
    // A server-rendered page was already scrolled by the browser.
    const isThere = isHydrating()
    return whenHydrated(() => {
      const place = document.getElementById(id)
      const field = place?.querySelector('input')
      if (!isThere) place?.scrollIntoView()
      field?.focus({ preventScroll: true })
      field?.select()
    })
  }, [id, isLed, key])
}
