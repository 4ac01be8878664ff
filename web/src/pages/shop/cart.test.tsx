import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { addForVisitor } from '../../features/shop/cart/visitors-cart.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aCartLine, aShopProduct } from '../../test/shop.ts'
import { aUser } from '../../test/users.ts'
import CartPage from './cart.tsx'

const row = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement)
const summary = () => within(screen.getByRole('region', { name: 'Summary' }))

const terms = {
  ...{ shippingFee: 9.5, freeFrom: 150, countries: ['US'], methods: ['invoice'], daysToPay: 3 },
  tellsHowToPay: true,
}
const serveTerms = (changes: Partial<typeof terms> = {}) =>
  server.use(http.get('/api/shop/terms', () => HttpResponse.json({ ...terms, ...changes })))

beforeEach(() => {
  localStorage.clear()
  serveTerms({ shippingFee: 0 })
})

test('a member sees changes, unavailable lines with reasons, and the total without them', async () => {
  server.use(
    http.get('/api/cart', () =>
      HttpResponse.json([
        aCartLine({ quantity: 2, price: 64.99, priceWhenAdded: 69.99 }),
        aCartLine({ id: 8, productId: 2, name: 'DSIP', problem: 'out_of_stock' }),
        aCartLine({ id: 9, productId: 3, name: 'KPV', quantity: 5, problem: 'not_enough', left: 4 }),
        aCartLine({ id: 10, productId: 4, name: 'Selank', problem: 'not_sold', slug: null }),
      ]),
    ),
    http.get('/api/shop/watched', () => HttpResponse.json({ productIds: [] })),
  )
  renderPage(<CartPage />, { path: '/shop/cart', user: aUser() })
  const first = await row('BPC-157')
  expect(first.getByText('Price changed from $69.99 to $64.99 since you added it')).toBeVisible()
  expect(first.getByText('$129.98')).toBeVisible()
  const removed = await row('DSIP')
  expect(removed.getByText('Out of stock. We left it out of the total.')).toBeVisible()
  expect(removed.getByRole('button', { name: /Notify me/ })).toBeVisible()
  expect((await row('KPV')).getByText('Only 4 left. Choose fewer to buy it.')).toBeVisible()
  expect((await row('Selank')).queryByRole('link')).toBeNull()
  expect(summary().getByText('Subtotal, 2 items')).toBeVisible()
  expect(summary().getAllByText('$129.98')).toHaveLength(2)
  expect(summary().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/shop/checkout')
})

test('a removed product can be restored from the toast', async () => {
  let lines = [aCartLine({ quantity: 3 })]
  server.use(
    http.get('/api/cart', () => HttpResponse.json(lines)),
    http.delete('/api/cart/:id', () => {
      lines = []
      return HttpResponse.json({ message: 'Removed from the cart' })
    }),
    http.post('/api/cart', async ({ request }) => {
      const { quantity } = (await request.json()) as { quantity: number }
      lines = [aCartLine({ quantity })]
      return HttpResponse.json(lines[0], { status: 201 })
    }),
  )
  const { user } = renderPage(<CartPage />, { path: '/shop/cart', user: aUser() })
  await user.click((await row('BPC-157')).getByRole('button', { name: 'Remove BPC-157' }))
  expect(await screen.findByText('Your cart is empty')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await row('BPC-157')).getByText('$164.97')).toBeVisible()
})

test('a visitor’s cart shows shop data and leads through sign-in back here', async () => {
  server.use(http.get('/api/shop/products', () => HttpResponse.json([aShopProduct({ left: 4 })])))
  addForVisitor({ id: 1, price: 49.99 }, 5)
  addForVisitor({ id: 99, price: 10 }, 1)
  const { user } = renderPage(<CartPage />, { path: '/shop/cart', user: null })
  const line = await row('BPC-157')
  expect(line.getByText('Only 4 left. Choose fewer to buy it.')).toBeVisible()
  await user.click(line.getByRole('button', { name: 'One less of BPC-157' }))
  expect(await screen.findByText('Price changed from $49.99 to $54.99 since you added it')).toBeVisible()
  expect(summary().getByRole('link', { name: 'Sign in to check out' })).toHaveAttribute(
    'href',
    '/login?next=%2Fshop%2Fcart',
  )
  expect(summary().getByText(/Your cart stays the same/)).toBeVisible()
})

test('an empty cart links to the shop, and a failed one can be reloaded', async () => {
  const visit = renderPage(<CartPage />, { path: '/shop/cart', user: null })
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
  visit.unmount()
  server.use(http.get('/api/cart', () => HttpResponse.json({}, { status: 500 })))
  const { user } = renderPage(<CartPage />, { path: '/shop/cart', user: aUser() })
  await screen.findByText('We couldn’t load your cart')
  server.use(http.get('/api/cart', () => HttpResponse.json([aCartLine()])))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => row('BPC-157'))
})

test.each([
  [1, 9.5, '$85.01 more for free shipping', '$9.50', '$74.49'],
  [3, 9.5, 'Free shipping from $150.00', 'Free $9.50', '$194.97'],
  [1, 0, undefined, 'Free', '$64.99'],
])(
  'shows what %i items at a fee of %f lack for free shipping',
  async (quantity, fee, told, sending, total) => {
    serveTerms({ shippingFee: fee })
    server.use(http.get('/api/cart', () => HttpResponse.json([aCartLine({ quantity, price: 64.99 })])))
    renderPage(<CartPage />, { path: '/shop/cart', user: aUser() })
    await row('BPC-157')
    expect(summary().queryByText(/free shipping/i)?.textContent).toBe(told)
    expect(summary().getByText('Shipping').nextSibling).toHaveTextContent(sending)
    expect(summary().getByText('Total').nextSibling).toHaveTextContent(total)
  },
)

test('unknown shipping costs are shown at checkout', async () => {
  server.use(
    http.get('/api/shop/terms', () => new HttpResponse(null, { status: 500 })),
    http.get('/api/cart', () => HttpResponse.json([aCartLine({ price: 64.99 })])),
  )
  renderPage(<CartPage />, { path: '/shop/cart', user: aUser() })
  await row('BPC-157')
  expect(summary().getByText('Shipping').nextSibling).toHaveTextContent('At checkout')
})
