import { useEffect, useState } from 'react'
import { type Access, isAuthPage, isForEveryone, isIn } from './access.ts'
import { signInAgain } from './unauthorised.ts'

/**
 * Whether somebody who was in is no longer, by nothing they did on this page: another tab signed out, or the session is
 * over. They are led through the sign-in page; until then nothing is shown that isn't theirs. Signing out here leaves the
 * page altogether.
 */
export function useSessionEnd(access: Access, path: string): boolean {
  const [wasIn, setWasIn] = useState(false)
  if (isIn(access) && !wasIn) setWasIn(true)
  const ended = wasIn && access === 'signed-out' && !isAuthPage(path) && !isForEveryone(path)
  useEffect(() => {
    if (ended) signInAgain()
  }, [ended])
  return ended
}
