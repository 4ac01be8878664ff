import { stats } from '@pepwell/contract/doses'
import { inbox, markRead } from '@pepwell/contract/notifications'
import { listReminders, skipReminder, snoozeReminder } from '@pepwell/contract/reminders'
import { expect, test } from 'vitest'
import { skipping, snoozing } from '../decisions.ts'
import { inboxList, readMarking, shownElsewhere } from './inbox.api.ts'

test.each([
  [inboxList, inbox],
  [readMarking, markRead],
  [snoozing, snoozeReminder],
  [skipping, skipReminder],
])('the address is the one the contract declares: $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})

test('what else shows a decision is what the contract declares', () => {
  expect(shownElsewhere.map(({ path }) => path)).toEqual([listReminders.path, stats.path])
})
