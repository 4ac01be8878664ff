import { expect, test } from 'vitest'
import { unitOfRegion } from './region-unit.ts'

test.each([
  ['en-US', 'lbs'],
  ['es-US', 'lbs'],
  ['en-LR', 'lbs'],
  ['my', 'lbs'],
  ['en-GB', 'kg'],
  ['en-CA', 'kg'],
  ['de', 'kg'],
  ['no language', 'kg'],
])('%s: %s', (language, unit) => expect(unitOfRegion(language)).toBe(unit))
