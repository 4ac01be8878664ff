import { del, get, member, patch, post } from '../address.ts'

export const listReminders = get('/api/reminders', member, {
  providesTags: ['reminders', 'doses', 'plan', 'personal-peptides', 'profile'],
})
export const addReminder = post('/api/reminders', member, { invalidatesTags: ['reminders'] })
export const updateReminder = patch('/api/reminders/:id', member, { invalidatesTags: ['reminders'] })
export const removeReminder = del('/api/reminders/:id', member, { invalidatesTags: ['reminders'] })
export const snoozeReminder = post('/api/reminders/:id/snooze', member, { invalidatesTags: ['reminders'] })
export const skipReminder = post('/api/reminders/:id/skip', member, { invalidatesTags: ['reminders'] })
