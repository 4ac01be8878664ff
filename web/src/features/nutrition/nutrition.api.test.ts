import {
  familiarFoods,
  foodDetails,
  listFoodLogs,
  logFood,
  nutritionTargets,
  removeFoodLog,
  searchFoods,
} from '@pepwell/contract/nutrition'
import { expect, test } from 'vitest'
import {
  familiarList,
  foodFigures,
  foodLogging,
  foodLogList,
  foodLogRemoval,
  foodSearch,
  targets,
} from './nutrition.api.ts'

test.each([
  [foodLogList, listFoodLogs],
  [foodLogging, logFood],
  [foodLogRemoval, removeFoodLog],
  [familiarList, familiarFoods],
  [foodSearch, searchFoods],
  [foodFigures, foodDetails],
  [targets, nutritionTargets],
])('the address is the one the contract declares: $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})
