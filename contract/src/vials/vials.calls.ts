export const listVials = {
  method: 'GET',
  path: '/api/vials',
  access: 'member',
  providesTags: ['vials', 'doses', 'plan', 'reminders', 'side-effects', 'profile'],
} as const

export const addVial = {
  method: 'POST',
  path: '/api/vials',
  access: 'member',
  invalidatesTags: ['vials'],
} as const

export const updateVial = {
  method: 'PATCH',
  path: '/api/vials/:id',
  access: 'member',
  invalidatesTags: ['vials'],
} as const

export const removeVial = {
  method: 'DELETE',
  path: '/api/vials/:id',
  access: 'member',
  invalidatesTags: ['vials'],
} as const

export const listVialMovements = {
  method: 'GET',
  path: '/api/vials/:id/movements',
  access: 'member',
  providesTags: ['vials', 'doses'],
} as const

export const addVialMovement = {
  method: 'POST',
  path: '/api/vials/:id/movements',
  access: 'member',
  invalidatesTags: ['vials'],
} as const

export const snoozeVialWarning = {
  method: 'POST',
  path: '/api/vials/:id/snooze',
  access: 'member',
  invalidatesTags: ['vials', 'inbox'],
} as const
