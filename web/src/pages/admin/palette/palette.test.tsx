import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { serveBackOffice } from '../../../test/admin-server.ts'
import { aMemberRow } from '../../../test/members-server.ts'
import { aPeptide } from '../../../test/regimen.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aSupplement } from '../../../test/supplements-server.ts'
import { aUser } from '../../../test/users.ts'
import Admin from '../../admin.tsx'

const thanh = aMemberRow({
  id: 'user_thanh',
  email: 'thanh.n@example.org',
  firstName: 'Thanh',
  lastName: 'Nguyen',
  userHandle: '@thanh',
})

const asked = vi.fn()

/** The searchable data. */
function serveThings() {
  asked.mockClear()
  server.use(
    http.get('/api/admin/users', ({ request }) => {
      const query = new URL(request.url).searchParams
      // The opened tab requests this; only the navigation is under test.
      if (query.has('group')) return HttpResponse.json([])
      if (query.has('search')) asked(query.toString())
      return HttpResponse.json(
        `${thanh.firstName} ${thanh.email}`.toLowerCase().includes(query.get('search') ?? '') ? [thanh] : [],
      )
    }),
    http.get('/api/admin/users/counts', () => HttpResponse.json({ admins: 0, members: 0 })),
    http.get('/api/peptides', () =>
      HttpResponse.json([
        aPeptide({ id: 7, name: 'Thymosin Alpha-1', mg: 10, category: 'Immune Support', aliases: [] }),
        aPeptide({ id: 8, name: 'DSIP', mg: null, category: 'Sleep', aliases: [] }),
      ]),
    ),
    http.get('/api/supplements', () =>
      HttpResponse.json([aSupplement({ id: 3, name: 'Thiamine', category: 'Vitamin' })]),
    ),
    http.get('/api/admin/vendor-names', () => HttpResponse.json(['Thorne Supply', 'Aster Labs'])),
  )
}

const show = async (back?: Parameters<typeof serveBackOffice>[0], things = serveThings) => {
  serveBackOffice(back)
  things()
  const page = renderPage(<Admin />, { path: '/admin?tab=reports', user: aUser({ isAdmin: true }) })
  await screen.findByRole('heading', { name: 'Admin Panel' })
  await screen.findByRole('tablist')
  return page
}
const palette = async () => within(await screen.findByRole('dialog', { name: 'Jump to…' }))
const labels = (within_: Awaited<ReturnType<typeof palette>>) =>
  within_.getAllByRole('option').map((option) => option.textContent)

test('Ctrl K opens it on the tabs and closes it', async () => {
  const { user } = await show({ permissions: ['prices'] })
  await user.keyboard('{Control>}k{/Control}')
  expect(labels(await palette())).toEqual(['Products', 'Price Comparison', 'History'])
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('finds tabs, members, peptides, vitamins and vendors, and Enter opens them', async () => {
  const { user, location } = await show()
  await user.click(screen.getAllByRole('button', { name: /Jump to…/ })[0] as HTMLElement)
  await user.keyboard('th')
  const list = await palette()
  await list.findByRole('option', { name: /Thanh Nguyen/ })
  await list.findByRole('option', { name: /Thorne Supply/ })
  expect(labels(list)).toEqual([
    'Thanh Nguyenthanh.n@example.org',
    'Thymosin Alpha-110 mg · Immune Support',
    'ThiamineVitamin',
    'Thorne Supply',
  ])
  expect(asked).toHaveBeenCalledExactlyOnceWith('search=th&limit=5')
  await user.keyboard('ym')
  await waitFor(() => expect(labels(list)).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(location()).toBe('/admin?tab=products&sub=peptides&view=costs&q=Thymosin+Alpha-1'),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Tab shows other actions for a result and goes back', async () => {
  const { user, location } = await show()
  await user.keyboard('{Control>}k{/Control}')
  const list = await palette()
  await user.keyboard('thanh')
  await list.findByRole('option', { name: /Thanh Nguyen/ })
  await user.keyboard('{Tab}')
  expect(labels(list)).toEqual(['Open profile', 'Show in Users', 'History'])
  await user.keyboard('{Escape}')
  expect(await list.findByRole('option', { name: /Thanh Nguyen/ })).toBeVisible()
  await user.keyboard('{Tab}{ArrowDown}{Enter}')
  await waitFor(() => expect(location()).toBe('/admin?tab=users&q=thanh.n%40example.org&open=user_thanh'))
})

test('a profile opens next to the panel, and recent results come first the next time', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await palette()
  await user.keyboard('thanh')
  await screen.findByRole('option', { name: /Thanh Nguyen/ })
  await user.keyboard('{Enter}')
  expect(openTab).toHaveBeenCalledExactlyOnceWith('/admin/user-profile/user_thanh', '_blank', 'noopener')
  await user.keyboard('{Control>}k{/Control}')
  expect(labels(await palette())[0]).toContain('Thanh Nguyen')
})

test('finds nothing from areas without permission', async () => {
  const { user } = await show({ permissions: ['inventory'] })
  await user.keyboard('{Control>}k{/Control}')
  const list = await palette()
  await user.keyboard('th')
  await list.findByRole('option', { name: /Thymosin/ })
  await list.findByRole('option', { name: /Thiamine/ })
  expect(labels(list)).toHaveLength(2)
  expect(asked).not.toHaveBeenCalled()
})

test('selects the first result, even if it arrives last', async () => {
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  const list = await palette()
  await user.keyboard('th')
  await list.findByRole('option', { name: /Thanh Nguyen/ })
  await waitFor(() => expect(list.getByRole('option', { selected: true })).toHaveTextContent('Thanh Nguyen'))
  await user.keyboard('{ArrowDown}')
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('Thymosin')
})

test('results keep their position while members are loading', async () => {
  const { user } = await show({}, () => {
    serveThings()
    server.use(http.get('/api/admin/users', () => delay('infinite')))
  })
  await user.keyboard('{Control>}k{/Control}')
  const list = await palette()
  await user.keyboard('zzz')
  expect(await list.findByText('Members')).toBeVisible()
  expect(list.queryByText('Nothing matches.')).not.toBeInTheDocument()
})
