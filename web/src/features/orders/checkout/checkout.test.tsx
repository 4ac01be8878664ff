import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { aCartLine, anOrder } from '../../../test/orders-server.ts'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { cartQuery, type Terms } from '../orders.api.ts'
import { Checkout } from './checkout.tsx'

const terms: Terms = {
  shippingFee: 9.5,
  freeFrom: 150,
  countries: ['US', 'CA'],
  methods: ['invoice'],
  daysToPay: 7,
  tellsHowToPay: true,
}

const remembered = anOrder().shippingAddress

const given = {
  user: { firstName: 'Robin', lastName: 'Delgado' },
  terms,
  remembered,
  pictureOf: () => null,
}

const open = ({ cart = [aCartLine()], address = remembered as typeof remembered | null } = {}) =>
  openDialogAlone(() => <Checkout {...given} cart={cart} remembered={address} />)

/** The requests, with the answers in order. */
function whenPlacing(...answers: (() => Response)[]) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post('/api/orders', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return answers[Math.min(sent.length, answers.length) - 1]?.()
    }),
  )
  return sent
}

const placed = () => HttpResponse.json(anOrder(), { status: 201 })
const refused = (code: string, details: object) => () =>
  HttpResponse.json({ code, message: 'No', details }, { status: 409 })
const button = () => screen.getByRole('button', { name: /^Place order/ })
const confirm = () => screen.getByRole('checkbox', { name: /research use only/ })

