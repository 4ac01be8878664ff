import type { signIn } from '@pepwell/contract/accounts'
import type { Address } from '../../lib/api.ts'

/** See `signIn` in the contract. The sign-in page is among the first screens. */
export const signInAddress: Address<typeof signIn> = { method: 'POST', path: '/api/auth/login' }
