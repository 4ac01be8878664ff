import { expect, test } from 'vitest'
import { peptideTitle } from './peptide-title.ts'

test('a product’s title includes its amount when known', () => {
  expect(peptideTitle({ name: 'BPC-157', mg: 10 })).toBe('BPC-157 - 10MG')
  expect(peptideTitle({ name: 'NAD+', mg: null })).toBe('NAD+')
})
