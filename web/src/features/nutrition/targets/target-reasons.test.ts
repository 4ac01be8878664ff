import { expect, test } from 'vitest'
import { guideWords } from './target-reasons.ts'

test('the guide to protein is told in the unit that somebody weighs in', () => {
  expect(guideWords({ goalWeight: 160, weightUnit: 'kg' })).toBe(
    'The guide of 1.5–2.2 g per kg of goal weight would be 112–160 g.',
  )
  expect(guideWords({ goalWeight: null, weightUnit: 'kg' })).toBeUndefined()
})
