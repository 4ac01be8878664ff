import { listDoses, logDose, stats, undoDose } from '@pepwell/contract/doses'
import { expect, test } from 'vitest'
import { doseList, doseLogging, doseStats, doseUndo } from './doses.api.ts'

test.each([
  [doseList, listDoses],
  [doseStats, stats],
  [doseLogging, logDose],
  [doseUndo, undoDose],
])('the address is the one the contract declares: $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})
