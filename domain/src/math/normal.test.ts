import { expect, test } from 'vitest'
import { normalTails } from './normal.ts'

test.each([
  [0, 1],
  [1, 0.317311],
  [-1.959964, 0.05],
  [2.575829, 0.01],
  [4, 0.0000633],
])('beyond %d standard deviations lie %d', (deviations, share) => {
  expect(normalTails(deviations)).toBeCloseTo(share, 6)
})
