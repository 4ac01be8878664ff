import { type ReactNode, Suspense, use } from 'react'
import { hydrateLast, isHydrating } from '../lib/rendering/hydration.ts'
import { onIdle } from '../lib/rendering/use-idle.ts'

interface HiddenPartProps {
  /** hidden now at widths that the media query excludes; false: shown at every width */
  hidden?: boolean
  children: ReactNode
}

/**
 * A part of the page that CSS shows only where a media query matches. Where it is hidden, it hydrates last: once the page
 * is idle, the query matches or the part changes.
 * @param container selects what is around it, if it has hydration boundaries of its own
 */
export function hiddenPart(shownAt: string, container?: string) {
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
        if (container) hydrateLast(container)
        use(wait)
      }
    }
    return children
  }
  return (props: HiddenPartProps) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
