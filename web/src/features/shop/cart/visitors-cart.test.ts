import { cartCookie } from '@pepwell/contract/shop/cart-cookie'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cookieText, deleteCookie, hasCookie } from '../../../lib/browser/cookies.ts'
import {
  addForVisitor,
  clearVisitorsCart,
  setForVisitor,
  useVisitorsCart,
  visitorsCart,
} from './visitors-cart.ts'

const product = { id: 1, name: 'BPC-157', price: 54.99 }
const storedLines = () => visitorsCart()?.lines.map(({ productId, quantity }) => [productId, quantity])

beforeEach(() => localStorage.clear())

test('is stored in the browser, merging equal products, up to 99', () => {
  addForVisitor(product, 2)
  addForVisitor({ ...product, id: 2 }, 1)
  addForVisitor({ ...product, price: 60 }, 3)
  expect(visitorsCart()?.lines).toEqual([
    { productId: 1, quantity: 5, priceWhenAdded: 60 },
    { productId: 2, quantity: 1, priceWhenAdded: 54.99 },
  ])
  addForVisitor(product, 99)
  setForVisitor(2, 0)
  expect(storedLines()).toEqual([[1, 99]])
})

test('a changed cart has a new id, and a merged one is deleted unless it changed meanwhile', () => {
  addForVisitor(product, 1)
  const before = visitorsCart()?.clientId ?? ''
  addForVisitor(product, 1)
  const after = visitorsCart()?.clientId ?? ''
  expect(after).not.toBe(before)
  clearVisitorsCart(before)
  expect(storedLines()).toEqual([[1, 2]])
  clearVisitorsCart(after)
  expect(visitorsCart()).toBeUndefined()
})

test.each(['', 'no json', '{}', '[]', 'null', '{"clientId":"x","lines":7}'])(
  'what cannot be read counts as no cart: %s',
  (text) => {
    localStorage.setItem('visitors-cart', text)
    expect(visitorsCart()).toBeUndefined()
  },
)

test('drops invalid lines', () => {
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

test('sets a cookie for the server until it is empty', () => {
  addForVisitor(product, 2)
  addForVisitor({ ...product, id: 7, price: 9.99 }, 1)
  expect(cookieText(cartCookie)).toBe('1-2-5499.7-1-999')
  setForVisitor(1, 0)
  expect(cookieText(cartCookie)).toBe('7-1-999')
  clearVisitorsCart(visitorsCart()?.clientId ?? '')
  expect(hasCookie(cartCookie)).toBe(false)
})

test('restores a lost cookie', () => {
  addForVisitor(product, 2)
  deleteCookie(cartCookie)
  renderHook(() => useVisitorsCart())
  expect(cookieText(cartCookie)).toBe('1-2-5499')
})
