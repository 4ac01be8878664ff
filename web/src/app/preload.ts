import { forget, isNoted, note } from '../lib/storage.ts'
import { type Access, isIn, routeAt } from './access.ts'
import { isInShop } from './shell/in-shop.ts'
import { MemberShell } from './shell/load-member-shell.ts'
import { VisitorBar } from './shell/load-visitor-bar.ts'

const KEY = 'signed-in'

/** Remembers whether somebody is signed in here, only to guess right next time what to fetch first. */
export function rememberAccess(access: Access): void {
  if (access === 'signed-out') forget('localStorage', KEY)
  else if (access !== 'loading') note('localStorage', KEY)
}

const likelyAccess = (): Access => (isNoted('localStorage', KEY) ? 'complete' : 'signed-out')

/**
 * Fetches what somebody with this access sees at a path. A failure shows when it is really needed.
 * @returns when all of it is here, or failed
 */
export async function preload(path: string, access: Access = likelyAccess()): Promise<void> {
  const shell = isIn(access) ? MemberShell : isInShop(path) ? VisitorBar : undefined
  const needed = [routeAt(path, access)?.page.view.preload, shell?.preload]
  await Promise.allSettled(needed.map((load) => load?.()))
}
