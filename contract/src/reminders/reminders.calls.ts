export const listReminders = {
  method: 'GET',
  path: '/api/reminders',
  access: 'member',
  providesTags: ['reminders', 'doses', 'plan', 'personal-peptides', 'profile'],
} as const

export const addReminder = {
  method: 'POST',
  path: '/api/reminders',
  access: 'member',
  invalidatesTags: ['reminders'],
} as const

export const updateReminder = {
  method: 'PATCH',
  path: '/api/reminders/:id',
  access: 'member',
  invalidatesTags: ['reminders'],
} as const

export const removeReminder = {
  method: 'DELETE',
  path: '/api/reminders/:id',
  access: 'member',
  invalidatesTags: ['reminders'],
} as const

export const snoozeReminder = {
  method: 'POST',
  path: '/api/reminders/:id/snooze',
  access: 'member',
  invalidatesTags: ['reminders'],
} as const

export const skipReminder = {
  method: 'POST',
  path: '/api/reminders/:id/skip',
  access: 'member',
  invalidatesTags: ['reminders'],
} as const
