import { useNavigate } from 'react-router'

/** A panel tab with a search text. */
export interface PanelAddress {
  tab: string
  sub?: string
  view?: string
  q?: string
  open?: string
}

/** The address of a panel tab. */
export function addressIn(place: PanelAddress): string {
  const given = Object.entries(place).filter(([, value]) => value)
  return `/admin?${new URLSearchParams(given)}`
}

/** Opens another panel tab and drops the previous search and sort. */
export function useGoTo() {
  const navigate = useNavigate()
  return (place: PanelAddress) => void navigate(addressIn(place))
}
