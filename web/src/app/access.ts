import type { CurrentUser } from '@pepwell/contract/accounts'
import { needsProfileSetup } from '@pepwell/domain/profile'
import { type Page, pages } from './pages.ts'

/** How far somebody has come in; decides which pages exist for them. */
export type Access = 'loading' | 'signed-out' | 'needs-profile' | 'complete'

export function accessOf(user: CurrentUser | null, isLoading: boolean): Access {
  if (isLoading) return 'loading'
  if (!user) return 'signed-out'
  return needsProfileSetup(user) ? 'needs-profile' : 'complete'
}

type Paths = Record<string, Page>

const always: Paths = { '/reset-password': pages.resetPassword }

const signedOut: Paths = {
  ...always,
  '/': pages.landing,
  '/login': pages.login,
  '/signup': pages.signUp,
}

const complete: Paths = {
  ...always,
  '/': pages.dashboard,
  '/dashboard': pages.dashboard,
  '/peptides': pages.peptides,
  '/reminders': pages.myPlan,
  '/calculator': pages.calculator,
  '/ai-assistant': pages.aiAssistant,
  '/trusted-source': pages.trustedSource,
  '/profile': pages.profile,
  '/profile-setup': pages.profileSetup,
}

const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')

/** Whether a path shows the same page to everyone. */
export const isForEveryone = (path: string): boolean => withoutTrailingSlash(path) in always

/** Whether a path leads into the app; somebody who is in has no use for it. */
export const isDoor = (path: string): boolean => ['/login', '/signup'].includes(withoutTrailingSlash(path))

/** The page somebody sees at a path; undefined while it is not known who they are. */
export function pageAt(path: string, access: Access): Page | undefined {
  const at = withoutTrailingSlash(path)
  switch (access) {
    case 'loading':
      return always[at]
    case 'signed-out':
      return signedOut[at] ?? pages.notFound
    case 'needs-profile':
      return always[at] ?? pages.profile
    case 'complete':
      return complete[at] ?? pages.notFound
  }
}
