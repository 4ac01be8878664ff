export const dashboardStats = {
  method: 'GET',
  path: '/api/admin/dashboard-stats',
  access: 'admin',
  area: 'panel',
  shows: ['members', 'doses', 'plan'],
} as const

export const listMembers = {
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  area: 'members',
  shows: ['members', 'profile'],
} as const

export const memberProfile = {
  method: 'GET',
  path: '/api/admin/users/:userId/profile',
  access: 'admin',
  area: 'members',
  shows: ['members', 'profile', 'plan', 'doses', 'reminders', 'weight'],
} as const

export const memberActivity = {
  method: 'GET',
  path: '/api/admin/users/:userId/activity',
  access: 'admin',
  area: 'members',
  shows: ['members'],
} as const
