import type { MouseEvent } from 'react'
import { navigateTo } from '../lib/browser/browser.ts'
import { isOffline } from '../lib/offline/probe-server.ts'
import { toast } from './toast-store.ts'

interface Leaving {
  /** called only when the user leaves */
  leave: () => void
  /** called when leaving isn't possible */
  onStay?: () => void
}

/**
 * Follows the sign-out link only if the server is reachable: otherwise the browser would show an error page and
 * nobody would be signed out.
 */
export async function signOutByLink(
  event: MouseEvent<HTMLAnchorElement>,
  { leave, onStay }: Leaving,
): Promise<void> {
  event.preventDefault()
  const { href } = event.currentTarget
  if (await isOffline()) {
    onStay?.()
    toast({ title: 'Logging out needs a connection', description: 'You’re still signed in on this device.' })
    return
  }
  leave()
  navigateTo(href)
}
