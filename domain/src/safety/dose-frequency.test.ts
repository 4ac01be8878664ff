import { expect, test } from 'vitest'
import { doseFrequencyWarnings } from './dose-frequency.ts'

test.each([
  ['0.5 mg daily', 'Weekly', '“daily”, but your plan says Weekly'],
  ['250 mcg per day', 'Twice daily', '“per day”, but your plan says Twice daily'],
  ['2.5 mg, once a week', 'Every 2 weeks', '“once a week”, but your plan says Every 2 weeks'],
  ['2.5 mg/wk', 'Daily', '“/wk”, but your plan says Daily'],
])('asks which is right for %s, %s', (dose, frequency, said) => {
  expect(doseFrequencyWarnings(dose, frequency)).toEqual([
    { code: 'TWO_FREQUENCIES', message: `Your dose says ${said}. Which one is right?` },
  ])
})

test.each([
  ['2.5 mg/wk', 'Weekly'],
  ['0.5 mg weekly', 'Every 7 days'],
  ['250 mcg bid', 'Twice daily'],
  ['0.5 mg', 'Weekly'],
  ['2 mg subq', 'Daily'],
  ['0.5 mg daily', 'As needed'],
])('%s agrees with %s', (dose, frequency) => {
  expect(doseFrequencyWarnings(dose, frequency)).toEqual([])
})
