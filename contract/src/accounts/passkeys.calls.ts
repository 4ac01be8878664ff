import { everyone, get, member, patch, post } from '../address.ts'

export const passkeys = get('/api/auth/passkeys', member, { providesTags: ['sign-in-keys'] })
export const beginPasskey = post('/api/auth/passkeys/begin', member, { invalidatesTags: ['security-events'] })
export const addPasskey = post('/api/auth/passkeys', member, {
  invalidatesTags: ['sign-in-keys', 'security-events'],
})
export const renamePasskey = patch('/api/auth/passkeys/:id', member, { invalidatesTags: ['sign-in-keys'] })
export const removePasskey = post('/api/auth/passkeys/:id/remove', member, {
  invalidatesTags: ['sign-in-keys', 'security-events'],
})
export const beginPasskeyConfirmation = post('/api/auth/passkeys/confirm', member, { invalidatesTags: [] })
export const beginPasskeySignIn = post('/api/auth/passkey-sign-in/begin', everyone, { invalidatesTags: [] })
export const signInWithPasskey = post('/api/auth/passkey-sign-in', everyone, { invalidatesTags: [] })
