import { useEffect, useState } from 'react'
import { type Access, isIn } from './access.ts'
import { isAuthPage, isForEveryone } from './route-at.ts'
import { signInAgain } from './unauthorised.ts'

/**
 * Whether the session ended elsewhere: another tab signed out, or it expired. The user is led to sign-in and sees
 * nothing that isn't theirs. Signing out here leaves the page.
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
