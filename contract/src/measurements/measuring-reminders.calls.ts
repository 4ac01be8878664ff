import { get, member, put } from '../address.ts'

export const listMeasuringReminders = get('/api/measuring-reminders', member, {
  providesTags: ['measuring-reminders', 'measurements', 'weight', 'labs', 'profile'],
})
export const setMeasuringReminder = put('/api/measuring-reminders', member, {
  invalidatesTags: ['measuring-reminders'],
})
