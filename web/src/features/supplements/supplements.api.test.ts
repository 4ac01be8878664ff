import * as contract from '@pepwell/contract/supplements'
import { expect, test } from 'vitest'
import * as api from './supplements.api.ts'

test.each([
  [api.supplementList, contract.listSupplements],
  [api.supplementLogList, contract.listSupplementLogs],
  [api.familiarList, contract.familiarSupplements],
  [api.supplementLogging, contract.logSupplement],
  [api.supplementRepetition, contract.repeatSupplements],
  [api.supplementLogRemoval, contract.removeSupplementLog],
  [api.vitaminList, contract.vitaminRecommendations],
])('the address is the one the contract declares: $method $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})
