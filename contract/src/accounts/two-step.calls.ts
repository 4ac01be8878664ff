import { everyone, get, member, post } from '../address.ts'

export const twoStep = get('/api/auth/two-step', member, { providesTags: ['sign-in-keys'] })
export const beginTwoStep = post('/api/auth/two-step/begin', member, { invalidatesTags: ['security-events'] })
export const switchOnTwoStep = post('/api/auth/two-step/switch-on', member, {
  invalidatesTags: ['sign-in-keys', 'security-events'],
})
export const switchOffTwoStep = post('/api/auth/two-step/switch-off', member, {
  invalidatesTags: ['sign-in-keys', 'security-events'],
})
export const renewRecoveryCodes = post('/api/auth/two-step/recovery-codes', member, {
  invalidatesTags: ['sign-in-keys', 'security-events'],
})
export const secondStep = post('/api/auth/second-step', everyone, { invalidatesTags: [] })
