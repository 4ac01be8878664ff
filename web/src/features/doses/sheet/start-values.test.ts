import { describe, expect, test } from 'vitest'
import { aDose, anEntry } from '../../../test/regimen.ts'
import { amountFields } from './start-values.ts'
import { lastVolume } from './volume.ts'

describe('the initial amount', () => {
  test.each([
    ['0.5 mg', '0.5', 'mg'],
    ['250mcg', '250', 'mcg'],
    ['1 unit', '1', 'units'],
    // The peptide is still to be chosen.
    ['0.5', '0.5', null],
    [' 0,5 ', '0,5', null],
    ['2 tablets', '2', 'tablets'],
    ['one pill', 'one pill', 'words'],
    ['As its label says', 'As its label says', 'words'],
    ['0.25-0.5 mg', '', null],
    ['', '', null],
  ])('of %j is %j in %j', (text, amount, unit) => {
    expect(amountFields(text)).toEqual({ amount, unit })
  })
})

test('a volume is only taken over from the same dose of the same entry', () => {
  const entry = anEntry({ id: 11 })
  const half = { amount: 0.5, unit: 'mg' } as const
  const volume = (dose: string) => lastVolume(entry, [aDose({ dose, volume: 0.2 })], half)
  expect(volume('0.5 mg')).toBe(0.2)
  expect(volume('0.25 mg')).toBeNull()
  expect(volume('0.5 IU')).toBeNull()
  expect(lastVolume(entry, [aDose({ userPeptideId: 12, dose: '0.5 mg', volume: 0.2 })], half)).toBeNull()
  expect(lastVolume(entry, [], half)).toBeNull()
})
