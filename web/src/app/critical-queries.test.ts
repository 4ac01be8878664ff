import type { PreloadedResponse } from '@pepwell/contract/rendering'
import { expect, test } from 'vitest'
import { aUser } from '../test/users.ts'
import { criticalQueries } from './critical-queries.ts'

test('insights come with the level of the entry that they show first', () => {
  const found = criticalQueries('/insights', aUser(), Date.UTC(2026, 10, 28))
  const plan = [
    { id: 1, status: 'active', peptide: { name: 'BPC-157' }, personalPeptide: null },
    { id: 2, status: 'active', peptide: { name: 'Tirzepatide' }, personalPeptide: null },
  ]
  const dependentOn = (responses: PreloadedResponse[]) =>
    found?.dependentQueries?.(responses).map(([path]) => path)
  expect(dependentOn([[['/api/user-peptides'], plan]])).toEqual(['/api/medication-levels/2'])
  expect(dependentOn([[['/api/user-peptides'], []]])).toEqual([])
})
