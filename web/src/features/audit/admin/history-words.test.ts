import { expect, test } from 'vitest'
import { actionTone, asWords, changesOf, objectWords, valueWords } from './history-words.ts'

test.each([
  ['reset-password', 'Reset password'],
  ['costOfGoods', 'Cost of goods'],
  ['link1UsLabTested', 'Link1 us lab tested'],
  ['mg', 'Mg'],
])('formats %s as %s', (name, words) => expect(asWords(name)).toBe(words))

test.each([
  [null, '—'],
  ['', '—'],
  [[], '—'],
  [false, 'No'],
  [0, '0'],
  [['members', 'prices'], 'members, prices'],
  [{ a: 1 }, '{"a":1}'],
])('reads %j as %s', (value, words) => expect(valueWords(value)).toBe(words))

test('names an entity by kind and name, or by number', () => {
  expect(objectWords({ kind: 'batch', object: { id: '7', name: 'TZP-2604-C' } })).toBe('Batch TZP-2604-C')
  expect(objectWords({ kind: 'new-kind', object: { id: '7', name: null } })).toBe('New kind 7')
})

test.each([
  ['add-batch', 'accent'],
  ['delete', 'danger'],
  ['reset-password', 'warn'],
  ['edit', 'info'],
])('%s is described in %s', (action, tone) => expect(actionTone(action)).toBe(tone))

test('differences are the fields of either side', () => {
  expect(
    changesOf({ before: { notes: null, quantity: 9 }, after: { quantity: 8, supplier: 'Aster' } }),
  ).toEqual([
    { field: 'Notes', before: '—', after: '—' },
    { field: 'Quantity', before: '9', after: '8' },
    { field: 'Supplier', before: '—', after: 'Aster' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
