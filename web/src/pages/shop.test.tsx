import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { anEntry } from '../test/regimen.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aCartLine, aShopProduct } from '../test/shop.ts'
import { aUser } from '../test/users.ts'
import { aVial } from '../test/vials.ts'
import Shop from './shop.tsx'

const products = [
  aShopProduct({ originalPrice: 64.99, left: 4 }),
  aShopProduct({ id: 2, slug: 'tb-500', name: 'TB-500', reviews: 0, status: 'coming_soon' }),
  aShopProduct({
    id: 3,
    slug: 'dsip',
    name: 'DSIP',
    category: 'Sleep',
    status: 'out_of_stock',
    originalPrice: 99,
  }),
  aShopProduct({
    id: 4,
    slug: 'glp-vitamin-bundle-1',
    name: 'GLP Vitamin Bundle 1',
    kind: 'supplement',
    category: 'bundle',
    components: ['Zinc 11 mg', 'Vitamin D3 600 IU'],
  }),
]

const sells = (list = products) => server.use(http.get('/api/shop/products', () => HttpResponse.json(list)))
const card = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

beforeEach(() => {
  localStorage.clear()
  serveRegimen()
})

test('a card shows the key facts with at most one flag and links to the product', async () => {
  sells()
  const { user } = renderPage(<Shop />, { path: '/shop', user: null })
  await user.click(await screen.findByText('Not available now (2)'))
  const bpc = await card('BPC-157')
  expect(bpc.getByRole('link')).toHaveAttribute('href', '/shop/bpc-157')
  for (const text of ['· 99.1% pure', '4 left', 'Save $10.00', '$54.99', '$64.99'])
    expect(bpc.getByText(text)).toBeVisible()
  expect((await card('TB-500')).getByText('Coming soon')).toBeVisible()
  expect((await card('TB-500')).queryByText('4.8')).toBeNull()
  const dsip = await card('DSIP')
  expect(dsip.getByText('Out of stock')).toBeVisible()
  expect(dsip.queryByText(/Save/)).toBeNull()
  expect((await card('GLP Vitamin Bundle 1')).getByText(/^: Zinc 11 mg, Vitamin D3/)).toBeVisible()
})

