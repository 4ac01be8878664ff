import { screen } from '@testing-library/react'
import { useParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { renderPage } from '../test/render.tsx'
import { aUser } from '../test/users.ts'
import { PageFrame } from './page-frame.tsx'
import type { PageRow } from './page-row.ts'
import type { PageRoute } from './route-at.ts'

const Parameters = () => <output>{JSON.stringify(useParams())}</output>
const Product = () => (
  <h1>
    Product <Parameters />
  </h1>
)
const view = lazyView(async () => ({ default: Product }))
const page: PageRow = { at: {}, title: 'Product', view, bars: 'own' }

const product: PageRoute = { path: '/shop/:product', who: [], page }

function show(
  path: string,
  { route = product, user = aUser(), access = 'complete' }: Partial<Parameters<typeof PageFrame>[0]> = {},
) {
  return renderPage(<PageFrame route={route} path={path} user={user} access={access} />, { path, user })
}

beforeEach(() => sessionStorage.setItem(`welcomed:${aUser().id}`, '1'))

const parameters = async () =>
  JSON.parse((await screen.findByRole('heading')).querySelector('output')?.textContent ?? '')

test.each([
  ['/shop/bpc-157', { product: 'bpc-157' }],
  ['/shop/bpc-157/', { product: 'bpc-157' }],
  ['/shop/GHK%20Cu%2FZn', { product: 'GHK Cu/Zn' }],
])('the page at %s reads its parameters: %o', async (path, expected) => {
  show(path)
  expect(await parameters()).toEqual(expected)
})

test('the rest of the path is a parameter too', async () => {
  show('/admin/users/7', { route: { ...product, path: '/admin/*' }, access: 'admin' })
  expect(await parameters()).toEqual({ '*': 'users/7' })
})

test('a catch-all page also renders where react-router finds none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  show('/no%0Asuch', { route: { ...product, path: '*' } })
  expect(await screen.findByRole('heading')).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No routes matched'))
})

test('a page has the bars of its viewer', async () => {
  const visit = show('/shop/bpc-157', { user: null, access: 'signed-out' })
  await screen.findByRole('heading')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  visit.unmount()
  show('/shop/bpc-157')
  await screen.findByRole('heading')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('or a visitor’s bars for everyone', async () => {
  show('/shop/bpc-157', { route: { ...product, page: { ...page, bars: 'public' } } })
  await screen.findByRole('heading')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('or no bars at all', async () => {
  show('/shop/bpc-157', { route: { ...product, page: { ...page, bars: 'none' } } })
  await screen.findByRole('heading')
  expect(screen.getByRole('main')).toBeVisible()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
