import { useCallback, useSyncExternalStore } from 'react'
import { renderContext } from './render-context.ts'

/** The widths that the server renders for, in pixels. */
const [PHONE, DESKTOP] = [390, 1280]

/** Whether a width query matches where the server renders; other media don't. */
function isServerMatch(query: string): boolean {
  const [, limit, pixels] = /(min|max)-width: ([\d.]+)px/.exec(query) ?? []
  if (!limit) return false
  const width = renderContext().isPhone ? PHONE : DESKTOP
  return limit === 'min' ? width >= Number(pixels) : width <= Number(pixels)
}

/** Whether a media query matches, live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => isServerMatch(query),
  )
}