test('a member sees products of their plan first, with when they run out, and links for members', async () => {
  sells([aShopProduct({ id: 9, slug: 'dsip', name: 'DSIP', peptideId: 9 }), ...products])
  server.use(
    http.get('/api/cart', () => HttpResponse.json([])),
    http.get('/api/shop/watched', () => HttpResponse.json({ productIds: [] })),
  )
  serveRegimen({ plan: [anEntry({ id: 5, peptideId: 9 })] })
  const coveredUntil = addDays(dayOf(Date.now(), 'America/New_York'), 12)
  server.use(http.get('/api/vials', () => HttpResponse.json([aVial({ userPeptideId: 5, coveredUntil })])))
  renderPage(<Shop />, { path: '/shop', user: aUser() })
  const first = within(await screen.findByRole('region', { name: 'For your plan' }))
  expect(first.getAllByRole('listitem')).toHaveLength(1)
  expect(first.getByRole('link', { name: 'DSIP' })).toBeVisible()
  expect(await first.findByText('Runs out in 12 days')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/shop/orders')
  expect(screen.getByRole('link', { name: 'Trusted Source' })).toHaveAttribute('href', '/trusted-source')
})

test('a picture shows an icon of its own, not the one that every product starts with', async () => {
  sells([aShopProduct({ icon: '🧬' }), aShopProduct({ id: 2, slug: 'dsip', name: 'DSIP', icon: '🌙' })])
  renderPage(<Shop />, { path: '/shop', user: null })
  await card('DSIP')
  expect(screen.getByText('🌙')).toBeVisible()
  expect(screen.queryByText('🧬')).not.toBeInTheDocument()
})

test('shelves are goals, and unavailable products come last, collapsed', async () => {
  sells()
  renderPage(<Shop />, { path: '/shop', user: null })
  expect(
    within(await screen.findByRole('region', { name: 'Recovery' })).getAllByRole('listitem'),
  ).toHaveLength(1)
  const fold = screen.getByText('Not available now (2)').closest('details') as HTMLDetailsElement
  expect(fold.open).toBe(false)
  expect(within(fold).getByRole('link', { name: 'TB-500', hidden: true })).toBeInTheDocument()
})

test('search, category and order are in the URL', async () => {
  sells()
  const { user, location } = renderPage(<Shop />, { path: '/shop?sort=name', user: null })
  await card('BPC-157')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name')
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names, 'bundles among them, unavailable ones last').toEqual([
    ...['BPC-157', 'GLP Vitamin Bundle 1'],
    ...['DSIP', 'TB-500'],
  ])
  await user.click(screen.getByRole('button', { name: /Sleep/ }))
  expect(screen.queryByRole('link', { name: 'BPC-157' })).toBeNull()
  expect(location()).toBe('/shop?sort=name&category=Sleep')
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.type(screen.getByRole('searchbox'), 'tesa')
  expect(await screen.findByText('Nothing matches "tesa"')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await card('BPC-157')
  expect(location()).toBe('/shop')
})

test('a visitor fills the cart in their browser', async () => {
  sells()
  const { user } = renderPage(<Shop />, { path: '/shop', user: null })
  await user.click(await screen.findByRole('button', { name: 'Add BPC-157 to cart' }))
  await user.click(screen.getByRole('button', { name: 'One more of BPC-157' }))
  const count = within(screen.getByRole('group', { name: 'Quantity of BPC-157' }))
  expect(count.getByRole('status')).toHaveTextContent('2')
  expect(JSON.parse(localStorage.getItem('visitors-cart') ?? '').lines).toMatchObject([
    { productId: 1, quantity: 2 },
  ])
  await user.click(screen.getByRole('button', { name: 'One less of BPC-157' }))
  await user.click(screen.getByRole('button', { name: 'One less of BPC-157' }))
  expect(screen.getByRole('button', { name: 'Add BPC-157 to cart' })).toBeVisible()
  expect(localStorage.getItem('visitors-cart')).toBeNull()
})

test('a member’s press shows immediately, reverts with an error on failure, and a retry has the same id', async () => {
  sells()
  const sent: { productId: number; quantity: number; clientId: string }[] = []
  let isDown = true
  server.use(
    http.get('/api/cart', () => HttpResponse.json(isDown ? [] : [aCartLine()])),
    http.get('/api/shop/watched', () => HttpResponse.json({ productIds: [] })),
    http.post('/api/cart', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number])
      return isDown ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(aCartLine(), { status: 201 })
    }),
  )
  const { user } = renderPage(<Shop />, { path: '/shop', user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Add BPC-157 to cart' }))
  expect(screen.getByRole('group', { name: 'Quantity of BPC-157' })).toBeVisible()
  expect(await screen.findByText('Failed to change your cart. Please try again.')).toBeVisible()
  isDown = false
  await user.click(await screen.findByRole('button', { name: 'Add BPC-157 to cart' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]).toMatchObject({ productId: 1, quantity: 1 })
})

test('a member gets an alert for unavailable products, and a visitor signs in first', async () => {
  sells()
  const watched: string[] = []
  server.use(
    http.get('/api/shop/watched', () => HttpResponse.json({ productIds: watched.map(Number) })),
    http.post('/api/shop/watched/:id', ({ params }) => {
      watched.push(String(params.id))
      return HttpResponse.json({ productIds: watched.map(Number) })
    }),
  )
  const visit = renderPage(<Shop />, { path: '/shop', user: null })
  const link = await screen.findByRole('link', { name: /Notify me when TB-500 is available/ })
  expect(link).toHaveAttribute('href', '/api/login?next=%2Fshop')
  visit.unmount()
  const { user } = renderPage(<Shop />, { path: '/shop', user: aUser() })
  await user.click(await screen.findByRole('button', { name: /Notify me when TB-500/ }))
  expect(
    await screen.findByText(/We’ll notify you by email and in your inbox when TB-500 is available/),
  ).toBeVisible()
  expect(await screen.findByRole('button', { name: /We’ll notify you when TB-500/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('retries after a failure', async () => {
  server.use(http.get('/api/shop/products', () => HttpResponse.json({}, { status: 500 })))
  const { user } = renderPage(<Shop />, { path: '/shop', user: null })
  await screen.findByText('We couldn’t load the shop')
  sells()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('BPC-157')
})
