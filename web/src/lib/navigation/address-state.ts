import { useCallback } from 'react'
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router'

/** A change of search parameters; undefined or empty values remove them. */
export type AddressChange = Readonly<Record<string, string | undefined>>

interface HowToGo {
  /** adds a history entry: for another tab, not for another letter of a search */
  asNewPlace?: boolean
  /** navigates to a new view without scrolling */
  staysThere?: boolean
}

/** The search after a change. */
function changed(search: string, change: AddressChange): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.toString()
}

/** Pending search parameters by rendered location, since the next change may come before the render. */
const changedTo = new WeakMap<Location, string>()

/** Changes several search parameters at once, keeping the scroll position unless that makes a new view. */
export function useAddressChange() {
  const navigate = useNavigate()
  const location = useLocation()
  return useCallback(
    (change: AddressChange, { asNewPlace = false, staysThere = !asNewPlace }: HowToGo = {}) => {
      const search = changed(changedTo.get(location) ?? location.search, change)
      changedTo.set(location, search)
      const next = { pathname: location.pathname, search }
      void navigate(next, { replace: !asNewPlace, ...(staysThere && { state: { stays: true } }) })
    },
    [navigate, location],
  )
}

/**
 * State in a search parameter, so that reloading, going back and shared links show the same view. Empty by default.
 * Consecutive changes combine.
 */
export function useAddressState(name: string) {
  const [params] = useSearchParams()
  const change = useAddressChange()
  const set = useCallback(
    (value: string | undefined, how?: HowToGo) => change({ [name]: value }, how),
    [change, name],
  )
  return [params.get(name) ?? '', set] as const
}
