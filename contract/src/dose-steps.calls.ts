export const readDoseSteps = {
  method: 'GET',
  path: '/api/user-peptides/:id/steps',
  access: 'member',
  shows: ['plan', 'doses'],
} as const

export const listDoseSteps = {
  method: 'GET',
  path: '/api/dose-steps',
  access: 'member',
  shows: ['plan', 'doses'],
} as const

export const listStepDecisions = {
  method: 'GET',
  path: '/api/user-peptides/:id/steps/decisions',
  access: 'member',
  shows: ['plan'],
} as const

export const writeDoseSteps = {
  method: 'PUT',
  path: '/api/user-peptides/:id/steps',
  access: 'member',
  changes: ['plan'],
} as const

export const decideDoseStep = {
  method: 'POST',
  path: '/api/user-peptides/:id/steps/decision',
  access: 'member',
  changes: ['plan', 'reminders'],
} as const

export const listStepTemplates = {
  method: 'GET',
  path: '/api/dose-step-templates',
  access: 'member',
  shows: ['catalogue'],
} as const
