import type { PriceLink } from '@pepwell/contract/shop/price-links'
import { csvRows } from '@pepwell/domain/imports/csv'
import { vendorPriceColumns } from '@pepwell/domain/imports/import-columns'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
// Preloads lazy chunks.
import '../../../features/pricing/admin/vendors/price-chart.tsx'
import { aPeptide } from '../../../test/regimen.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aSupplement } from '../../../test/supplements-server.ts'
import { aUser } from '../../../test/users.ts'
import { aVendorPrice, serveVendorPrices } from '../../../test/vendor-prices.ts'
import PriceComparison from './price-comparison.tsx'

const d3 = aSupplement({
  ...{ id: 7, name: 'Vitamin D3', brand: 'Solgar', dosageAmount: 2000, dosageUnit: 'IU' },
})

const aLink = (changes: Partial<PriceLink> = {}): PriceLink => ({
  ...{ id: 3, peptideId: null, supplementId: 7, position: 1, url: 'https://solgar.example/d3' },
  ...{ usLabTested: false, batchTracked: false, manualPrice: null, scrapedPrice: null, lastScrapedAt: null },
  ...{ problem: null, problemAt: null, version: 1 },
  ...changes,
})

async function show({ vitamin = d3, links = [] as PriceLink[] } = {}) {
  serveVendorPrices([aVendorPrice({ price: 49 }), aVendorPrice({ id: 2, price: 60, vendorName: 'Northlab' })])
  server.use(
    http.get('/api/peptides', () =>
      HttpResponse.json([
        aPeptide({ id: 1, name: 'BPC-157', mg: 10 }),
        aPeptide({ id: 2, name: 'DSIP', mg: 5, category: 'Sleep' }),
      ]),
    ),
    http.get('/api/supplements', () => HttpResponse.json([vitamin])),
    http.get('/api/admin/price-links', () => HttpResponse.json(links)),
  )
  const path = '/admin?tab=products&view=prices'
  const page = renderPage(<PriceComparison />, { path, user: aUser({ isAdmin: true }) })
  await screen.findByRole('button', { name: 'Manage BPC-157' })
  await screen.findByRole('textbox', { name: 'Manual Price of Vitamin D3' })
  return page
}

/** Answers a write with `answer` and records the request. */
function whenSent(method: 'patch' | 'post', path: string, answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json().catch(() => undefined))
      return answer()
    }),
  )
  return sent
}
test('exports all prices as an importable table', async () => {
  const blobs: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await show()
  await user.click(screen.getAllByRole('button', { name: 'CSV' })[0] as HTMLElement)
  const [head, row] = csvRows((await blobs[0]?.text()) ?? '')
  expect(head).toEqual(vendorPriceColumns.map(({ label }) => label))
  expect(row).toEqual(['BPC-157', 'Vialhouse', '49', '10mg', 'no', 'yes', ''])
})

const whenSaved = (answer: () => Response = () => HttpResponse.json(d3)) =>
  whenSent('patch', '/api/supplements/7/price', answer)
const whenScraped = (answer: () => Response) => whenSent('post', '/api/supplements/7/scrape-price', answer)
const failure = () => HttpResponse.json({ code: 'INTERNAL', message: 'x' }, { status: 500 })

const link = () => screen.getByRole('textbox', { name: 'Company Website Link of Vitamin D3' })
const price = () => screen.getByRole('textbox', { name: 'Manual Price of Vitamin D3' })
const button = (name: string) => screen.getByRole('button', { name })

describe('the cards', () => {
  test('show the shop’s rank and link to the vendors', async () => {
    const { user } = await show()
    expect(screen.getByText('1 is lower, from $49.00')).toBeVisible()
    expect(screen.getByText('10 mg · 2 vendors')).toBeVisible()
    expect(screen.getByText('Add a vendor to compare your price.')).toBeVisible()
    await user.click(button('Manage BPC-157'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vendor Pricing' }))
    // Its row, and its line once the chart renders.
    const [row] = await dialog.findAllByText('Northlab')
    expect(row).toBeVisible()
  })

  test('filter by vendor and by undercut prices', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: /No vendors/ }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Manage BPC-157' })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: /No vendors/ }))
    await user.type(screen.getByRole('searchbox', { name: 'Search: Name, category or vendor' }), 'nobody')
    expect(await screen.findByText('No peptides found matching "nobody"')).toBeVisible()
    await user.click(button('Show all'))
    expect(await screen.findByRole('button', { name: 'Manage DSIP' })).toBeVisible()
  })
})

