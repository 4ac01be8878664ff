import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}
const none = () => ''

/** The URL's hash. The server doesn't know it, so a server-rendered page starts without. */
export function useHash(): string {
  const { hash } = useLocation()
  return useSyncExternalStore(never, () => hash, none)
}
