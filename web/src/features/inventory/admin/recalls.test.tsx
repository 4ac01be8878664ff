import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBatch, serveStock } from '../../../test/inventory-server.ts'
import { onDesktop } from '../../../test/on-desktop.ts'
import { renderPage } from '../../../test/render.tsx'
import { whenSent } from '../../../test/when-sent.ts'
import { InventoryPanel } from './inventory-panel.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T12:00:00Z'))
  vi.spyOn(window, 'matchMedia').mockImplementation(onDesktop)
})
afterEach(() => void vi.restoreAllMocks())

const show = () =>
  renderPage(<InventoryPanel kind="peptides" timeZone="America/New_York" />, { path: '/admin' })

test('a batch is recalled with a reason, and says so', async () => {
  serveStock({ batches: [aBatch()] })
  const recallReason = 'Glass particles were found.'
  const sent = whenSent('patch', '/api/admin/inventory/11', () => {
    serveStock({ batches: [aBatch({ recallReason })] })
    return HttpResponse.json(aBatch({ recallReason }))
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Edit IPA-2609-B' }))
  await user.type(screen.getByRole('textbox', { name: 'Recall reason' }), `${recallReason}{Enter}`)
  expect(await screen.findByText(recallReason)).toBeVisible()
  const recalled = within(await screen.findByRole('row', { name: /IPA-2609-B/ }))
  expect(recalled.getByText('Recalled')).toBeVisible()
  expect(recalled.queryByText('In Stock')).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ recallReason }])
})
