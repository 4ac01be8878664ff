import { get, member } from '../address.ts'

export const insights = get('/api/insights', member, {
  providesTags: [
    'doses',
    'plan',
    'personal-peptides',
    'reminders',
    'weight',
    'profile',
    'assistant',
    'site-list',
    'side-effects',
    'labs',
  ],
  noTimeout: true,
})

export const levelOverlays = get('/api/insights/overlays', member, {
  providesTags: ['weight', 'profile', 'side-effects', 'labs'],
})