describe('a vitamin’s manual price', () => {
  test.each([
    ['12.49', 12.49],
    ['0', 0],
  ])('is saved on blur: %s', async (typed, manualPrice) => {
    const { user } = await show()
    const sent = whenSaved()
    await user.type(price(), typed)
    expect(sent).toEqual([])
    await user.tab()
    await waitFor(() => expect(sent).toEqual([{ manualPrice }]))
  })

  test('is cleared by an empty field and not sent unchanged', async () => {
    const { user } = await show({ vitamin: { ...d3, manualPrice: 12 } })
    const sent = whenSaved()
    await user.click(price())
    await user.tab()
    await user.clear(price())
    await user.tab()
    await waitFor(() => expect(sent).toEqual([{ manualPrice: null }]))
  })

  test.each(['-1', 'cheap'])('%s is invalid and not sent', async (typed) => {
    const { user } = await show()
    const sent = whenSaved()
    await user.type(price(), typed)
    await user.tab()
    expect(price()).toBeInvalid()
    expect(sent).toEqual([])
  })

  test('stays in the field when saving fails', async () => {
    const { user } = await show()
    whenSaved(failure)
    await user.type(price(), '12')
    await user.tab()
    expect(await screen.findByText('Failed to update manual price')).toBeVisible()
    expect(price()).toHaveValue('12')
  })
})

describe('a vitamin’s link', () => {
  test('is saved with Enter, or together with the price', async () => {
    const { user } = await show()
    const sent = whenSaved()
    await user.type(link(), 'solgar.example/d3{Enter}')
    expect(await screen.findByText('Updated vitamin scraping link')).toBeVisible()
    await user.click(button('Save Vitamin D3'))
    expect(await screen.findByText('Vitamin pricing saved successfully')).toBeVisible()
    expect(sent).toEqual([{ scrapingLink: 'solgar.example/d3' }, { scrapingLink: '', manualPrice: null }])
  })

  test.each([
    ['Failed to update vitamin scraping link', '{Enter}'],
    ['Failed to save vitamin pricing', undefined],
  ])("that can't be saved stays: %s", async (said, key) => {
    const { user } = await show()
    whenSaved(failure)
    await user.type(link(), `solgar.example/d3${key ?? ''}`)
    if (!key) await user.click(button('Save Vitamin D3'))
    expect(await screen.findByText(said)).toBeVisible()
    expect(link()).toHaveValue('solgar.example/d3')
  })
})

describe('scraping', () => {
  test('needs a link and uses the typed one', async () => {
    const { user } = await show()
    expect(screen.getByText('Not scraped')).toBeVisible()
    expect(button('Scrape Vitamin D3')).toBeDisabled()
    const saved = whenSaved()
    const scraped = whenScraped(() => HttpResponse.json(aLink({ scrapedPrice: 11.99 })))
    await user.type(link(), 'solgar.example/d3')
    await user.click(button('Scrape Vitamin D3'))
    expect(await screen.findByText('Price scraping initiated')).toBeVisible()
    expect(saved).toEqual([{ scrapingLink: 'solgar.example/d3' }])
    expect(scraped).toHaveLength(1)
  })

  test('a failure keeps the old price with its date and says why', async () => {
    const scraped = { scrapingLink: 'https://solgar.example/d3', scrapedPrice: 11.99 }
    const { user } = await show({ vitamin: { ...d3, ...scraped, lastScrapedAt: '2026-06-10T12:00:00Z' } })
    const message = 'We found no price on the page'
    whenScraped(() => HttpResponse.json({ code: 'PRICE_NOT_READ', message }, { status: 422 }))
    const links = [aLink({ problem: message, problemAt: '2026-06-15T12:00:00Z' })]
    server.use(http.get('/api/admin/price-links', () => HttpResponse.json(links)))
    await user.click(button('Scrape Vitamin D3'))
    expect(await screen.findByText('Failed to scrape price')).toBeVisible()
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByText(`Jun 15, 2026: ${message}`)).toBeVisible()
    expect(screen.getByText('$11.99')).toBeVisible()
    expect(screen.getByText('Jun 10, 2026')).toBeVisible()
  })
})
