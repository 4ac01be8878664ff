import { expect, test } from 'vitest'
import { isAbout, keyOfPeptide, type PeptideRef, peptideKey, peptideOfKey } from './peptides.ts'

const catalogue: PeptideRef = { peptideId: 7 }
const own: PeptideRef = { personalPeptideId: 7 }

test('the same number means another peptide in the catalogue and among the own ones', () => {
  expect(peptideKey(catalogue)).not.toBe(peptideKey(own))
  const entry = { peptideId: null, personalPeptideId: 7 }
  expect(isAbout(entry, own)).toBe(true)
  expect(isAbout(entry, catalogue)).toBe(false)
  expect(isAbout({ peptideId: 7, personalPeptideId: null }, catalogue)).toBe(true)
  expect(isAbout({ peptideId: 7, personalPeptideId: null }, own)).toBe(false)
})

test.each([catalogue, own])('a key leads back to its peptide: %j', (ref) =>
  expect(peptideOfKey(peptideKey(ref))).toEqual(ref),
)

test('what is about a peptide has its key, and none once that is gone', () => {
  expect(keyOfPeptide({ peptideId: 7, personalPeptideId: null })).toBe(peptideKey(catalogue))
  expect(keyOfPeptide({ peptideId: null, personalPeptideId: 7 })).toBe(peptideKey(own))
  expect(keyOfPeptide({ peptideId: null, personalPeptideId: null })).toBe('')
  expect(peptideOfKey('')).toEqual({ peptideId: Number.NaN })
})
