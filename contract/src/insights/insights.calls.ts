export const insights = {
  method: 'GET',
  path: '/api/insights',
  access: 'member',
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
} as const
