import { describe, expect, test } from 'vitest'
import { aDose, anEntry } from '../../test/regimen.ts'
import { amountFor, lastSiteOf, quickChoices } from './start-values.ts'

const entry = anEntry({ id: 11, currentDose: '500 mcg' })

describe('the amount to begin with', () => {
  test('is what the plan says, also when last time was another', () => {
    expect(amountFor(entry, [aDose({ dose: '250 mcg', volume: 0.1 })]).dose).toBe('500 mcg')
  })

  test('takes over the volume only of the same dose', () => {
    expect(amountFor(entry, [aDose({ dose: '500 mcg', volume: 0.2 })]).volume).toBe(0.2)
    expect(amountFor(entry, [aDose({ dose: '250 mcg', volume: 0.1 })]).volume).toBeNull()
  })

  test('is empty as long as no peptide is chosen', () => {
    expect(amountFor(undefined, [aDose()])).toEqual({ dose: '', volume: null })
  })
})

test('last time’s place is the latest that was noted for this peptide', () => {
  const doses = [
    aDose({ id: 4, userPeptideId: 12, injectionSite: 'Left hip' }),
    aDose({ id: 3, injectionSite: null }),
    aDose({ id: 2, injectionSite: 'Right thigh' }),
    aDose({ id: 1, injectionSite: 'Left thigh' }),
  ]
  expect(lastSiteOf(doses, 11)).toBe('Right thigh')
  expect(quickChoices(entry, doses).injectionSite).toBe('Right thigh')
  expect(quickChoices(entry, []).injectionSite).toBe('')
})
