import { beforeEach, expect, test } from 'vitest'
import { addForVisitor, forgetVisitorsCart, setForVisitor, visitorsCart } from './visitors-cart.ts'

const product = { id: 1, name: 'BPC-157', price: 54.99 }
const kept = () => visitorsCart()?.lines.map(({ productId, quantity }) => [productId, quantity])

beforeEach(() => localStorage.clear())

test('what is added is kept in the browser, equal things as one, up to 99', () => {
  addForVisitor(product, 2)
  addForVisitor({ ...product, id: 2 }, 1)
  addForVisitor({ ...product, price: 60 }, 3)
  expect(visitorsCart()?.lines).toEqual([
    { productId: 1, quantity: 5, priceWhenAdded: 60 },
    { productId: 2, quantity: 1, priceWhenAdded: 54.99 },
  ])
  addForVisitor(product, 99)
  setForVisitor(2, 0)
  expect(kept()).toEqual([[1, 99]])
})

test('a cart that changed is another; one that was joined is forgotten, unless it changed meanwhile', () => {
  addForVisitor(product, 1)
  const before = visitorsCart()?.clientId ?? ''
  addForVisitor(product, 1)
  const after = visitorsCart()?.clientId ?? ''
  expect(after).not.toBe(before)
  forgetVisitorsCart(before)
  expect(kept()).toEqual([[1, 2]])
  forgetVisitorsCart(after)
  expect(visitorsCart()).toBeUndefined()
})

test.each(['', 'no json', '{}', '[]', 'null', '{"clientId":"x","lines":7}'])(
  'what cannot be read counts as no cart: %s',
  (text) => {
    localStorage.setItem('visitors-cart', text)
    expect(visitorsCart()).toBeUndefined()
  },
)

test('lines that cannot be are left out', () => {
  const line = { productId: 1, quantity: 1, priceWhenAdded: 5 }
  const lines = [
    line,
    null,
    { ...line, quantity: -1 },
    { ...line, quantity: 1.5 },
    { ...line, productId: 'x' },
  ]
  localStorage.setItem('visitors-cart', JSON.stringify({ clientId: 'x', lines }))
  expect(visitorsCart()?.lines).toEqual([line])
})
