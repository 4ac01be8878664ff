import { isSignedOut } from '../lib/api/api.ts'
import { refusalText } from '../lib/api/refusal-text.ts'
import { toast } from './toast-store.ts'

/** Shows why a call failed, unless the session ended, which the app reports. */
export function toastFailure(error: unknown, fallback: string): void {
  if (!isSignedOut(error))
    toast({ title: 'Error', description: refusalText(error, fallback), variant: 'destructive' })
}
