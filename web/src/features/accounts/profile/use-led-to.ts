import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isHydrating, whenHydrated } from '../../../lib/rendering/hydration.ts'

/**
 * Somebody who was led to a field, '/profile#goal-weight', begins there: with what stands in it selected, to be typed over.
 * @param id of what the field stands in; undefined where nothing leads
 */
export function useLedTo(id: string | undefined): void {
  const { hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  const isLed = id !== undefined && hash === `#${id}` && !isReturn
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a link is followed
  useEffect(() => {
    if (!isLed) return
    // What the server drew stays where it is: the browser went there by itself.
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
