import type { CallReply } from '@pepwell/contract/declared'
import type {
  familiarSupplements,
  Supplement,
  SupplementLog,
  vitaminRecommendations,
} from '@pepwell/contract/vitamins/supplements'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

/** A supplement taken on March 9, 2026; override what the test needs. */
export const aSupplementLog = (changes: Partial<SupplementLog> = {}): SupplementLog => ({
  id: 301,
  supplementName: 'Zinc',
  quantity: 11,
  unit: 'mg',
  logDate: '2026-03-09',
  createdAt: '2026-03-09T14:00:00.000Z',
  editedAt: null,
  ...changes,
})

/** A supplement of the catalogue. */
export const aSupplement = (changes: Partial<Supplement> = {}): Supplement => ({
  id: 1,
  name: 'Zinc',
  brand: null,
  category: 'mineral',
  description: 'A mineral from oysters.',
  dosageAmount: 11,
  dosageUnit: 'mg',
  recommendedUse: 'Men need 11 mg and women 8 mg a day.',
  benefits: 'Needed for wound healing.',
  sideEffects: 'Nausea.',
  ...{ productId: 501, productImageUrl: null, shopEnabled: false, shopVersion: 1, shopStatus: 'available' },
  ...{ shopPrice: 14.99, shopOriginalPrice: null, shopPurity: null, shopForm: null, shopStorage: null },
  ...{ shopRating: 5, shopReviews: 0, shopIcon: null },
  scrapingLink: null,
  manualPrice: null,
  scrapedPrice: null,
  lastScrapedAt: null,
  version: 1,
  ...changes,
})

interface Supplements {
  catalogue: Supplement[]
  familiar: CallReply<typeof familiarSupplements>
  /** of all days, latest first */
  logs: SupplementLog[]
  vitamins: CallReply<typeof vitaminRecommendations>
}

const nothing: Supplements = {
  catalogue: [],
  familiar: [],
  logs: [],
  vitamins: { missing: [], withheld: null, noted: [], recommendations: [], leftOut: [] },
}

function within(logs: readonly SupplementLog[], url: string): SupplementLog[] {
  const query = new URL(url).searchParams
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return logs.filter(({ logDate }) => logDate >= from && logDate <= to)
}

/** Fakes the widgets' calls. Change the returned data to change the next response. */
export function serveSupplements(start: Partial<Supplements> = {}): Supplements {
  const served = { ...nothing, ...start }
  server.use(
    http.get('/api/supplements', () => HttpResponse.json(served.catalogue)),
    http.get('/api/supplement-logs/familiar', () => HttpResponse.json(served.familiar)),
    http.get('/api/supplement-logs', ({ request }) => HttpResponse.json(within(served.logs, request.url))),
    http.get('/api/vitamin-recommendations', () => HttpResponse.json(served.vitamins)),
  )
  return served
}
