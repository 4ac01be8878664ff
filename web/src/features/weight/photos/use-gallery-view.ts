import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Where the widget stands on its page. */
export const PHOTOS_ANCHOR = 'progress-photos'

const PARAMETER = 'photos'
const ALL = 'all'

/** What the gallery shows: all photos, or one. */
export type GalleryView = typeof ALL | number

const viewIn = (search: string): GalleryView | undefined => {
  const asked = new URLSearchParams(search).get(PARAMETER)
  if (asked === null) return undefined
  return /^\d+$/.test(asked) ? Number(asked) : ALL
}

/** The gallery's place is the dashboard's address, so that 'back' closes it and a reload opens it again. */
export function useGalleryView() {
  const navigate = useNavigate()
  const view = viewIn(useLocation().search)
  const [shown, setShown] = useState<GalleryView>()
  // What was shown stays while the dialog closes.
  if (view !== undefined && view !== shown) setShown(view)
  const go = useCallback(
    (next: GalleryView | undefined, replace: boolean) => {
      const search = next === undefined ? '' : `?${PARAMETER}=${next}`
      // The anchor keeps the page at the widget; without one it would begin at its top.
      navigate({ pathname: '/dashboard', search, hash: PHOTOS_ANCHOR }, { replace })
    },
    [navigate],
  )
  return {
    open: view !== undefined,
    /** undefined as long as the gallery was never opened */
    view: view ?? shown,
    show: (next: GalleryView = ALL) => go(next, view !== undefined),
    close: () => go(undefined, true),
  }
}
