import { listDoses, stats } from '@pepwell/contract/doses'
import { addToPlan, listPlan, removeFromPlan, updatePlanEntry } from '@pepwell/contract/plan'
import { listReminders } from '@pepwell/contract/reminders'
import { expect, test } from 'vitest'
import {
  doseLogs,
  figures,
  planAddition,
  planChange,
  planList,
  planReminders,
  planRemoval,
} from './plan.api.ts'

test.each([
  [planList, listPlan],
  [planAddition, addToPlan],
  [planChange, updatePlanEntry],
  [planRemoval, removeFromPlan],
])('the address is the one the contract declares: $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})

test('what a change of the plan shows in is what the contract calls so', () => {
  expect(figures.path).toBe(stats.path)
  expect(doseLogs.path).toBe(listDoses.path)
  expect(planReminders.path).toBe(listReminders.path)
})
