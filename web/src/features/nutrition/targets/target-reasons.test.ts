import { expect, test } from 'vitest'
import { guideWords } from './target-reasons.ts'

test('shows the protein guideline in the person’s weight unit', () => {
  expect(guideWords({ goalWeight: 160, weightUnit: 'kg' })).toBe(
    'The guide of 1.5–2.2 g per kg of goal weight would be 112–160 g.',
  )
  expect(guideWords({ goalWeight: null, weightUnit: 'kg' })).toBeUndefined()
})
