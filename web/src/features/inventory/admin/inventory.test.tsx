import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aBatch, aSummary, aVitaminBatch, serveStock } from '../../../test/inventory-server.ts'
import { onDesktop } from '../../../test/on-desktop.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aSupplement } from '../../../test/supplements-server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { whenSent } from '../../../test/when-sent.ts'
import { InventoryPanel } from './inventory-panel.tsx'
import type { StockKind } from './stock-row.ts'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T12:00:00Z'))
  vi.spyOn(window, 'matchMedia').mockImplementation(onDesktop)
})
afterEach(() => void vi.restoreAllMocks())

const show = (kind: StockKind = 'peptides', path = '/admin') =>
  renderPage(<InventoryPanel kind={kind} timeZone="America/New_York" />, { path })
const row = (name: RegExp) => screen.findByRole('row', { name })

const several = () => ({
  batches: [
    aBatch(),
    aBatch({ id: 12, batchNumber: 'IPA-2604-A', quantityAvailable: 6, expiryDate: '2026-03-28' }),
    aBatch({
      id: 13,
      batchNumber: 'IPA-2511-C',
      quantityAvailable: 0,
      quantityReserved: 2,
      expiryDate: '2026-02-19',
    }),
    aBatch({
      id: 14,
      peptideId: 6,
      peptide: { id: 6, name: 'BPC-157', mg: null },
      batchNumber: 'BPC-1',
      expiryDate: null,
    }),
  ],
  summaries: [
    aSummary(),
    aSummary({ id: 6, name: 'BPC-157', mg: null, sellable: 46, daysLeft: 20, category: 'Healing' }),
  ],
})

