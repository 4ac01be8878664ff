import { useCallback } from 'react'
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router'

/** A change of the address; what is undefined, or empty, leaves it. */
export type AddressChange = Readonly<Record<string, string | undefined>>

interface HowToGo {
  /** the view before is one that people go back to: another tab, not another letter of a search */
  asNewPlace?: boolean
  /** a new place, looked at from where one has scrolled to */
  staysThere?: boolean
}

/** What stands in an address after a change. */
function changed(search: string, change: AddressChange): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.toString()
}

/** The query each rendered location has been changed to since. The render of a change may come after the next change. */
const changedTo = new WeakMap<Location, string>()

/** Changes several parts of the address at once. Unless that makes a new place, one stays where one has scrolled to. */
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
 * State that stands in the address under a name, so that a reload, the way back and a shared link lead to the same view.
 * Empty where the address says nothing. Several may change in a row; each change adds to the ones before.
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
