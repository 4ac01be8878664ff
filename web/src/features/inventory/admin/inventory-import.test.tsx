import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { aBatch, aSummary, serveStock } from '../../../test/inventory-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { passDoubleTap } from '../../../test/time.ts'
import { whenSent } from '../../../test/when-sent.ts'
import { InventoryPanel } from './inventory-panel.tsx'

const show = () =>
  renderPage(<InventoryPanel kind="peptides" timeZone="America/New_York" />, { path: '/admin' })

describe('a table that is imported', () => {
  const csv = new File(['Peptide,Batch,Available\nIpamorelin,IPA-1,5'], 'batches.csv', { type: 'text/csv' })
  const rows = [
    {
      row: 2,
      becomes: 'changed',
      name: 'Ipamorelin IPA-1',
      changes: [{ field: 'quantityAvailable', from: '3', to: '5' }],
    },
  ]
  const found = { rows, problems: [], ignored: ['Stock'], done: false }

  test('shows row by row what it would do, and is stored once that is confirmed', async () => {
    serveStock({ batches: [aBatch()], summaries: [aSummary()] })
    const sent = whenSent('post', '/api/admin/inventory/import', () =>
      HttpResponse.json({ ...found, done: sent.at(-1)?.confirm === true }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import batches' }))
    await user.upload(dialog.getByLabelText(/Choose a CSV file/), csv)
    expect(await dialog.findByText('batches.csv: 0 new, 1 changed, 0 unchanged')).toBeVisible()
    expect(dialog.getByText('Quantity available 3 → 5')).toBeVisible()
    expect(dialog.getByText('Columns that are left out: Stock')).toBeVisible()
    await passDoubleTap()
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('1 row imported')).toBeVisible()
    expect(sent.map(({ confirm }) => confirm)).toEqual([false, true])
  })

  test('with anything wrong in it says where, and what the other rows would do, and offers nothing but another file', async () => {
    serveStock({ batches: [aBatch()], summaries: [aSummary()] })
    const problems = [{ row: 3, column: 'Available', message: 'Quantity must be positive' }]
    whenSent('post', '/api/admin/inventory/import', () => HttpResponse.json({ ...found, problems }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import batches' }))
    await user.upload(dialog.getByLabelText(/Choose a CSV file/), csv)
    expect(await dialog.findByText(/1 problem\. Nothing is stored/)).toBeVisible()
    expect(dialog.getByRole('row', { name: '3 Available Quantity must be positive' })).toBeVisible()
    expect(dialog.getByText('The other rows would be stored: 0 new, 1 changed, 0 unchanged')).toBeVisible()
    expect(dialog.getByRole('row', { name: /^2 Changed Ipamorelin IPA-1/ })).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument()
  })
})
