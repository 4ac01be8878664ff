import { isSignedOut } from '../lib/api/api.ts'
import { refusalText } from '../lib/api/refusal-text.ts'
import { toast } from './toast-store.ts'

/** Shows why a call failed, unless the session has ended: the app says that itself. */
export function toastFailure(error: unknown, fallback: string): void {
  if (!isSignedOut(error))
    toast({ title: 'Error', description: refusalText(error, fallback), variant: 'destructive' })
}
