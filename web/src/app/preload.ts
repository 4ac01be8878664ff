import { forget, isNoted, note } from '../lib/storage.ts'
import { type Access, isIn, routeAt } from './access.ts'
import { loadMemberShell } from './shell/load-member-shell.ts'

const KEY = 'signed-in'

/** Remembers whether somebody is signed in here, only to guess right next time what to fetch first. */
export function rememberAccess(access: Access): void {
  if (access === 'signed-out') forget('localStorage', KEY)
  else if (access !== 'loading') note('localStorage', KEY)
}

const likelyAccess = (): Access => (isNoted('localStorage', KEY) ? 'complete' : 'signed-out')

/** Fetches what somebody with this access sees at a path. A failure shows when it is really needed. */
export function preload(path: string, access: Access = likelyAccess()): void {
  const needed = [routeAt(path, access)?.page.view.preload, isIn(access) && loadMemberShell]
  for (const load of needed) if (load) load().catch(() => {})
}
