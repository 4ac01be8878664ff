import { currentUser } from '@pepwell/contract/accounts'
import { nutritionTargets } from '@pepwell/contract/nutrition'
import { listPhotos } from '@pepwell/contract/progress-photos'
import * as contract from '@pepwell/contract/weight'
import { expect, test } from 'vitest'
import * as api from './weight.api.ts'

test.each([
  [api.weightList, contract.listWeightLogs],
  [api.weightLatest, contract.latestWeightLog],
  [api.progressFigures, contract.weightProgress],
  [api.weightLogging, contract.logWeight],
  [api.weightRemoval, contract.removeWeightLog],
])('the address is the one the contract declares: $method $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})

test('what a weigh-in shows in elsewhere is what the contract declares', () => {
  const declared = [currentUser, nutritionTargets, listPhotos]
  expect(api.shownElsewhere).toEqual(declared.map(({ path }) => ({ path })))
})
