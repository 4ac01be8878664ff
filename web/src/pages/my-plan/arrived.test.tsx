import type { ArrivedItem } from '@pepwell/contract/vials/vials'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEntry } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { aVial, serveVialWrites } from '../../test/vials.ts'
import '../../features/vials/vial-form.tsx'
import VialsPage from './vials.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T14:00:00Z')))

const anItem = (changes: Partial<ArrivedItem> = {}): ArrivedItem => ({
  ...{ orderItemId: 5, orderNumber: 'VK8-3C8-VD', name: 'BPC-157', userPeptideId: 11, mg: 10, lot: 'BPC-1' },
  ...{ expiresOn: '2028-01-31', cost: 64.99, recallReason: null, units: [1, 2], ...changes },
})

/** Opens the vials page with a delivered item. */
async function open(item: ArrivedItem, vials = [aVial()]) {
  serveRegimen({ plan: [anEntry()], vials })
  const sent = serveVialWrites()
  const added = () => sent.filter(({ method }) => method === 'POST').length
  server.use(
    http.get('/api/vials/arrived', () => HttpResponse.json(added() < item.units.length ? [item] : [])),
  )
  const page = renderPage(<VialsPage />, { path: '/reminders/vials', user: aUser() })
  return { ...page, sent, arrived: within(await screen.findByRole('region', { name: 'Arrived' })) }
}

test('what arrived becomes sealed vials in one tap, with its lot, expiry and price', async () => {
  const { user, sent, arrived } = await open(anItem())
  expect(arrived.getByText('BPC-157, 2 vials')).toBeVisible()
  expect(arrived.getByText(/^10 mg · lot BPC-1 · expires Jan\s31,\s\d{4}$/)).toBeVisible()
  await user.click(arrived.getByRole('button', { name: 'Add to my vials: BPC-157' }))
  expect(await screen.findByText('2 sealed vials added')).toBeVisible()
  const unit = { userPeptideId: 11, orderItemId: 5, amount: 10, lot: 'BPC-1', cost: 64.99, state: 'sealed' }
  expect(sent.map(({ body }) => body)).toMatchObject([
    { ...unit, orderUnit: 1 },
    { ...unit, orderUnit: 2 },
  ])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Arrived' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2))
})

test('a failure says so, and the vials can be added again', async () => {
  const { user, arrived } = await open(anItem())
  server.use(http.post('/api/vials', () => HttpResponse.json({}, { status: 500 })))
  await user.click(arrived.getByRole('button', { name: /^Add to my vials/ }))
  expect(await screen.findByText('Failed to add these vials. Please try again.')).toBeVisible()
  expect(arrived.getByRole('button', { name: /^Add to my vials/ })).toBeEnabled()
})

test('without a content in the catalog, the form asks for it', async () => {
  const { user, sent, arrived } = await open(anItem({ mg: null, units: [2] }))
  await user.click(arrived.getByRole('button', { name: /^Add to my vials/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(await dialog.findByLabelText('Content'))
  await user.type(dialog.getByLabelText('Content'), '4')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { amount: 4, orderItemId: 5, orderUnit: 2, lot: 'BPC-1' },
    ]),
  )
})

test('a peptide that is not in the plan is added there first', async () => {
  const { arrived } = await open(anItem({ userPeptideId: null }))
  expect(arrived.getByRole('link', { name: 'Add to plan first: BPC-157' })).toHaveAttribute(
    'href',
    '/peptides',
  )
})

test('a recalled batch is marked before and after it is added', async () => {
  const recallReason = 'Glass particles were found.'
  const { arrived } = await open(anItem({ recallReason }), [aVial({ recallReason })])
  const note = `Recalled. Don’t use this vial. ${recallReason}`
  expect(arrived.getByText(note)).toBeVisible()
  const inUse = within(screen.getByRole('region', { name: 'In use' }))
  expect(inUse.getByText(note)).toBeVisible()
})
