import { del, get, operator, patch, post } from '../address.ts'

export const dashboardStats = get('/api/admin/dashboard-stats', operator('panel'), {
  providesTags: ['members', 'doses', 'plan'],
})
export const listMembers = get('/api/admin/users', operator('members'), {
  providesTags: ['members', 'profile'],
})
export const countMembers = get('/api/admin/users/counts', operator('members'), {
  providesTags: ['members', 'profile'],
})
export const membersCsv = get('/api/admin/users/csv', operator('members'), {
  providesTags: ['members', 'profile'],
})
export const memberProfile = get('/api/admin/users/:userId/profile', operator('members'), {
  providesTags: ['members', 'profile', 'plan', 'doses', 'reminders', 'weight'],
})
export const memberActivity = get('/api/admin/users/:userId/activity', operator('members'), {
  providesTags: ['members'],
})
export const resetMemberPassword = post('/api/admin/users/:userId/reset-password', operator('members'), {
  invalidatesTags: ['members', 'audit-log'],
})
export const removeSignInKeys = post('/api/admin/users/:userId/remove-sign-in-keys', operator('members'), {
  invalidatesTags: ['members', 'audit-log'],
})
export const endMemberSession = del('/api/admin/users/:userId/sessions/:id', operator('members'), {
  invalidatesTags: ['members', 'audit-log'],
})
export const deleteMember = del('/api/admin/users/:userId', operator('members'), {
  invalidatesTags: ['members', 'audit-log'],
})
export const createAdmin = post('/api/admin/create-admin', operator('members'), {
  invalidatesTags: ['members', 'audit-log'],
})
export const makeAdmin = post('/api/admin/users/:userId/make-admin', operator('members'), {
  invalidatesTags: ['members', 'profile', 'audit-log'],
})
export const setPermissions = patch('/api/admin/users/:userId/permissions', operator('members'), {
  invalidatesTags: ['members', 'profile', 'audit-log'],
})
