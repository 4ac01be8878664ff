import { listDoses, logDose, stats, undoDose } from '@pepwell/contract/doses'
import { inbox } from '@pepwell/contract/notifications'
import { listReminders } from '@pepwell/contract/reminders'
import { expect, test } from 'vitest'
import { doseList, doseLogging, doseStats, doseUndo, shownElsewhere } from './doses.api.ts'

test.each([
  [doseList, listDoses],
  [doseStats, stats],
  [doseLogging, logDose],
  [doseUndo, undoDose],
])('the address is the one the contract declares: $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})

test('what else shows a dose is what the contract declares', () => {
  expect(shownElsewhere.map(({ path }) => path)).toEqual([inbox.path, listReminders.path])
})
