import { expect, test } from 'vitest'
import { instructionRows } from './payment-instructions.ts'

test('lines become rows, and the reference is the order number', () => {
  const text =
    'Pay to: Pepwell Supply LLC\n\n Routing:  021 000 021 \nPlease pay within a week.\r\nSee https://bank.example'
  expect(instructionRows(text, 'K7M-4Q2-9D')).toEqual([
    { label: 'Pay to', value: 'Pepwell Supply LLC' },
    { label: 'Routing', value: '021 000 021' },
    { label: null, value: 'Please pay within a week.' },
    { label: null, value: 'See https://bank.example' },
    { label: 'Reference', value: 'K7M-4Q2-9D' },
  ])
})

test('without instructions says that we will send them', () => {
  expect(instructionRows(' \n', 'K7M-4Q2-9D')).toEqual([
    { label: null, value: 'We’ll email you payment instructions.' },
    { label: 'Reference', value: 'K7M-4Q2-9D' },
  ])
})

test('a sentence with a late colon stays one row', () => {
  const sentence = 'Whoever pays from abroad writes to support before and says so: thank you'
  expect(instructionRows(sentence, 'X')[0]).toEqual({ label: null, value: sentence })
})
