import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aShopProduct, aShopProductDetail } from '../../test/shop.ts'
import Product from './product.tsx'

const show = (slug = 'bpc-157') =>
  renderPage(
    <Routes>
      <Route path="/shop/:product" element={<Product />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { path: `/shop/${slug}`, user: null },
  )
const sells = (product = aShopProductDetail()) =>
  server.use(http.get('/api/shop/products/:slug', () => HttpResponse.json(product)))

beforeEach(() => localStorage.clear())

test('shows everything that matters: price, batch and expiry to ship, facts, and the disclaimer', async () => {
  sells(
    aShopProductDetail({
      originalPrice: 64.99,
      left: 4,
      also: [aShopProduct({ id: 2, name: 'KPV', slug: 'kpv' })],
    }),
  )
  show()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('BPC-157 10 mg')
  const batch = within(screen.getByRole('region', { name: 'Current batch' }))
  expect(batch.getByText('BPC-2609-B')).toBeVisible()
  expect(batch.getByText('Mar 14, 2028')).toBeVisible()
  expect(screen.queryByText('Lab tested')).toBeNull()
  expect(screen.getByText('Only 4 left')).toBeVisible()
  expect(screen.getByText('from 126 reviews')).toBeVisible()
  expect(screen.getByText('−20°C')).toBeVisible()
  expect(screen.getAllByText(/For research use only/)[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'KPV' })).toHaveAttribute('href', '/shop/kpv')
  expect(document.title).toBe('BPC-157 10 mg · Pepwell')
})

test('a batch with a certificate is lab tested, and the certificate downloads', async () => {
  const certificate = {
    ...{ id: 7, lab: 'Janoshik Analytical', testedOn: '2026-05-02', method: 'HPLC', purity: '99.2 %' },
    url: `/api/certificates/${'a'.repeat(32)}`,
  }
  const batch = { number: 'BPC-2609-B', expiryDate: null, certificates: [certificate] }
  sells(aShopProductDetail({ labTested: true, batch }))
  show()
  const tested = within(await screen.findByRole('region', { name: 'Lab tested' }))
  expect(tested.getByText('Janoshik Analytical · 99.2 %')).toBeVisible()
  const link = tested.getByRole('link', {
    name: 'Download the certificate of Janoshik Analytical, May 2, 2026',
  })
  expect(link).toHaveAttribute('href', certificate.url)
})

test('adds the chosen quantity to the cart, and a toast links there', async () => {
  sells()
  const { user, location } = show()
  await user.click((await screen.findAllByRole('button', { name: 'One more of BPC-157' }))[0] as HTMLElement)
  await user.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0] as HTMLElement)
  expect(JSON.parse(localStorage.getItem('visitors-cart') ?? '').lines).toMatchObject([{ quantity: 2 }])
  await user.click(await screen.findByRole('button', { name: 'View cart' }))
  expect(location()).toBe('/shop/cart')
})

test('an upcoming product has no certificate and no buy button, but an alert', async () => {
  sells(aShopProductDetail({ status: 'coming_soon', batch: null }))
  show()
  expect((await screen.findAllByRole('link', { name: /Notify me/ }))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  expect(screen.queryByText('Lab tested')).toBeNull()
})

test.each([400, 404])('a hidden product is the 404 page: %i', async (status) => {
  server.use(http.get('/api/shop/products/:slug', () => HttpResponse.json({}, { status })))
  show('no-such')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  expect(document.title).toBe('404 Page Not Found · Pepwell')
})

test('retries after a failure', async () => {
  server.use(http.get('/api/shop/products/:slug', () => HttpResponse.json({}, { status: 500 })))
  const { user } = show()
  await screen.findByText('We couldn’t load this product')
  sells()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('BPC-157')
})

test('a renamed product redirects to its present slug with the query', async () => {
  sells(aShopProductDetail({ slug: 'bpc-157' }))
  const page = show('old-name?from=mail')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('BPC-157 10 mg')
  expect(page.location()).toBe('/shop/bpc-157?from=mail')
})
