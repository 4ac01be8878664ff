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

describe('an imported table', () => {
  const csv = new File(['Peptide,Batch,Available\nIpamorelin,IPA-1,5'], 'batches.csv', { type: 'text/csv' })
  const rows = [
    {
      row: 2,
      becomes: 'changed',
      name: 'Ipamorelin IPA-1',
      changes: [{ field: 'quantityAvailable', from: '3', to: '5' }],
    },
  ]
  const found = { rows, problems: [], questions: [], ignored: ['Stock'], done: false }

  test('previews each row, and is stored once after confirmation', async () => {
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
    expect(dialog.getByText('Skipped columns: Stock')).toBeVisible()
    await passDoubleTap()
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('1 row imported')).toBeVisible()
    const table = { csv: await csv.text(), answers: {}, clientId: expect.any(String) }
    expect(sent).toEqual([
      { ...table, confirm: false },
      { ...table, confirm: true },
    ])
  })

  test('with errors shows where and previews the other rows, and only offers another file', async () => {
    serveStock({ batches: [aBatch()], summaries: [aSummary()] })
    const problems = [{ row: 3, column: 'Available', message: 'Quantity must be positive' }]
    whenSent('post', '/api/admin/inventory/import', () => HttpResponse.json({ ...found, problems }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import batches' }))
    await user.upload(dialog.getByLabelText(/Choose a CSV file/), csv)
    expect(await dialog.findByText(/1 problem\. We import nothing/)).toBeVisible()
    expect(dialog.getByRole('row', { name: '3 Available Quantity must be positive' })).toBeVisible()
    expect(dialog.getByText('We would import the other rows: 0 new, 1 changed, 0 unchanged')).toBeVisible()
    expect(dialog.getByRole('row', { name: /^2 Changed Ipamorelin IPA-1/ })).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument()
  })

  test('with an ambiguous column asks once and shows days in words', async () => {
    serveStock({ batches: [aBatch()], summaries: [aSummary()] })
    const question = {
      ...{ field: 'expiryDate', column: 'Expiry', row: 2, example: '09/01/2028', answer: null },
      choices: [
        { reading: 'month-first', value: '2028-09-01' },
        { reading: 'day-first', value: '2028-01-09' },
      ],
    }
    const open = {
      row: 2,
      column: 'Expiry',
      message: 'Days or months first? Please write 2028-09-01 or 2028-01-09',
    }
    const asked = { ...found, rows: [], problems: [open], questions: [question] }
    const changes = [{ field: 'expiryDate', from: null, to: '2028-01-09' }]
    const answered = {
      ...found,
      rows: [{ row: 2, becomes: 'added', name: 'Ipamorelin IPA-1', changes }],
      questions: [{ ...question, answer: 'day-first' }],
    }
    const sent = whenSent('post', '/api/admin/inventory/import', () =>
      HttpResponse.json(
        JSON.stringify(sent.at(-1)).includes('day-first')
          ? { ...answered, done: sent.at(-1)?.confirm }
          : asked,
      ),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import batches' }))
    const bytes = new File([Buffer.from('Peptide;Supplier\nIpamorelin;Müller', 'latin1')], 'excel.csv')
    await user.upload(dialog.getByLabelText(/Choose a CSV file/), bytes)
    const group = within(await dialog.findByRole('group', { name: 'Expiry: what date is 09/01/2028?' }))
    expect(dialog.getByText('excel.csv: please answer first.')).toBeVisible()
    expect(dialog.queryByText(/problem/)).not.toBeInTheDocument()
    await user.click(group.getByRole('radio', { name: 'Jan 9, 2028' }))
    expect(await dialog.findByText('Expiry date Jan 9, 2028')).toBeVisible()
    await passDoubleTap()
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }))
    expect(await screen.findByText('1 row imported')).toBeVisible()
    const answers = { expiryDate: 'day-first' }
    expect(sent.at(-1)).toMatchObject({ csv: 'Peptide;Supplier\nIpamorelin;Müller', answers, confirm: true })
  })
})
