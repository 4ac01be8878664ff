import { expect, test } from 'vitest'
import { aWeighIn } from '../../test/weight.ts'
import { asTyped, formattedLog, formattedWeight, signedWeight } from './formatted-weight.ts'

test('weights are shown in the reader’s unit', () => {
  expect(formattedWeight(220.462, 'kg')).toBe('100 kg')
  expect(formattedWeight(220.462, 'lbs')).toBe('220.5 lbs')
  expect(formattedWeight(178, 'st')).toBe('12 st 10 lb')
})

test.each([
  [-4, 'lbs', '−4 lbs'],
  [1, 'lbs', '+1 lb'],
  [1.5, 'kg', '+1.5 kg'],
  [0, 'kg', '±0 kg'],
  [-3.2, 'st', '−3.2 lb'],
  [-18, 'st', '−1 st 4 lb'],
] as const)('a difference of %d %s is %s', (difference, unit, text) => {
  expect(signedWeight(difference, unit)).toBe(text)
})

test('a log is shown as typed, with a note if that was in another unit', () => {
  const [precise, pounds] = [aWeighIn({ weight: 90.75, unit: 'kg' }), aWeighIn({ weight: 178 })]
  expect([formattedLog(precise, 'kg'), asTyped(precise, 'kg')]).toEqual(['90.75 kg', undefined])
  expect([formattedLog(precise, 'st'), asTyped(precise, 'st')]).toEqual(['14 st 4.1 lb', '90.75 kg'])
  expect([formattedLog(pounds, 'st'), asTyped(pounds, 'st')]).toEqual(['12 st 10 lb', undefined])
})
