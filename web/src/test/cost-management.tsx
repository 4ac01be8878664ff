import type { PriceLink } from '@pepwell/contract/shop/price-links'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import CostManagement from '../pages/admin/products/cost-management.tsx'
import { someCosts } from './product-costs.ts'
import { aPeptide } from './regimen.ts'
import { renderPage } from './render.tsx'
import { server } from './server.ts'
import { aUser } from './users.ts'

const tirz = aPeptide({ id: 1, name: 'Tirzepatide', mg: 10, category: 'Fat Loss', shopEnabled: true })
export const tb = aPeptide({ id: 2, name: 'TB-500', mg: 10, category: 'Recovery', productId: 22 })
export const dsip = aPeptide({ id: 3, name: 'DSIP', mg: null, category: 'Sleep', productId: 33 })

export const all = [
  someCosts({ id: 11, peptideId: 1, retailPrice: 94.99, lowestVendorPrice: 88 }),
  someCosts({ id: 12, peptideId: 2, costOfGoods: 60.2, retailPrice: 58.5 }),
]

export const link: PriceLink = {
  ...{ id: 51, peptideId: 1, supplementId: null, position: 1, url: 'https://vialhouse.example/tirz' },
  ...{ usLabTested: false, batchTracked: false, manualPrice: null, scrapedPrice: 88, version: 1 },
  ...{ lastScrapedAt: '2026-03-01T15:00:00.000Z', problem: null, problemAt: null },
}

export function serve({ peptides = [tirz, tb, dsip], costs = all } = {}) {
  server.use(
    http.get('/api/peptides', () => HttpResponse.json(peptides)),
    http.get('/api/admin/product-costs', () => HttpResponse.json(costs)),
    http.get('/api/admin/price-links', () => HttpResponse.json([link])),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
  )
}

export const refused = (status: number, code: string, message: string) => () =>
  HttpResponse.json({ code, message }, { status })

export async function show(path = '/admin?tab=products') {
  const page = renderPage(<CostManagement />, { path, user: aUser({ isAdmin: true }) })
  await screen.findByRole('table', { name: 'Peptides' })
  return page
}
export const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
export const click = (page: Awaited<ReturnType<typeof show>>, name: string | RegExp, within_ = screen) =>
  page.user.click(within_.getByRole('button', { name }))

export async function act(page: Awaited<ReturnType<typeof show>>, name: string, label: string) {
  await click(page, `Actions for ${name}`)
  await page.user.click(screen.getByRole('menuitem', { name: label }))
}
