import { del, get, member, patch, post } from '../address.ts'

export const listVials = get('/api/vials', member, {
  providesTags: ['vials', 'doses', 'plan', 'reminders', 'side-effects', 'profile'],
})
export const listArrived = get('/api/vials/arrived', member, { providesTags: ['vials', 'orders', 'plan'] })
export const addVial = post('/api/vials', member, { invalidatesTags: ['vials'] })
export const updateVial = patch('/api/vials/:id', member, { invalidatesTags: ['vials'] })
export const removeVial = del('/api/vials/:id', member, { invalidatesTags: ['vials'] })
export const listVialMovements = get('/api/vials/:id/movements', member, { providesTags: ['vials', 'doses'] })
export const listVialCertificates = get('/api/vials/:id/certificates', member, {
  providesTags: ['vials', 'certificates'],
})
export const addVialMovement = post('/api/vials/:id/movements', member, { invalidatesTags: ['vials'] })
export const snoozeVialWarning = post('/api/vials/:id/snooze', member, {
  invalidatesTags: ['vials', 'inbox'],
})