describe('the list', () => {
  test('groups batches by product, those expiring first on top', async () => {
    serveStock(several())
    show()
    const rows = within(await screen.findByRole('table', { name: 'Peptide inventory' })).getAllByRole('row')
    await screen.findByText('Growth Hormone Releasing')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^BPC-157.*Sellable46.*Days left20.*Reorder by Mar 16/),
      expect.stringContaining('BPC-1'),
      expect.stringMatching(/^Ipamorelin - 10MG.*Sellable52.*Reserved4.*30 d6.*left41/),
      expect.stringContaining('IPA-2511-C'),
      expect.stringContaining('IPA-2604-A'),
      expect.stringContaining('IPA-2609-B'),
    ])
  })

  test('shows low and expiring stock in words and with a sign', async () => {
    serveStock(several())
    show()
    const soon = within(await row(/IPA-2604-A/))
    expect(soon.getByText('Low Stock')).toBeVisible()
    expect(soon.getByText('in 18 days')).toBeVisible()
    expect(soon.getByRole('img', { name: 'Warning' })).toBeVisible()
    const expiredRow = within(await row(/IPA-2511-C/))
    expect(expiredRow.getByText('Out of Stock')).toBeVisible()
    expect(expiredRow.getByText('expired 19 days ago')).toBeVisible()
    const good = within(await row(/IPA-2609-B/))
    expect(good.getByText('In Stock')).toBeVisible()
    expect(good.queryByRole('img')).not.toBeInTheDocument()
  })

  test('counts expired units and units without a cost separately, and marks unknown costs', async () => {
    serveStock({
      batches: [aBatch({ costPerUnit: null }), aBatch({ id: 12, batchNumber: 'IPA-FREE', costPerUnit: 0 })],
      summaries: [aSummary({ expired: 5, unitsWithoutCost: 50 })],
    })
    show()
    expect(within(await row(/IPA-2609-B/)).getByText('Unknown')).toBeVisible()
    expect(within(await row(/IPA-FREE/)).getByText('$0.00')).toBeVisible()
    const head = (await screen.findByText('Growth Hormone Releasing')).closest('tr')
    expect(head).toHaveTextContent(/Sellable52.*(Unsellable|Expired or recalled)5.*Without a cost50/)
  })

  test('filters expiring stock and sorts by expiry, in the URL', async () => {
    const empty = { quantityAvailable: 0, quantityReserved: 0, expiryDate: '2026-02-18' }
    const { batches, summaries } = several()
    serveStock({ batches: [...batches, aBatch({ id: 15, batchNumber: 'IPA-2510-A', ...empty })], summaries })
    const { user, location } = show()
    await user.click(await screen.findByRole('button', { name: 'Expiring 2' }))
    expect(screen.queryByText('BPC-1')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'By expiry' }))
    expect(location()).toBe('/admin?show=expiring&by=expiry')
    const names = screen.getAllByRole('row').map(({ textContent }) => textContent?.match(/IPA-\d+/)?.[0])
    expect(names.filter(Boolean)).toEqual(['IPA-2511', 'IPA-2604'])
    expect(screen.getByRole('columnheader', { name: 'Peptide' })).toBeVisible()
  })

  test('low stock counts products and shows all their batches', async () => {
    const { batches } = several()
    const summaries = [aSummary({ sellable: 6 }), aSummary({ id: 6, name: 'BPC-157', sellable: 46 })]
    serveStock({ batches, summaries })
    const { user, location } = show()
    await user.click(await screen.findByRole('button', { name: 'Low Stock 1' }))
    expect(location()).toBe('/admin?show=low')
    expect(await row(/IPA-2609-B/)).toBeVisible()
    expect(await row(/IPA-2511-C/)).toBeVisible()
    expect(screen.queryByText('BPC-1')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Out of Stock 0' })).toBeVisible()
  })

  test('recalled batches have a filter, and don’t count as expiring', async () => {
    const recallReason = 'Glass particles were found.'
    const recalled = {
      id: 15,
      batchNumber: 'IPA-R',
      quantityAvailable: 6,
      expiryDate: '2026-03-28',
      recallReason,
    }
    const { batches, summaries } = several()
    serveStock({ batches: [...batches, aBatch(recalled)], summaries })
    const { user } = show()
    for (const name of ['Low Stock 0', 'Expiring 2', 'Recalled 1'])
      expect(await screen.findByRole('button', { name })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Recalled 1' }))
    const listed = within(await row(/IPA-R/))
    expect(listed.getByText('Recalled')).toBeVisible()
    expect(listed.getByText(recallReason)).toBeVisible()
    expect(screen.queryByText('BPC-1')).not.toBeInTheDocument()
  })

  test('of vitamins searches by vitamin, batch or supplier, and says when there are none', async () => {
    serveStock({ vitamins: [aVitaminBatch()] })
    const { user } = show('vitamins')
    await row(/ZN-2606-A/)
    const search = screen.getByRole('searchbox', { name: /Vitamin name, batch or supplier/ })
    for (const text of ['zin', 'zn-26', 'vital']) {
      await user.clear(search)
      await user.type(search, text)
      expect(await row(/ZN-2606-A/)).toBeVisible()
    }
    await user.type(search, 'x')
    expect(await screen.findByText('No vitamin inventory found')).toBeVisible()
    expect(screen.getByText('Try adjusting your search terms')).toBeVisible()
  })

  test('an empty list names the action that fills it', async () => {
    serveStock()
    show('vitamins')
    expect(await screen.findByText('No vitamin inventory found')).toBeVisible()
    expect(screen.queryByText('Try adjusting your search terms')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Add Inventory' })).toHaveLength(2)
  })
})

describe('an edited row', () => {
  test('shows the change in quantity, asks for the reason, and sends the version it saw', async () => {
    serveStock(several())
    const changed = aBatch({ quantityAvailable: 44, version: 4 })
    const sent = whenSent('patch', '/api/admin/inventory/11', () => HttpResponse.json(changed))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit IPA-2609-B' }))
    expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument()
    const available = screen.getByRole('textbox', { name: 'Available' })
    await user.clear(available)
    await user.type(available, '44')
    expect(screen.getByText('−2')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Two vials cracked{Enter}')
    expect(await screen.findByText('Inventory updated successfully')).toBeVisible()
    expect(sent).toEqual([
      {
        batchNumber: 'IPA-2609-B',
        quantityAvailable: '44',
        expiryDate: '2028-03-14',
        supplier: 'Northlab Supply',
        costPerUnit: '9.80',
        notes: 'Certificate on file',
        recallReason: '',
        reason: 'Two vials cracked',
        version: 3,
      },
    ])
  })

  test('errors show immediately, a failure keeps the input, and Escape leaves the row unchanged', async () => {
    serveStock(several())
    const sent = whenSent('patch', '/api/admin/inventory/11', () => new HttpResponse(null, { status: 500 }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit IPA-2609-B' }))
    const number = screen.getByRole('textbox', { name: 'Batch' })
    await user.clear(number)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Batch number is required')
    expect(sent).toEqual([])
    await user.type(number, 'IPA-9{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update inventory')
    expect(number).toHaveValue('IPA-9')
    await user.type(number, '{Escape}')
    expect(await row(/IPA-2609-B/)).toBeVisible()
  })

  test('that someone else changed meanwhile asks which values to keep, and saves over the newest', async () => {
    const stock = serveStock(several())
    let answer: () => Response = () =>
      refusal(409, 'CHANGED_MEANWHILE', 'Someone else changed this in the meantime')
    const sent = whenSent('patch', '/api/admin/inventory/11', () => answer())
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit IPA-2609-B' }))
    const supplier = screen.getByRole('textbox', { name: 'Supplier' })
    await user.clear(supplier)
    await user.type(supplier, 'Aster Labs')
    stock.batches = [aBatch({ quantityAvailable: 40, version: 4 })]
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
    // Clicking selected both.
    expect(dialog.getByRole('radio', { name: /Saved by.*40/ })).toBeChecked()
    expect(dialog.getByRole('radio', { name: /Yours.*Aster Labs/ })).toBeChecked()
    answer = () => HttpResponse.json(aBatch({ version: 5 }))
    await user.click(dialog.getByRole('button', { name: 'Save selection' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent[1]).toMatchObject({ quantityAvailable: '40', supplier: 'Aster Labs', version: 4 })
  })

  test('of a vitamin has its own field names on the wire', async () => {
    serveStock({ vitamins: [aVitaminBatch()] })
    const sent = whenSent('patch', '/api/admin/vitamin-inventory/21', () =>
      HttpResponse.json(aVitaminBatch()),
    )
    const { user } = show('vitamins')
    await user.click(await screen.findByRole('button', { name: 'Edit ZN-2606-A' }))
    await user.clear(screen.getByRole('textbox', { name: 'Cost/unit' }))
    await user.type(screen.getByRole('textbox', { name: 'Cost/unit' }), '-4{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Cost per unit must be positive')
    await user.clear(screen.getByRole('textbox', { name: 'Cost/unit' }))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Vitamin inventory updated successfully')).toBeVisible()
    expect(sent).toMatchObject([{ quantity: '8', costPerUnit: '', version: 1 }])
  })
})

describe('a new batch', () => {
  const choose = async (user: ReturnType<typeof show>['user'], label: string, option: string) =>
    user.selectOptions(
      await screen.findByLabelText(label),
      await screen.findByRole('option', { name: option }),
    )

  test('names missing fields, survives a failure, and is sent under one id', async () => {
    serveStock()
    server.use(http.get('/api/supplements', () => HttpResponse.json([aSupplement({ id: 7, name: 'Zinc' })])))
    let answer: () => Response = () => new HttpResponse(null, { status: 503 })
    const sent = whenSent('post', '/api/admin/vitamin-inventory', () => answer())
    const { user } = show('vitamins')
    await screen.findByText('No vitamin inventory found')
    await user.click(screen.getAllByRole('button', { name: 'Add Inventory' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Inventory' }))
    await user.click(dialog.getByRole('button', { name: 'Add Inventory' }))
    const alerts = (await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)
    expect(alerts).toEqual([
      'Please choose a vitamin',
      'Batch number is required',
      'Quantity must be positive',
      'Expiry date is required',
      'Supplier is required',
    ])
    await choose(user, 'Vitamin', 'Zinc')
    await user.type(dialog.getByLabelText('Batch number'), 'ZN-1')
    await user.type(dialog.getByLabelText('Quantity'), '60')
    await user.type(dialog.getByLabelText(/Cost per unit/), '3.20')
    await user.type(dialog.getByLabelText('Expiry date'), '2028-01-31')
    await user.type(dialog.getByLabelText('Supplier'), 'Vitalis')
    await user.click(dialog.getByRole('button', { name: 'Add Inventory' }))
    expect(await dialog.findByText('Failed to create vitamin inventory item')).toHaveRole('alert')
    expect(dialog.getByLabelText('Batch number')).toHaveValue('ZN-1')
    answer = () => HttpResponse.json(aVitaminBatch(), { status: 201 })
    await passDoubleTap()
    await user.click(dialog.getByRole('button', { name: 'Add Inventory' }))
    expect(await screen.findByText('Vitamin inventory item created successfully')).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]).toMatchObject({ supplementId: '7', quantity: '60', receivedDate: '2026-03-10' })
  })
})
