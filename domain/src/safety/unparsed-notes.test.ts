import { expect, test } from 'vitest'
import {
  commonAllergies,
  commonConditions,
  unreadAllergies,
  unreadConditions,
} from './common-notes.samples.ts'
import { unparsedIn } from './unparsed-notes.ts'

test.each(commonConditions)('understands the condition "%s"', (note) => {
  expect(unparsedIn(note)).toEqual([])
})

test.each(unreadConditions)('says that it can’t read "%s"', (note) => {
  expect(unparsedIn(note)).not.toEqual([])
})

test.each(commonAllergies)('understands the allergy "%s"', (note) => {
  expect(unparsedIn(note, { isAllergies: true })).toEqual([])
})

test.each(unreadAllergies)('says that it can’t read an allergy to "%s"', (note) => {
  expect(unparsedIn(note, { isAllergies: true })).not.toEqual([])
})

test('a common condition hides nothing else in its clause', () => {
  expect(unparsedIn('mild asthma since childhood, high cholesterol on atorvastatin')).toEqual([])
  expect(unparsedIn('asthma and porphyria')).toEqual(['porphyria'])
  expect(unparsedIn('eggs and hamster protein', { isAllergies: true })).toEqual(['hamster protein'])
  expect(unparsedIn('gallstones and reflux')).toEqual([])
  expect(unparsedIn('swelling in my neck')).toEqual(['swelling in my neck'])
})

test('what is fine, or an operation of an earlier year, isn’t quoted', () => {
  expect(unparsedIn('my pancreas is fine, I feel great')).toEqual([])
  const past = 'C-section 2015; had hernia surgery 2010'
  expect(unparsedIn(past, { year: 2026 })).toEqual([])
  expect(unparsedIn(past)).toHaveLength(2)
  expect(unparsedIn('hernia surgery 2027', { year: 2026 })).toEqual(['hernia surgery 2027'])
})

test('a number or a letter alone isn’t quoted', () => {
  expect(unparsedIn('schwanger, 20. SSW')).toEqual([])
  expect(unparsedIn('E. coli proteins', { isAllergies: true })).toEqual(['coli proteins'])
})
