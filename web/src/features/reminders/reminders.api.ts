import type { channelStates, notificationPreferences } from '@pepwell/contract/notifications'
import type { addReminder, listReminders, removeReminder, updateReminder } from '@pepwell/contract/reminders'
import type { Address } from '../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** The calls without their schemas: the countdown is among the first screens, and only the form needs zod. */
export const reminderList: Address<typeof listReminders> = { method: 'GET', path: '/api/reminders' }
export const reminderAddition: Address<typeof addReminder> = { method: 'POST', path: '/api/reminders' }
export const reminderChange: Address<typeof updateReminder> = { method: 'PATCH', path: '/api/reminders/:id' }
export const reminderRemoval: Address<typeof removeReminder> = {
  method: 'DELETE',
  path: '/api/reminders/:id',
}
export const preferences: Address<typeof notificationPreferences> = {
  method: 'GET',
  path: '/api/notification-preferences',
}
export const channels: Address<typeof channelStates> = { method: 'GET', path: '/api/notifications/channels' }

/** All reminders, newest first. */
export const remindersQuery = queryOf(reminderList)

/** Which channels are switched on at all. */
export const preferencesQuery = queryOf(preferences)

/** Whether anything is sent through each channel. */
export const channelsQuery = queryOf(channels)

const refreshes = [keyOf(reminderList)]

type Options<C extends typeof addReminder | typeof updateReminder | typeof removeReminder> = Parameters<
  typeof useCall<C>
>[1]

export const useAddReminder = (options: Options<typeof addReminder>) =>
  useStoring(reminderAddition, { refreshes, ...options })

export const useChangeReminder = (options: Options<typeof updateReminder>) =>
  useCall(reminderChange, { refreshes, ...options })

export const useRemoveReminder = (options: Options<typeof removeReminder>) =>
  useCall(reminderRemoval, { refreshes, ...options })
