import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}
const none = () => ''

/** What stands behind '#' in the address. Nobody tells the server: a page that it drew begins without. */
export function useHash(): string {
  const { hash } = useLocation()
  return useSyncExternalStore(never, () => hash, none)
}
