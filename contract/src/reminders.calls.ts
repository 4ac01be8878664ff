export const listReminders = {
  method: 'GET',
  path: '/api/reminders',
  access: 'member',
  shows: ['reminders', 'doses', 'plan', 'personal-peptides', 'profile'],
} as const

export const addReminder = {
  method: 'POST',
  path: '/api/reminders',
  access: 'member',
  changes: ['reminders'],
} as const

export const updateReminder = {
  method: 'PATCH',
  path: '/api/reminders/:id',
  access: 'member',
  changes: ['reminders'],
} as const

export const removeReminder = {
  method: 'DELETE',
  path: '/api/reminders/:id',
  access: 'member',
  changes: ['reminders'],
} as const

export const snoozeReminder = {
  method: 'POST',
  path: '/api/reminders/:id/snooze',
  access: 'member',
  changes: ['reminders'],
} as const

export const skipReminder = {
  method: 'POST',
  path: '/api/reminders/:id/skip',
  access: 'member',
  changes: ['reminders'],
} as const
