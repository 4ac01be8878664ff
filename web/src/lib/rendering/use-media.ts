import { useMemo, useSyncExternalStore } from 'react'
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

/** A media query that the browser evaluates once and then keeps current. */
function live(query: string) {
  let list: MediaQueryList | undefined
  const media = () => {
    list ??= matchMedia(query)
    return list
  }
  return {
    matches: () => media().matches,
    subscribe: (onChange: () => void) => {
      media().addEventListener('change', onChange)
      return () => media().removeEventListener('change', onChange)
    },
  }
}

/** Whether a media query matches, live. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => live(query), [query])
  return useSyncExternalStore(media.subscribe, media.matches, () => isServerMatch(query))
}
