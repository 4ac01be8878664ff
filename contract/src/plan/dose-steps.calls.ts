export const readDoseSteps = {
  method: 'GET',
  path: '/api/user-peptides/:id/steps',
  access: 'member',
  providesTags: ['plan', 'doses', 'side-effects'],
} as const

export const listDoseSteps = {
  method: 'GET',
  path: '/api/dose-steps',
  access: 'member',
  providesTags: ['plan', 'doses', 'side-effects'],
} as const

export const listStepDecisions = {
  method: 'GET',
  path: '/api/user-peptides/:id/steps/decisions',
  access: 'member',
  providesTags: ['plan'],
} as const

export const writeDoseSteps = {
  method: 'PUT',
  path: '/api/user-peptides/:id/steps',
  access: 'member',
  invalidatesTags: ['plan'],
} as const

export const decideDoseStep = {
  method: 'POST',
  path: '/api/user-peptides/:id/steps/decision',
  access: 'member',
  invalidatesTags: ['plan', 'reminders'],
} as const

export const listStepTemplates = {
  method: 'GET',
  path: '/api/dose-step-templates',
  access: 'member',
  providesTags: ['catalogue'],
} as const
