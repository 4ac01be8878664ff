import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { aPeptide } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aCartLine } from '../../test/shop.ts'
import { aUser } from '../../test/users.ts'
import Peptides from '../peptides.tsx'

const PATH = '/api/admin/vendor-prices/:peptideId'

const anOffer = (id: number, price: number, changes: Partial<VendorPrice> = {}): VendorPrice => ({
  id,
  peptideId: 1,
  vendorName: `Vendor ${id}`,
  price,
  dosage: '5mg',
  usLabTested: false,
  batchTracked: false,
  notes: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 1,
  ...changes,
})

const inShop = { shopEnabled: true, shopStatus: 'available', shopPrice: 89.9 } as const

function serve(offers: VendorPrice[], peptide: Parameters<typeof aPeptide>[0] = {}) {
  serveRegimen({ peptides: [aPeptide(peptide)] })
  const requests: unknown[] = []
  server.use(
    http.get(PATH, ({ params }) => {
      requests.push(params.peptideId)
      return HttpResponse.json(offers)
    }),
  )
  return requests
}

async function compare() {
  const page = renderPage(<Peptides />, { path: '/peptides', user: aUser() })
  await page.user.click(await screen.findByRole('button', { name: 'Compare prices of BPC-157' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pricing Comparison' }))
  return { ...page, dialog }
}

const vendorsIn = (dialog: Awaited<ReturnType<typeof compare>>['dialog']) =>
  dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

describe('other vendors', () => {
  test('are sorted by price, three at first and all on demand', async () => {
    const asked = serve([anOffer(1, 50), anOffer(2, 19.9), anOffer(3, 100), anOffer(4, 20), anOffer(5, 75)])
    const { user, dialog } = await compare()
    const all = await dialog.findByRole('button', { name: 'Show All 5' })
    expect(vendorsIn(dialog)).toEqual(['Vendor 2', 'Vendor 4', 'Vendor 1'])
    expect(asked).toEqual(['1'])
    await user.click(all)
    expect(vendorsIn(dialog)).toEqual(['Vendor 2', 'Vendor 4', 'Vendor 1', 'Vendor 5', 'Vendor 3'])
    expect(all).toHaveFocus()
    await user.click(all)
    expect(vendorsIn(dialog)).toHaveLength(3)
  })

  test('show up to three without a button', async () => {
    serve([anOffer(1, 50), anOffer(2, 19.9), anOffer(3, 100)])
    const { dialog } = await compare()
    expect(await dialog.findByText('Vendor 3')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
  })

  test('show price, dosage, testing and notes', async () => {
    serve([
      anOffer(1, 19.9, { usLabTested: true, notes: 'Ships on Mondays' }),
      anOffer(2, 1234.5, { batchTracked: true, dosage: '10mg blend' }),
    ])
    const { dialog } = await compare()
    const [first, second] = (await dialog.findAllByRole('listitem')).map((item) => within(item))
    for (const text of ['$19.90', '5 mg', '$3.98 per mg', 'US lab tested', 'Ships on Mondays']) {
      expect(first?.getByText(text)).toBeVisible()
    }
    expect(first?.queryByText('Batch tracked')).not.toBeInTheDocument()
    for (const text of ['$1,234.50', '10 mg blend', 'Batch tracked']) {
      expect(second?.getByText(text)).toBeVisible()
    }
    expect(second?.queryByText(/per mg/)).not.toBeInTheDocument()
  })

  test('the lowest price per milligram is marked, even if another price is lower', async () => {
    serve([anOffer(1, 30, { dosage: '5mg' }), anOffer(2, 40, { dosage: '10mg' })])
    const { dialog } = await compare()
    const [first, second] = (await dialog.findAllByRole('listitem')).map((item) => within(item))
    expect(second?.getByText('Lowest per mg')).toBeVisible()
    expect(first?.queryByText('Lowest per mg')).not.toBeInTheDocument()
  })
})

describe('the partner', () => {
  test('is separate, with its price and the free water', async () => {
    serve([anOffer(1, 50)], inShop)
    const { dialog } = await compare()
    const partner = within(dialog.getByRole('region', { name: 'Partner shop' }))
    for (const text of ['$89.90', '5 mg', '$17.98 per mg']) expect(partner.getByText(text)).toBeVisible()
    expect(partner.getByText('Free bacteriostatic water included, a $6.00 value')).toBeVisible()
    expect(await dialog.findByText('Vendor 1')).toBeVisible()
  })

  test.each([0, null])('has no amount when the mg are %j', async (mg) => {
    serve([], { ...inShop, mg })
    const { dialog } = await compare()
    const partner = within(dialog.getByRole('region', { name: 'Partner shop' }))
    expect(partner.getByText('$89.90')).toBeVisible()
    expect(partner.queryByText(/\bmg\b/)).not.toBeInTheDocument()
  })

  test('can be added to the cart there', async () => {
    serve([], inShop)
    const sent: unknown[] = []
    server.use(
      http.post('/api/cart', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(aCartLine(), { status: 201 })
      }),
    )
    const { user, dialog } = await compare()
    await user.click(dialog.getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('BPC-157 is in your cart')).toBeVisible()
    expect(sent).toEqual([{ peptideName: 'BPC-157', quantity: 1, clientId: expect.any(String) }])
  })

  test.each([
    ['not enabled', { shopEnabled: false }],
    ['without a price', { shopPrice: null }],
    ['at no price', { shopPrice: 0 }],
    ['out of stock', { shopStatus: 'out_of_stock' }],
    ['coming soon', { shopStatus: 'coming_soon' }],
  ] as const)('%s is not shown', async (_name, changes) => {
    serve([anOffer(1, 50)], { ...inShop, ...changes })
    const { dialog } = await compare()
    expect(await dialog.findByText('Vendor 1')).toBeVisible()
    expect(dialog.queryByRole('region', { name: 'Partner shop' })).not.toBeInTheDocument()
    expect(dialog.queryByText(/bacteriostatic/)).not.toBeInTheDocument()
  })

  test('alone says that no other vendor is known', async () => {
    serve([], inShop)
    const { dialog } = await compare()
    expect(await dialog.findByText('No prices from other vendors yet.')).toBeVisible()
    expect(dialog.queryByText('No Pricing Data Available')).not.toBeInTheDocument()
  })
})

test('says when it has no price', async () => {
  serve([])
  const { dialog } = await compare()
  expect(await dialog.findByText('No Pricing Data Available')).toBeVisible()
})

test('is shown while other prices load', async () => {
  serve([], inShop)
  const reply = Promise.withResolvers<void>()
  server.use(
    http.get(PATH, async () => {
      await reply.promise
      return HttpResponse.json([anOffer(1, 50)])
    }),
  )
  const { dialog } = await compare()
  expect(dialog.getByText('Loading prices')).toBeInTheDocument()
  expect(dialog.getByRole('region', { name: 'Partner shop' })).toBeVisible()
  reply.resolve()
  expect(await dialog.findByText('Vendor 1')).toBeVisible()
  expect(dialog.queryByText('Loading prices')).not.toBeInTheDocument()
})

test('prices can be reloaded after a failure', async () => {
  serve([anOffer(1, 50)])
  server.use(http.get(PATH, () => HttpResponse.error(), { once: true }))
  const { user, dialog } = await compare()
  expect(await dialog.findByText('We couldn’t load the prices')).toBeVisible()
  expect(dialog.queryByText('No Pricing Data Available')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Vendor 1')).toBeVisible()
})

test('the details link to the prices', async () => {
  serve([anOffer(1, 50)])
  const { user } = renderPage(<Peptides />, { path: '/peptides', user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Information about BPC-157' }))
  await user.click(await screen.findByRole('button', { name: 'Compare prices' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pricing Comparison' }))
  expect(dialog.getByText('BPC-157')).toBeVisible()
  expect(await dialog.findByText('Vendor 1')).toBeVisible()
})
