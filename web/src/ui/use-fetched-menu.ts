import { useState } from 'react'

/**
 * For a menu that is fetched by the press that asks for it: it weighs more than the page. Whoever points at what opens it
 * fetches it ahead.
 */
export function useFetchedMenu(load: () => Promise<unknown>) {
  const [isWanted, setWanted] = useState(false)
  const fetchAhead = () => void load().catch(() => {})
  return {
    isWanted,
    /** for the button that opens it, until it is there */
    opener: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: () => setWanted(true),
    } as const,
  }
}
