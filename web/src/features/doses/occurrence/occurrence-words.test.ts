import { expect, test } from 'vitest'
import { occurrenceWords, questionWords } from './occurrence-words.ts'

const NEW_YORK = 'America/New_York'

test.each([
  ['2026-03-10T02:00:00Z', 'yesterday evening'],
  ['2026-03-10T11:59:00Z', 'this morning'],
  ['2026-03-10T16:00:00Z', 'this afternoon'],
  ['2026-03-10T21:00:00Z', 'tonight'],
  ['2026-03-11T12:00:00Z', 'tomorrow morning'],
  ['2026-03-08T13:00:00Z', 'Sun, Mar 8'],
])('%s is %s', (at, words) => {
  expect(occurrenceWords(at, '2026-03-10', NEW_YORK)).toBe(words)
})

test('two with the same name are distinguished by time', () => {
  const asked = (...times: string[]) => questionWords(times, '2026-03-10', NEW_YORK).replaceAll(/\s/g, ' ')
  expect(asked('2026-03-10T02:00:00Z', '2026-03-11T02:00:00Z')).toBe('For yesterday evening or for tonight?')
  expect(asked('2026-03-10T10:00:00Z', '2026-03-10T14:00:00Z')).toBe('For 6:00 AM or for 10:00 AM?')
})
