import { del, get, member, post } from '../address.ts'

export const previewPlanWarnings = post('/api/user-peptides/preview-warnings', member, {
  invalidatesTags: [],
})
export const listPlanWarnings = get('/api/user-peptides/warnings', member, {
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
})
export const dismissPlanWarning = post('/api/user-peptides/:id/dismissed-warnings', member, {
  invalidatesTags: ['plan-warnings'],
})
export const restorePlanWarning = del('/api/user-peptides/:id/dismissed-warnings/:key', member, {
  invalidatesTags: ['plan-warnings'],
})
