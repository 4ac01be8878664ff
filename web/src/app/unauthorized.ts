import { isSignedOut } from '../lib/api/api.ts'
import { navigateTo } from '../lib/browser/browser.ts'
import { toast } from '../ui/toast-store.ts'

const REDIRECT_MS = 500

let underWay = false

/** Says that the session expired and leads through sign-in back to the current page; once at a time. */
export function signInAgain(): void {
  if (underWay) return
  underWay = true
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  setTimeout(() => {
    underWay = false
    const { pathname, search } = window.location
    navigateTo(`/api/login?next=${encodeURIComponent(pathname + search)}`)
  }, REDIRECT_MS)
}

/** For every failed query and mutation. */
export function onCallFailed(error: unknown): void {
  if (isSignedOut(error)) signInAgain()
}
