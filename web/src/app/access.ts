import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'

/** A visitor's or user's state; decides which pages they can see. */
export type Access = 'loading' | 'signed-out' | 'needs-password' | 'needs-profile' | 'complete' | 'admin'

export function accessOf(user: CurrentUser | null, isLoading: boolean): Access {
  if (isLoading) return 'loading'
  if (!user) return 'signed-out'
  if (user.temporaryPasswordUntil) return 'needs-password'
  if (needsProfileSetup(user)) return 'needs-profile'
  return user.isAdmin ? 'admin' : 'complete'
}

/** Whether the user is known to be signed in. */
export const isIn = (access: Access): boolean => access !== 'loading' && access !== 'signed-out'

/** Whether the user can use the app, with nothing left to set up. */
export const hasArrived = (access: Access): boolean => access === 'complete' || access === 'admin'
