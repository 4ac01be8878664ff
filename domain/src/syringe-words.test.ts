import { expect, test } from 'vitest'
import { dividedBy, exact } from './exact.ts'
import { unitsText } from './syringe-words.ts'

test.each([
  [exact(10), '10 units'],
  [exact(1), '1 unit'],
  [exact('12.5'), '12.5 units'],
  [dividedBy(exact(100), exact(3)), '≈ 33.33 units'],
])('%o reads as %s', (units, text) => expect(unitsText(units)).toBe(text))
