import { expect, test } from 'vitest'
import { isAbout, keyOfPeptide, type PeptideRef, peptideKey, peptideOfKey } from './peptides.ts'

const catalogue: PeptideRef = { peptideId: 7 }
const own: PeptideRef = { personalPeptideId: 7 }

test('the same number is a different peptide in the catalog and among personal ones', () => {
  expect(peptideKey(catalogue)).not.toBe(peptideKey(own))
  const entry = { peptideId: null, personalPeptideId: 7 }
  expect(isAbout(entry, own)).toBe(true)
  expect(isAbout(entry, catalogue)).toBe(false)
  expect(isAbout({ peptideId: 7, personalPeptideId: null }, catalogue)).toBe(true)
  expect(isAbout({ peptideId: 7, personalPeptideId: null }, own)).toBe(false)
})

test.each([catalogue, own])('a key round-trips to its peptide: %j', (ref) =>
  expect(peptideOfKey(peptideKey(ref))).toEqual(ref),
)

test("a reference has its peptide's key, and none once the peptide is deleted", () => {
  expect(keyOfPeptide({ peptideId: 7, personalPeptideId: null })).toBe(peptideKey(catalogue))
  expect(keyOfPeptide({ peptideId: null, personalPeptideId: 7 })).toBe(peptideKey(own))
  expect(keyOfPeptide({ peptideId: null, personalPeptideId: null })).toBe('')
  expect(peptideOfKey('')).toEqual({ peptideId: Number.NaN })
})
