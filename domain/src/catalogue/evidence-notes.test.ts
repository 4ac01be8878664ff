import { expect, test } from 'vitest'
import { splitEvidence } from './evidence-notes.ts'

test('separates the evidence from what the peptide is', () => {
  expect(splitEvidence('A copy of amylin. Evidence: large trials; not approved.')).toEqual({
    text: 'A copy of amylin.',
    evidence: 'Large trials; not approved.',
  })
})

test('leaves a description without an evidence note whole', () => {
  expect(splitEvidence('Little evidence is known.')).toEqual({ text: 'Little evidence is known.' })
})
