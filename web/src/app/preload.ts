import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { hasCookie } from '../lib/browser/cookies.ts'
import { type Access, isIn } from './access.ts'
import { routeAt } from './route-at.ts'
import { isInShop } from './shell/in-shop.ts'
import { MemberShell } from './shell/load-member-shell.ts'
import { VisitorBar } from './shell/load-visitor-bar.ts'

/** A guess: most signed-in users have nothing left to set up. */
const likelyAccess = (): Access => (hasCookie(signedInCookie) ? 'complete' : 'signed-out')

/**
 * Prefetches what a user with this access sees at a path. A failure shows on use.
 * @returns resolves when everything has loaded or failed
 */
export async function preload(path: string, access: Access = likelyAccess()): Promise<void> {
  const shell = isIn(access) ? MemberShell : isInShop(path) ? VisitorBar : undefined
  const needed = [routeAt(path, access)?.page.view.preload, shell?.preload]
  await Promise.allSettled(needed.map((load) => load?.()))
}
