import type { MouseEvent } from 'react'
import { leaveTo } from '../lib/browser/browser.ts'
import { isOffline } from '../lib/offline/probe-server.ts'
import { toast } from './toast-store.ts'

interface Leaving {
  /** done only where somebody leaves */
  leave: () => void
  /** done where they can't */
  onStay?: () => void
}

/**
 * Follows the link that signs out where the server will answer it: elsewhere the browser would show a page of its own in place of
 * the app, and nobody would be signed out.
 */
export async function signOutByLink(
  event: MouseEvent<HTMLAnchorElement>,
  { leave, onStay }: Leaving,
): Promise<void> {
  event.preventDefault()
  const { href } = event.currentTarget
  if (await isOffline()) {
    onStay?.()
    toast({ title: 'Logging out needs a connection', description: 'You are still signed in on this device.' })
    return
  }
  leave()
  leaveTo(href)
}
