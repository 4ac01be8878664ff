import { type ReactNode, Suspense } from 'react'
import { hydrateLast, isHydrating } from '../lib/rendering/hydration.ts'
import { onIdle } from '../lib/rendering/use-idle.ts'
import { HydrationMarker } from './hydration-boundary.tsx'

interface HiddenPartProps {
  /** hidden now at widths that the media query excludes; false: shown at every width */
  hidden?: boolean
  children: ReactNode
}

/**
 * A part of the page that CSS shows only where a media query matches. Where it is hidden, it hydrates last: once the page
 * is idle, the query matches or the part changes.
 */
export function hiddenPart(shownAt: string) {
  let wait: Promise<void> | undefined
  function Part({ hidden = true, children }: HiddenPartProps) {
    // React tries again early only if the part changed; waiting then would drop what the server rendered.
    if (hidden && !wait && isHydrating()) {
      const media = matchMedia(shownAt)
      if (!media.matches) {
        wait = new Promise((resolve) => {
          onIdle(resolve)
          media.addEventListener('change', () => resolve(), { once: true })
        })
        hydrateLast(`[data-shown-at="${shownAt}"]`)
        // Not with `use`, which must be called again when the part hydrates.
        throw wait
      }
    }
    return children
  }
  // Around the marker, which stands for what precedes it beside it.
  return (props: HiddenPartProps) => (
    <Suspense>
      <div className="contents" data-shown-at={(props.hidden ?? true) ? shownAt : undefined}>
        <Part {...props} />
        <HydrationMarker />
      </div>
    </Suspense>
  )
}
