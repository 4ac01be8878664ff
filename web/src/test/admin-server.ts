import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { HttpResponse, http } from 'msw'
import type { PanelFigures } from '../features/members/admin/panel-figures.ts'
import { serveReports } from './reports-server.ts'
import { server } from './server.ts'

const figures: PanelFigures = {
  totalUsers: 1304,
  activePeptideUsers: 187,
  dosageLogsToday: 94,
  newUsersThisWeek: 11,
}

interface BackOffice {
  isAdmin?: boolean
  /** for an admin with a password alone */
  secondStepBy?: string
  /** none named means all */
  permissions?: readonly AdminArea[]
}

/** Lists that tabs show; empty unless a test fills them. */
const EMPTY = [
  '/api/admin/inventory',
  '/api/admin/inventory/summary',
  '/api/admin/vitamin-inventory',
  '/api/admin/vitamin-costs',
  '/api/admin/product-costs',
  '/api/admin/all-vendor-prices',
  '/api/admin/own-prices',
  '/api/admin/price-links',
  '/api/peptides',
  '/api/supplements',
]

/** The panel's initial requests, and the contents of its tabs. */
export function serveBackOffice({ isAdmin = true, permissions = [], secondStepBy }: BackOffice = {}): void {
  server.use(
    http.get('/api/admin/status', () => HttpResponse.json({ isAdmin, permissions, secondStepBy })),
    http.get('/api/admin/dashboard-stats', () => HttpResponse.json(figures)),
    http.get('/api/admin/waiting', () =>
      HttpResponse.json({ support: 0, reports: 0, deliveries: 0, clockOffBy: 0 }),
    ),
    http.get('/api/admin/orders/counts', () =>
      HttpResponse.json({ pending: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0 }),
    ),
    http.get('/api/auth/passkeys', () => HttpResponse.json([])),
    http.get('/api/auth/two-step', () =>
      HttpResponse.json({ since: '2026-03-01T12:00:00.000Z', recoveryCodesLeft: 10 }),
    ),
    http.get('/api/admin/ai-use', () =>
      HttpResponse.json({ model: null, monthlyTokens: 0, prices: null, months: [] }),
    ),
    ...EMPTY.map((path) => http.get(path, () => HttpResponse.json([]))),
  )
  serveReports()
}
