import { expect, test } from 'vitest'
import { evidenceLevelOf, evidenceLevels, evidenceMarks } from './evidence-scale.ts'

test('fills no mark without trials, and five for an approval', () => {
  expect(evidenceLevels.map(evidenceMarks)).toEqual([0, 1, 2, 3, 4, 5])
})

test.each([
  ['Semaglutide', 'Approved'],
  ['Retatrutide', 'Phase 3'],
  ['ARA-290 (Cibinetide)', 'Phase 2'],
  ['BPC-157', 'Small human studies'],
  ['TB-500', 'Animals only'],
  ['NAD+', 'No trials of this use'],
  ['Something of one’s own', undefined],
])('%s: %s', (name, level) => expect(evidenceLevelOf(name)).toBe(level))
