import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { addressQuery, cartQuery, type Terms, termsQuery } from '../../features/orders/orders.api.ts'
import { aCartLine, anOrder } from '../../test/orders-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import CheckoutPage from './checkout.tsx'

const terms = {
  ...{ shippingFee: 9.5, freeFrom: 150, countries: ['US'], methods: ['invoice'], daysToPay: 3 },
  tellsHowToPay: true,
}

beforeEach(() => {
  server.use(
    http.get('/api/shop/terms', () => HttpResponse.json(terms)),
    http.get('/api/cart', () => HttpResponse.json([aCartLine()])),
    http.get('/api/shipping-address', () => HttpResponse.json(null)),
  )
})

const place = () => screen.findByRole('button', { name: /^Place order/ })

test('a buyer with an unverified email gets the link resent in one tap', async () => {
  let sent = 0
  server.use(
    http.post('/api/auth/verify-email/send', () => {
      sent++
      return HttpResponse.json({ message: 'We sent the link.' })
    }),
  )
  const { user } = renderPage(<CheckoutPage />, {
    path: '/shop/checkout',
    user: aUser({ emailProvedAt: null }),
  })
  const banner = await screen.findByRole('region', { name: 'Verify your email to order' })
  expect(banner).toHaveTextContent('Open the link we sent to ada@example.org. Your cart stays the same.')
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('We sent the link.')).toBeVisible()
  expect(sent).toBe(1)
  expect(await place()).toBeVisible()
})

test.each([
  ['tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['window', () => window.dispatchEvent(new Event('focus'))],
])('a buyer who verified in another %s is asked no longer on return', async (_where, comesBack) => {
  renderPage(<CheckoutPage />, { path: '/shop/checkout', user: aUser({ emailProvedAt: null }) })
  const banner = await screen.findByRole('region', { name: 'Verify your email to order' })
  server.use(http.get('/api/auth/user', () => HttpResponse.json(aUser())))
  act(() => void comesBack())
  await waitFor(() => expect(banner).not.toBeInTheDocument())
})

test('a buyer with a verified email is asked nothing', async () => {
  renderPage(<CheckoutPage />, { path: '/shop/checkout', user: aUser() })
  await place()
  expect(screen.queryByRole('region', { name: 'Verify your email to order' })).not.toBeInTheDocument()
})

test('the next order starts with the last order’s address instead of an older cached one', async () => {
  const { shippingAddress } = anOrder()
  server.use(http.get('/api/shipping-address', () => HttpResponse.json(shippingAddress)))
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? (
      <CheckoutPage />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Check out
      </button>
    )
  }
  const { client, user } = renderPage(<Opener />, { path: '/shop/checkout', user: aUser() })
  client.setQueryData(cartQuery.queryKey, [aCartLine()])
  client.setQueryData(termsQuery.queryKey, terms as Terms)
  client.setQueryData(addressQuery.queryKey, null)
  await client.invalidateQueries({ queryKey: addressQuery.queryKey })
  await user.click(screen.getByRole('button', { name: 'Check out' }))
  await place()
  expect(screen.getByLabelText('ZIP code')).toHaveValue(shippingAddress?.postalCode)
})
