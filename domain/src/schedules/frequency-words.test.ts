import { expect, test } from 'vitest'
import { countedText } from './frequency-words.ts'

test.each([
  ['Daily', 'Counted as 1 dose a day'],
  ['bid', 'Counted as 2 doses a day'],
  ['E3D', 'Counted as 1 dose every 3 days'],
  ['q36h', 'Counted as 2 doses every 3 days'],
  ['q7d', 'Counted as 1 dose a week'],
  ['Q2W', 'Counted as 1 dose every 2 weeks'],
  ['Mon/Wed/Fri', 'Counted as 3 doses a week: Mon, Wed, Fri'],
  ['every other Sunday', 'Counted as 1 dose every 2 weeks: Sun'],
  ['Mon-Sun', 'Counted as 7 doses a week'],
  ['Monthly', 'Counted as 1 dose a month'],
  ['twice a month', 'Counted as 2 doses a month'],
  ['quarterly', 'Counted as 1 dose every 3 months'],
  ['5 on 2 off', 'Counted as a dose a day, 5 days on and 2 days off'],
  ['1 week on, 1 day off', 'Counted as a dose a day, 7 days on and 1 day off'],
  ['As needed', 'Not counted in Following Plan'],
  ['when it hurts', 'Not counted in Following Plan'],
])('%j: %s', (frequency, text) => expect(countedText(frequency)).toBe(text))
