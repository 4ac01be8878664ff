import { channelStates, notificationPreferences } from '@pepwell/contract/notifications'
import * as contract from '@pepwell/contract/reminders'
import { expect, test } from 'vitest'
import * as api from './reminders.api.ts'

test.each([
  [api.reminderList, contract.listReminders],
  [api.reminderAddition, contract.addReminder],
  [api.reminderChange, contract.updateReminder],
  [api.reminderRemoval, contract.removeReminder],
  [api.preferences, notificationPreferences],
  [api.channels, channelStates],
])('the address is the one the contract declares: $method $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})
