import { expect, test } from 'vitest'
import { vialAbbreviation } from './abbreviations.ts'

test.each([
  ['BPC-157', 'BPC'],
  ['TB-500', 'TB'],
  ['MOTS-c', 'MOT'],
  ['5-Amino-1MQ', 'AMI'],
  ['NAD+', 'NAD'],
  ['1492', '149'],
])('%s is abbreviated as %s', (name, mark) => expect(vialAbbreviation(name)).toBe(mark))
