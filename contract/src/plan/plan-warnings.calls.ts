export const previewPlanWarnings = {
  method: 'POST',
  path: '/api/user-peptides/preview-warnings',
  access: 'member',
  invalidatesTags: [],
} as const

export const listPlanWarnings = {
  method: 'GET',
  path: '/api/user-peptides/warnings',
  access: 'member',
  providesTags: [
    'plan-warnings',
    'plan',
    'personal-peptides',
    'profile',
    'weight',
    'doses',
    'calculations',
    'reminders',
  ],
} as const

export const dismissPlanWarning = {
  method: 'POST',
  path: '/api/user-peptides/:id/dismissed-warnings',
  access: 'member',
  invalidatesTags: ['plan-warnings'],
} as const

export const restorePlanWarning = {
  method: 'DELETE',
  path: '/api/user-peptides/:id/dismissed-warnings/:key',
  access: 'member',
  invalidatesTags: ['plan-warnings'],
} as const