describe('a checkout', () => {
  test('is prefilled, shows the total on its button, and sends it along', async () => {
    const sent = whenPlacing(placed)
    const { user } = await open()
    expect(screen.getByLabelText('Full name')).toHaveValue('Robin Delgado')
    expect(screen.getByLabelText('State')).toHaveValue('OR')
    expect(button()).toHaveTextContent('$139.48')
    await user.click(confirm())
    await user.click(button())
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      clientId: expect.any(String),
      expectedTotal: 139.48,
      researchUseOnly: true,
      shippingAddress: { state: 'OR', postalCode: '97205' },
    })
  })

  test.each([
    [true, /^We’ll email you payment instructions/],
    [false, /^We’ll email you payment instructions/],
  ])('explains payment when the shop has instructions: %s', async (tellsHowToPay, words) => {
    await openDialogAlone(() => (
      <Checkout {...given} terms={{ ...terms, tellsHowToPay }} cart={[aCartLine()]} />
    ))
    expect(screen.getByText(words)).toBeVisible()
  })

  test('shows errors and sends nothing', async () => {
    const sent = whenPlacing(placed)
    const { user } = await open({ address: null })
    await user.type(screen.getByLabelText('ZIP code'), '9720')
    await user.tab()
    expect(await screen.findByText('5 digits, as in 97205')).toBeVisible()
    await user.click(button())
    expect(await screen.findByText('Please enter a street and a number')).toBeVisible()
    expect(screen.getByText('Please confirm that this is for research use only')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('asks for a province where the country has them', async () => {
    const { user } = await open({ address: null })
    await user.selectOptions(screen.getByLabelText('Country'), 'CA')
    expect(screen.getByLabelText('Province')).toHaveDisplayValue('Choose a province')
    expect(screen.getByLabelText('Postal code')).toBeVisible()
  })

  test('excludes unavailable products from the total', async () => {
    await open({ cart: [aCartLine(), aCartLine({ id: 12, name: 'Semax', problem: 'coming_soon' })] })
    expect(screen.queryByText('Semax')).not.toBeInTheDocument()
    expect(screen.getByText('You can’t buy one item right now. We keep it in your cart.')).toBeVisible()
  })

  test('offers the remaining quantity when stock is short', async () => {
    whenPlacing(
      refused('OUT_OF_STOCK', { lines: [{ lineId: 11, name: 'Tirzepatide', quantity: 2, left: 1 }] }),
    )
    const changed: unknown[] = []
    server.use(
      http.patch('/api/cart/11', async ({ request }) => {
        changed.push(await request.json())
        return HttpResponse.json(aCartLine({ quantity: 1 }))
      }),
    )
    const { user } = await open()
    await user.click(confirm())
    await user.click(button())
    expect(await screen.findByText(/only 1 left/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take 1' }))
    await expect.poll(() => changed).toEqual([{ quantity: 1 }])
  })

  test('offers your share of a scarce product', async () => {
    whenPlacing(
      refused('SHARE_OF_STOCK', { lines: [{ lineId: 11, name: 'Tirzepatide', quantity: 9, left: 6 }] }),
    )
    const changed: unknown[] = []
    server.use(
      http.patch('/api/cart/11', async ({ request }) => {
        changed.push(await request.json())
        return HttpResponse.json(aCartLine({ quantity: 6 }))
      }),
    )
    const { user } = await open()
    await user.click(confirm())
    await user.click(button())
    expect(await screen.findByText(/order up to 6 until you pay/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take 6' }))
    await expect.poll(() => changed).toEqual([{ quantity: 6 }])
  })

  test('links to open orders when too many are unpaid', async () => {
    const message = 'Pay for an order first, or try again tomorrow. You can have 3 unpaid orders a day.'
    whenPlacing(() => HttpResponse.json({ code: 'UNPAID_ORDERS_FULL', message }, { status: 409 }))
    const { user } = await open()
    await user.click(confirm())
    await user.click(button())
    expect(await screen.findByText(message, { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open your orders' })).toHaveAttribute('href', '/shop/orders')
  })

  test('shows what sold out before the order, and keeps the rest visible', async () => {
    const soldOut = aCartLine({ problem: 'out_of_stock' })
    const carts = [[aCartLine()], [soldOut], []]
    server.use(http.get('/api/cart', () => HttpResponse.json(carts.shift() ?? [])))
    server.use(http.delete('/api/cart/11', () => HttpResponse.json({ message: 'Removed' })))
    whenPlacing(
      refused('OUT_OF_STOCK', { lines: [{ lineId: 11, name: 'Tirzepatide', quantity: 2, left: 0 }] }),
    )
    const { user } = await openDialogAlone(() => {
      const { data: cart } = useQuery(cartQuery)
      return cart && <Checkout {...given} cart={cart} />
    })
    await user.click(await screen.findByRole('checkbox', { name: /research use only/ }))
    await user.click(button())
    expect(await screen.findByText(/sold out/)).toBeVisible()
    await expect.poll(() => carts).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  test('shows changed prices', async () => {
    whenPlacing(
      refused('PRICE_CHANGED', {
        lines: [{ lineId: 11, name: 'Tirzepatide', quantity: 2, unitPrice: 70, priceWhenAdded: 64.99 }],
        subtotal: 140,
        shippingFee: 9.5,
        totalAmount: 149.5,
      }),
    )
    const { user } = await open()
    await user.click(confirm())
    await user.click(button())
    expect(await screen.findByText(/The total is \$149\.50 now/)).toBeVisible()
  })

  test('is the same order after a lost response, even with an empty cart', async () => {
    const carts = [[aCartLine()]]
    server.use(http.get('/api/cart', () => HttpResponse.json(carts.shift() ?? [])))
    const sent = whenPlacing(() => HttpResponse.error(), placed)
    const { user, client } = await openDialogAlone(() => {
      const { data: cart } = useQuery(cartQuery)
      return cart && <Checkout {...given} cart={cart} />
    })
    await user.click(await screen.findByRole('checkbox', { name: /research use only/ }))
    await user.click(button())
    expect(await screen.findByText(/won’t order anything twice/)).toBeVisible()
    await expect.poll(() => client.getQueryData(cartQuery.queryKey)).toEqual([])
    expect(button()).toHaveTextContent('$139.48')
    await passDoubleTap()
    await user.click(button())
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  test('too small for a card is paid by bank transfer, with the reason', async () => {
    const sent = whenPlacing(placed)
    const small = { ...terms, shippingFee: 0, methods: ['card' as const, 'invoice' as const] }
    const cart = [aCartLine({ quantity: 1, price: 0.3, priceWhenAdded: 0.3 })]
    const { user } = await openDialogAlone(() => <Checkout {...given} terms={small} cart={cart} />)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.getByText('Cards take $0.50 and more. Please pay by bank transfer.')).toBeVisible()
    expect(screen.getByText('We charge nothing today.')).toBeVisible()
    await user.click(confirm())
    await user.click(button())
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ paymentMethod: 'invoice', expectedTotal: 0.3 })
  })

  test('is the same order when resent after a lost response', async () => {
    const sent = whenPlacing(() => HttpResponse.error(), placed)
    const { user } = await open()
    await user.click(confirm())
    await user.click(button())
    expect(await screen.findByText(/won’t order anything twice/)).toBeVisible()
    await passDoubleTap()
    await user.click(button())
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
  })
})
