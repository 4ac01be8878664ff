export const dashboardStats = {
  method: 'GET',
  path: '/api/admin/dashboard-stats',
  access: 'admin',
  area: 'panel',
  providesTags: ['members', 'doses', 'plan'],
} as const

export const listMembers = {
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  area: 'members',
  providesTags: ['members', 'profile'],
} as const

export const countMembers = {
  method: 'GET',
  path: '/api/admin/users/counts',
  access: 'admin',
  area: 'members',
  providesTags: ['members', 'profile'],
} as const

export const membersCsv = {
  method: 'GET',
  path: '/api/admin/users/csv',
  access: 'admin',
  area: 'members',
  providesTags: ['members', 'profile'],
} as const

export const memberProfile = {
  method: 'GET',
  path: '/api/admin/users/:userId/profile',
  access: 'admin',
  area: 'members',
  providesTags: ['members', 'profile', 'plan', 'doses', 'reminders', 'weight'],
} as const

export const memberActivity = {
  method: 'GET',
  path: '/api/admin/users/:userId/activity',
  access: 'admin',
  area: 'members',
  providesTags: ['members'],
} as const

export const resetMemberPassword = {
  method: 'POST',
  path: '/api/admin/users/:userId/reset-password',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'audit-log'],
} as const

export const removeSignInKeys = {
  method: 'POST',
  path: '/api/admin/users/:userId/remove-sign-in-keys',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'audit-log'],
} as const

export const endMemberSession = {
  method: 'DELETE',
  path: '/api/admin/users/:userId/sessions/:id',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'audit-log'],
} as const

export const deleteMember = {
  method: 'DELETE',
  path: '/api/admin/users/:userId',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'audit-log'],
} as const

export const createAdmin = {
  method: 'POST',
  path: '/api/admin/create-admin',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'audit-log'],
} as const

export const makeAdmin = {
  method: 'POST',
  path: '/api/admin/users/:userId/make-admin',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'profile', 'audit-log'],
} as const

export const setPermissions = {
  method: 'PATCH',
  path: '/api/admin/users/:userId/permissions',
  access: 'admin',
  area: 'members',
  invalidatesTags: ['members', 'profile', 'audit-log'],
} as const
