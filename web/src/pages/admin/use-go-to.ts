import { useNavigate } from 'react-router'

/** A place in the panel, and what is looked for there. */
export interface PanelAddress {
  tab: string
  sub?: string
  view?: string
  q?: string
  open?: string
}

/** The address of a place in the panel. */
export function addressIn(place: PanelAddress): string {
  const given = Object.entries(place).filter(([, value]) => value)
  return `/admin?${new URLSearchParams(given)}`
}

/** Goes to another place in the panel: what was searched and sorted in the one before stays behind. */
export function useGoTo() {
  const navigate = useNavigate()
  return (place: PanelAddress) => void navigate(addressIn(place))
}
