import { useCallback, useSyncExternalStore } from 'react'

/** Without a window no query matches: the server renders for phones. */
const ofNoWindow = (): boolean => false

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
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, ofNoWindow)
}
