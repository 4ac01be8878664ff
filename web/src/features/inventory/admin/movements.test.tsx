import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBatch, aSummary, serveStock } from '../../../test/inventory-server.ts'
import { onDesktop } from '../../../test/on-desktop.ts'
import { renderPage } from '../../../test/render.tsx'
import { InventoryPanel } from './inventory-panel.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T12:00:00Z'))
  vi.spyOn(window, 'matchMedia').mockImplementation(onDesktop)
})
afterEach(() => void vi.restoreAllMocks())

test('an expanded row shows stock movements as a list and a chart', async () => {
  const actor = { id: 'user_1', name: 'Jonas Berg' }
  const at = '2026-03-09T14:00:00.000Z'
  const movement = (id: number, change: number, onHand: number, more: object = {}) => ({
    ...{ id, at, change, reservedChange: 0, reason: 'Corrected', actor, onHand },
    ...more,
  })
  serveStock({
    batches: [aBatch()],
    summaries: [aSummary()],
    movements: [
      movement(6, -1, 46, { reason: '<b>Damaged</b>' }),
      movement(5, 0, 47, { reservedChange: 2, reason: 'Order', actor: null, change: -2 }),
      movement(4, -3, 47),
      movement(3, 2, 50, { actor: { id: 'user_2', name: null } }),
      movement(2, 48, 48, { reason: 'Received' }),
    ],
  })
  const { user } = renderPage(<InventoryPanel kind="peptides" timeZone="America/New_York" />, {
    path: '/admin',
  })
  await user.click(await screen.findByRole('button', { name: 'Details of IPA-2609-B' }))
  const region = within(await screen.findByRole('region', { name: 'Movements' }))
  const rows = await waitFor(() => {
    const found = region.getAllByRole('row').slice(1)
    expect(found.length).toBeGreaterThan(0)
    return found.map(({ textContent }) => textContent)
  })
  expect(rows).toEqual([
    'Mar 9, 2026, 10:00 AM−1<b>Damaged</b>Jonas Berg46',
    'Mar 9, 2026, 10:00 AM+2 reservedOrderSystem47',
    'Mar 9, 2026, 10:00 AM−3CorrectedJonas Berg47',
    'Mar 9, 2026, 10:00 AM+2CorrectedDeleted account50',
  ])
  expect(region.getByRole('figure')).toHaveTextContent('On hand since Mar 9, 202646')
  await user.click(region.getByRole('button', { name: 'All 5 movements' }))
  expect(region.getAllByRole('row')).toHaveLength(6)
})
