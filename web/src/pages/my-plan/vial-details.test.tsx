import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry } from '../../test/regimen.ts'
import { refusal, serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { aMovement, aVial, serveVialWrites } from '../../test/vials.ts'
import '../../features/vials/vial-form.tsx'
import VialsPage from './vials.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T14:00:00Z')))

const semaglutide = anEntry({ currentDose: '2.5 mg' })
const serve = (vials = [aVial()], plan = [semaglutide]) => serveRegimen({ plan, vials })
const open = (path = '/reminders/vials') => renderPage(<VialsPage />, { path, user: aUser() })
const dialog = () => within(screen.getByRole('dialog'))

describe('a vial', () => {
  const ledger = [
    aMovement({ id: 2, kind: 'spill', amount: 0.5, volumeMl: 0.1, dose: null, note: 'Spilled' }),
    aMovement({ id: 1 }),
  ]

  async function openDetails(vial = aVial(), rows = ledger) {
    serve([vial])
    const sent = serveVialWrites(rows)
    const page = open(`/reminders/vials?vial=${vial.id}`)
    await screen.findByRole('dialog', { name: /^BPC-157 / })
    return { ...page, sent }
  }

  test('shows its ledger with the remainder after each row', async () => {
    await openDetails(aVial({ cost: 38, currency: 'USD', costPerDose: 9.5, costPerMonth: 40.71 }))
    const rows = await dialog().findAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayWhatChangeLeft (mL)',
      'Mar 8Spilled−0.11',
      'Mar 8Dose 2.5 mg−0.51.1',
      'Mar 1Added, 10 mg in 2 mL2',
    ])
    expect(dialog().getByText('Per dose').nextSibling).toHaveTextContent('$9.50')
    expect(dialog().getByText('Per month').nextSibling).toHaveTextContent('$40.71')
  })

  test('shows the lab certificates of its batch, each with its file', async () => {
    const certificate = { id: 7, lab: 'Janoshik', testedOn: '2026-02-02', method: 'HPLC', purity: '99.2 %' }
    const url = `/api/certificates/${'a'.repeat(32)}`
    server.use(http.get('/api/vials/1/certificates', () => HttpResponse.json([{ ...certificate, url }])))
    await openDetails(aVial({ orderItemId: 5 }))
    const tested = within(await dialog().findByRole('region', { name: 'Lab tested' }))
    expect(tested.getByText('Janoshik · 99.2 %')).toBeVisible()
    expect(tested.getByRole('link', { name: /^Download the certificate of Janoshik/ })).toHaveAttribute(
      'href',
      url,
    )
  })

  test('without a certificate or an order says nothing of a lab', async () => {
    const untested = vi.fn(() => HttpResponse.json([]))
    server.use(http.get('/api/vials/1/certificates', untested))
    await openDetails(aVial({ orderItemId: 5 }))
    await waitFor(() => expect(untested).toHaveBeenCalled())
    expect(dialog().queryByText('Lab tested')).not.toBeInTheDocument()
  })

  test('loads older rows', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => aMovement({ id: 25 - index }))
    const { user } = await openDetails(aVial(), rows)
    expect(await dialog().findAllByRole('row')).toHaveLength(21)
    await user.click(dialog().getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(dialog().getAllByRole('row')).toHaveLength(27))
  })

  test('is corrected to the actual content, with a reason', async () => {
    const { user, sent } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Correct remaining amount' }))
    const form = within(dialog().getByRole('form', { name: 'Correct remaining amount' }))
    await user.click(form.getByRole('button', { name: 'Save correction' }))
    expect(form.getByText('Choose what happened')).toBeVisible()
    await user.click(form.getByRole('button', { name: '0.01 mL less' }))
    expect(form.getByRole('status')).toHaveTextContent('Was 1 mL · change −0.01 mL')
    await user.selectOptions(form.getByLabelText('What happened?'), 'Left in needle')
    await user.click(form.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      path: '/api/vials/1/movements',
      body: { kind: 'priming', amount: 0.01, unit: 'mL', note: 'Left in needle' },
    })
  })

  test('with more content than counted is corrected upward, whatever the reason', async () => {
    const { user, sent } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Correct remaining amount' }))
    await user.clear(dialog().getByLabelText('Left (mL)'))
    await user.type(dialog().getByLabelText('Left (mL)'), '1,2')
    await user.selectOptions(dialog().getByLabelText('What happened?'), 'Spilled')
    await user.click(dialog().getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'correction', amount: -0.2 }))
  })

  test('is discarded after confirmation, which can be undone', async () => {
    const { user, sent } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard 1 mL?' }))
    await user.click(question.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Vial discarded')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ kind: 'discard', amount: 5, unit: 'mg' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[1]).toMatchObject({ method: 'PATCH', body: { state: 'in-use' } })
    expect(sent[2]?.body).toMatchObject({ kind: 'correction', amount: -5, note: 'Discard undone' })
  })

  test('is deleted after confirmation', async () => {
    const { user, sent } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this vial?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Vial deleted')).toBeVisible()
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/vials/1' })
  })

  test('sends only changed fields', async () => {
    const { user, sent } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Edit' }))
    const lot = await screen.findByLabelText('Lot')
    await user.type(lot, 'S2611')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Vial saved')).toBeVisible()
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/vials/1', body: { lot: 'S2611' } }])
  })

  test('that another tab changed says so during editing', async () => {
    const { user, client } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Edit' }))
    await screen.findByLabelText('Lot')
    serve([aVial({ lot: 'A1', editedAt: '2026-03-10T13:59:00.000Z' })])
    await client.invalidateQueries({ queryKey: ['/api/vials'] })
    expect(await screen.findByText(/^This vial changed in another tab\./)).toBeVisible()
  })

  test('that another tab deleted shows an error', async () => {
    const { user } = await openDetails()
    await user.click(dialog().getByRole('button', { name: 'Edit' }))
    await user.type(await screen.findByLabelText('Lot'), 'S1')
    server.use(http.patch('/api/vials/1', () => refusal(404, 'VIAL_NOT_FOUND', 'This vial doesn’t exist')))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await dialog().findByText('This vial doesn’t exist')).toBeVisible()
  })

  test('that is sealed starts today once its water is known', async () => {
    const { user, sent } = await openDetails(aVial({ state: 'sealed', mixedOn: null, discardOn: null }))
    await user.click(dialog().getByRole('button', { name: 'Start today' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ mixedOn: '2026-03-10', state: 'in-use' }))
  })

  test("that isn't mixed asks for its water first", async () => {
    const { user } = await openDetails(
      aVial({ state: 'sealed', mixedOn: null, discardOn: null, waterMl: null }),
    )
    expect(dialog().queryByRole('button', { name: 'Start today' })).not.toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: 'Mix' }))
    expect(await screen.findByLabelText('Water (mL)')).toBeVisible()
  })
})
