import { get, member, post, put } from '../address.ts'

export const readDoseSteps = get('/api/user-peptides/:id/steps', member, {
  providesTags: ['plan', 'doses', 'side-effects'],
})
export const listDoseSteps = get('/api/dose-steps', member, {
  providesTags: ['plan', 'doses', 'side-effects'],
})
export const listStepDecisions = get('/api/user-peptides/:id/steps/decisions', member, {
  providesTags: ['plan'],
})
export const listStepHolds = get('/api/user-peptides/:id/steps/holds', member, {
  providesTags: ['plan', 'doses', 'side-effects'],
})
export const writeDoseSteps = put('/api/user-peptides/:id/steps', member, { invalidatesTags: ['plan'] })
export const previewStepWarnings = post('/api/user-peptides/:id/steps/preview-warnings', member, {
  invalidatesTags: [],
})
export const decideDoseStep = post('/api/user-peptides/:id/steps/decision', member, {
  invalidatesTags: ['plan', 'reminders'],
})
export const listStepTemplates = get('/api/dose-step-templates', member, { providesTags: ['catalogue'] })
