import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { act, all, click, dsip, refused, rowOf, serve, show, tb } from '../../../test/cost-management.tsx'
import { someCosts } from '../../../test/product-costs.ts'
import { aPeptide } from '../../../test/regimen.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { whenSent } from '../../../test/when-sent.ts'
import CostManagement from './cost-management.tsx'

describe('the list', () => {
  test('shows each peptide’s cost, price and signed margin', async () => {
    serve()
    await show()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('$94.99')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('Vendor at $88.00')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('$78.62')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('82.8%')).toBeVisible()
    expect(rowOf(/TB-500 - 10MG/).getByText('−$8.27')).toBeVisible()
    expect(rowOf(/TB-500 - 10MG/).queryByText(/Vendor at/)).not.toBeInTheDocument()
    expect(rowOf(/DSIP/).getByText('No data')).toBeVisible()
    expect(screen.getByText('3 peptides, in the shop’s order')).toBeVisible()
  })

  test('shows no profit while a cost is unknown', async () => {
    serve({ costs: all.map((costs) => ({ ...costs, testingCost: null })) })
    const page = await show()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('No data')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).queryByText('$78.62')).not.toBeInTheDocument()
    await click(page, 'Show costs of Tirzepatide')
    expect(screen.getByText('Unknown')).toBeVisible()
  })

  test('marks the shop’s price when a vendor undercuts it', async () => {
    const costs = [someCosts({ id: 12, peptideId: 2, retailPrice: 58.5, lowestVendorPrice: 62 })]
    serve({ peptides: [{ ...tb, shopPrice: 70 }], costs })
    await show()
    expect(rowOf(/TB-500/).getByText('Vendor at $62.00, below the shop’s $70.00')).toBeVisible()
  })

  test('shows the shop’s price and its profit when it differs from the retail price', async () => {
    const at = (id: number, costOfGoods: number | null) =>
      someCosts({ id, peptideId: id, retailPrice: 54.99, costOfGoods })
    serve({
      peptides: [
        { ...tb, shopPrice: 49.99 },
        { ...dsip, shopPrice: 54.99 },
        aPeptide({ id: 5, name: 'Semax', shopPrice: 20 }),
        aPeptide({ id: 6, name: 'Selank', shopEnabled: true }),
        aPeptide({ id: 7, name: 'KPV', shopPrice: 49.99 }),
      ],
      costs: [at(2, 10), at(3, 10), at(5, 30), at(6, 10), at(7, null)],
    })
    const page = await show()
    expect(rowOf(/TB-500/).getByText('Shop asks $49.99')).toBeVisible()
    expect(rowOf(/TB-500/).getByText('$38.42')).toBeVisible()
    expect(rowOf(/TB-500/).getByText('Shop profit: $33.42 · 66.9%')).toBeVisible()
    expect(rowOf(/DSIP/).queryByText(/Shop asks|Shop profit/)).not.toBeInTheDocument()
    expect(rowOf(/Semax/).getByText('Shop profit: −$16.57 · −82.8%')).toBeVisible()
    expect(rowOf(/Selank/).getByText('Shop asks $89.99')).toBeVisible()
    // The profit is unknown while a cost is, the price isn't.
    expect(rowOf(/KPV/).getByText('Shop asks $49.99')).toBeVisible()
    expect(rowOf(/KPV/).queryByText(/Shop profit/)).not.toBeInTheDocument()
    await click(page, /^Loss/)
    expect(screen.getByText('Showing 1 of 5 peptides')).toBeVisible()
  })

  test('is searchable by name and category', async () => {
    serve()
    const page = await show()
    const search = screen.getByRole('searchbox', { name: 'Search: Name or category' })
    await page.user.type(search, 'recov')
    expect(screen.getByText('Showing 1 of 3 peptides')).toBeVisible()
    expect(screen.getByRole('row', { name: /TB-500/ })).toBeVisible()
    await page.user.type(search, 'x')
    expect(screen.getByText('No peptides found matching "recovx"')).toBeVisible()
    await click(page, 'Clear search')
    expect(screen.getByText('3 peptides, in the shop’s order')).toBeVisible()
  })

  test('filters undercut prices, losses and missing costs', async () => {
    serve()
    const page = await show()
    await click(page, /^Loss/)
    expect(screen.getByText('Showing 1 of 3 peptides')).toBeVisible()
    expect(page.location()).toContain('filter=loss')
    await click(page, /^Undercut/)
    expect(screen.getByRole('row', { name: /Tirzepatide/ })).toBeVisible()
  })

  test('an empty list links to adding a peptide', async () => {
    serve({ peptides: [], costs: [] })
    renderPage(<CostManagement />, { user: aUser({ isAdmin: true }) })
    expect(await screen.findByText('No peptides available')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Create New Peptide' }).length).toBeGreaterThan(0)
  })

  test('retries after a failure', async () => {
    serve()
    server.use(http.get('/api/admin/product-costs', () => new HttpResponse(null, { status: 500 })))
    const { user } = renderPage(<CostManagement />, { user: aUser({ isAdmin: true }) })
    expect(await screen.findByText('We couldn’t load the peptides')).toBeVisible()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /DSIP/ })).toBeVisible()
  })

  test('is draggable only in its own order', async () => {
    serve()
    const page = await show()
    expect(screen.getByRole('button', { name: 'Move DSIP' })).not.toHaveAttribute('aria-disabled', 'true')
    await click(page, 'Profit')
    expect(screen.getByRole('button', { name: 'Move DSIP' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('two controls reveal costs and expand actions', async () => {
  serve()
  const page = await show()
  await click(page, 'Show costs of Tirzepatide')
  expect(screen.getByText('Label, barcode')).toBeVisible()
  expect(screen.getByText('$0.50')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument()
  await click(page, 'Details of Tirzepatide - 10MG')
  for (const name of ['Edit', 'Costs', 'Shop', 'Duplicate', 'Delete'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  expect(page.location()).toContain('open=1')
  await click(page, 'Hide costs of Tirzepatide')
  expect(screen.queryByText('Label, barcode')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeVisible()
})

describe('the availability', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Availability of Tirzepatide' })

  test('changes immediately, and reverts with a message on failure', async () => {
    serve()
    const reply = Promise.withResolvers<void>()
    server.use(
      http.patch('/api/peptides/1/shop-availability', async () => {
        await reply.promise
        return new HttpResponse(null, { status: 500 })
      }),
    )
    const page = await show()
    await page.user.click(toggle())
    expect(toggle()).not.toBeChecked()
    expect(rowOf(/Tirzepatide/).getByText('Hidden from Shop')).toBeVisible()
    reply.resolve()
    expect(await screen.findByText('Failed to update shop availability')).toBeVisible()
    expect(toggle()).toBeChecked()
  })

  test('changes for several at once', async () => {
    serve()
    const sent = whenSent('patch', '/api/peptides/:id/shop-availability', () => HttpResponse.json(tb))
    const page = await show()
    await page.user.click(screen.getByRole('checkbox', { name: 'Select all peptides' }))
    await click(page, 'Show in Shop')
    expect(await screen.findByText('Shop availability updated successfully')).toBeVisible()
    // One of three is expanded already.
    expect(sent).toEqual([{ shopEnabled: true }, { shopEnabled: true }])
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  })
})

test('skips a draft among several by name and shows the others in the shop', async () => {
  const draft = aPeptide({ id: 4, name: 'Copy of KPV', isDraft: true })
  serve({ peptides: [draft, tb, dsip] })
  const message = 'Publish this draft before you show it in the shop'
  const shown: number[] = []
  server.use(
    http.patch('/api/peptides/:id/shop-availability', ({ params }) => {
      const id = Number(params.id)
      if (id === draft.id) return refused(409, 'PEPTIDE_IS_DRAFT', message)()
      shown.push(id)
      return HttpResponse.json({ ...(id === tb.id ? tb : dsip), shopEnabled: true })
    }),
  )
  const page = await show()
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all peptides' }))
  await click(page, 'Show in Shop')
  expect(await screen.findByText('Updated 2 of 3 peptides')).toBeVisible()
  expect(screen.getByText(`Copy of KPV wasn’t changed: ${message}`)).toBeVisible()
  expect(shown).toEqual([tb.id, dsip.id])
})

test('Edit Shop Data saves shop data, validated as specified', async () => {
  serve()
  const sent = whenSent('patch', '/api/peptides/2/shop-data', () => HttpResponse.json(tb))
  const page = await show()
  await act(page, 'TB-500 - 10MG', 'Shop')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Shop Data' }))
  expect(dialog.getByLabelText('Icon')).toHaveValue('🧬')
  await page.user.clear(dialog.getByLabelText('Rating'))
  await page.user.type(dialog.getByLabelText('Rating'), '6')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  for (const message of ['Price must be positive', 'Purity is required', 'Rating must be between 1 and 5'])
    expect(await dialog.findByText(message)).toHaveRole('alert')
  await page.user.clear(dialog.getByLabelText('Rating'))
  await page.user.type(dialog.getByLabelText('Rating'), '4.5')
  await page.user.type(dialog.getByLabelText('Price'), '58.50')
  await page.user.type(dialog.getByLabelText('Purity'), '99 %')
  await page.user.selectOptions(dialog.getByLabelText('Status'), 'Coming Soon')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Shop data updated successfully!')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ status: 'coming_soon', price: 58.5, originalPrice: null, purity: '99 %', rating: 4.5, reviews: 0 },
      ...{ form: 'Lyophilized powder', storage: '-20°C', icon: '🧬', version: 1 },
    },
  ])
})
