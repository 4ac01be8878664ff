import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The widget's anchor. */
export const PHOTOS_ANCHOR = 'progress-photos'

const PARAMETER = 'photos'
const ALL = 'all'

/** The gallery's view: all photos or one. */
export type GalleryView = typeof ALL | number

const viewIn = (search: string): GalleryView | undefined => {
  const asked = new URLSearchParams(search).get(PARAMETER)
  if (asked === null) return undefined
  return /^\d+$/.test(asked) ? Number(asked) : ALL
}

/** The gallery as part of the dashboard's address, so Back closes it and a reload reopens it. */
export function useGalleryView() {
  const navigate = useNavigate()
  const view = viewIn(useLocation().search)
  const [shown, setShown] = useState<GalleryView>()
  // Keep the content while the dialog closes.
  if (view !== undefined && view !== shown) setShown(view)
  const go = useCallback(
    (next: GalleryView | undefined, replace: boolean) => {
      const search = next === undefined ? '' : `?${PARAMETER}=${next}`
      // The anchor keeps the scroll position at the widget.
      navigate({ pathname: '/dashboard', search, hash: PHOTOS_ANCHOR }, { replace })
    },
    [navigate],
  )
  return {
    open: view !== undefined,
    /** undefined until the gallery first opens */
    view: view ?? shown,
    show: (next: GalleryView = ALL) => go(next, view !== undefined),
    close: () => go(undefined, true),
  }
}
