export const passkeys = {
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'member',
  providesTags: ['sign-in-keys'],
} as const

export const beginPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  access: 'member',
  invalidatesTags: ['security-events'],
} as const

export const addPasskey = {
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'member',
  invalidatesTags: ['sign-in-keys', 'security-events'],
} as const

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'member',
  invalidatesTags: ['sign-in-keys'],
} as const

export const removePasskey = {
  method: 'POST',
  path: '/api/auth/passkeys/:id/remove',
  access: 'member',
  invalidatesTags: ['sign-in-keys', 'security-events'],
} as const

export const beginPasskeyConfirmation = {
  method: 'POST',
  path: '/api/auth/passkeys/confirm',
  access: 'member',
  invalidatesTags: [],
} as const

export const beginPasskeySignIn = {
  method: 'POST',
  path: '/api/auth/passkey-sign-in/begin',
  access: 'public',
  invalidatesTags: [],
} as const

export const signInWithPasskey = {
  method: 'POST',
  path: '/api/auth/passkey-sign-in',
  access: 'public',
  invalidatesTags: [],
} as const
