export const previewPlanWarnings = {
  method: 'POST',
  path: '/api/user-peptides/preview-warnings',
  access: 'member',
  changes: [],
} as const

export const listPlanWarnings = {
  method: 'GET',
  path: '/api/user-peptides/warnings',
  access: 'member',
  shows: [
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
  changes: ['plan-warnings'],
} as const

export const restorePlanWarning = {
  method: 'DELETE',
  path: '/api/user-peptides/:id/dismissed-warnings/:key',
  access: 'member',
  changes: ['plan-warnings'],
} as const
