import { expect, test } from 'vitest'
import { percentText } from './percent.ts'

test.each([
  [95, undefined, '95%'],
  [4.2, undefined, '4.2%'],
  [67.08, 1, '67.1%'],
  [-2.9, 1, '−2.9%'],
])('%d with %s digits is %s', (percent, digits, text) => expect(percentText(percent, digits)).toBe(text))
