import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { BOUNDARY_ATTRIBUTE, boundaryHydrated } from '../lib/rendering/hydration.ts'

/** Reports that its surroundings have hydrated. Renders nothing visible. */
export function HydrationMarker() {
  const marker = useRef<HTMLElement>(null)
  useEffect(() => {
    if (marker.current) boundaryHydrated(marker.current)
  }, [])
  return <i hidden ref={marker} {...{ [BOUNDARY_ATTRIBUTE]: '' }} />
}

/** A part of a page that hydrates on its own, so other parts and taps don't wait for it. */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense>
    {children}
    <HydrationMarker />
  </Suspense>
)
