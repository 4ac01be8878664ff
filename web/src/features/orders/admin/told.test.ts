import { expect, test } from 'vitest'
import { refusedText } from './told.ts'

const orders = Array.from({ length: 8 }, (_, id) => ({ id, orderNumber: `K7M-4Q2-9${id}` }))
const SHORT = 'Not enough is left in stock'

test('orders that stayed as they were are named, by what kept them', () => {
  const gone = 'This order does not exist'
  const results = [
    { id: 0, problem: null },
    { id: 1, problem: SHORT },
    { id: 2, problem: gone },
    { id: 3, problem: SHORT },
  ]
  expect(refusedText(results, orders)).toBe(
    `K7M-4Q2-91, K7M-4Q2-93 stayed as they were: ${SHORT}. K7M-4Q2-92 stayed as it was: ${gone}`,
  )
})

test('of many the first are named', () => {
  const results = orders.map(({ id }) => ({ id, problem: SHORT }))
  expect(refusedText(results, orders)).toBe(
    `K7M-4Q2-90, K7M-4Q2-91, K7M-4Q2-92, K7M-4Q2-93, K7M-4Q2-94 and 3 more stayed as they were: ${SHORT}`,
  )
})

test('where none did, nothing is said', () => {
  expect(refusedText([{ id: 0, problem: null }], orders)).toBeUndefined()
})
