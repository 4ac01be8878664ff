import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showOutbox } from '../../lib/offline/pending-writes.ts'
import { anEntry, anEntryOf } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { aVial, serveVialWrites } from '../../test/vials.ts'
import '../../features/vials/vial-form.tsx'
import '../../features/vials/scan/scan-label.tsx'
import VialsPage from './vials.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T14:00:00Z')))

const semaglutide = anEntry({ currentDose: '2.5 mg' })
const serve = (vials = [aVial()], plan = [semaglutide]) => serveRegimen({ plan, vials })
const open = (path = '/reminders/vials') => renderPage(<VialsPage />, { path, user: aUser() })
const dialog = () => within(screen.getByRole('dialog'))

async function openForm() {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: 'Add a vial' }))
  await dialog().findByLabelText('Content')
  return page
}

describe('the list', () => {
  test('shows open vials, then sealed, then finished ones', async () => {
    serve([
      aVial({ id: 3, state: 'discarded' }),
      aVial({ id: 2, state: 'sealed', mixedOn: null, waterMl: null, dosesLeft: 4, usableDoses: 4 }),
      aVial({ id: 1 }),
    ])
    const { user } = open()
    const inUse = within(await screen.findByRole('region', { name: 'In use' }))
    expect(inUse.getByRole('button')).toHaveTextContent('BPC-1572 doses leftLast dose Mar 15')
    expect(within(screen.getByRole('region', { name: 'Sealed' })).getByRole('button')).toHaveTextContent(
      '4 doses left10 mg',
    )
    const finished = within(screen.getByRole('region', { name: 'Finished' }))
    const row = finished.getByText('10 mg in 2 mL · mixed Mar 1 · discarded')
    expect(row).not.toBeVisible()
    await user.click(finished.getByText('Finished (1)'))
    expect(row).toBeVisible()
  })

  test.each<[string, Parameters<typeof aVial>[0], string | RegExp]>([
    ['discarded', { discardOn: '2026-03-09' }, 'Past its discard date, Mar 9'],
    [
      'expired',
      { state: 'sealed' as const, mixedOn: null, expiresOn: '2026-03-09' },
      /^Expired Mar 9, 2026$/,
    ],
  ])('says that a vial should be %s', async (_, changes, words) => {
    serve([aVial(changes)])
    open()
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('filters by state in the URL', async () => {
    serve([aVial({ id: 2, state: 'finished' }), aVial({ state: 'sealed', mixedOn: null })])
    const { user, location } = open()
    await user.click(await screen.findByRole('radio', { name: 'Finished' }))
    expect(screen.queryByRole('region', { name: 'Sealed' })).not.toBeInTheDocument()
    expect(location()).toBe('/reminders/vials?show=finished')
    await user.click(screen.getByRole('radio', { name: 'In use' }))
    expect(screen.getByText('No vials here.')).toBeVisible()
  })

  test('shows ten finished vials, then all', async () => {
    serve(Array.from({ length: 12 }, (_, index) => aVial({ id: 12 - index, state: 'finished' })))
    const { user } = open()
    const finished = within(await screen.findByRole('region', { name: 'Finished' }))
    expect(finished.queryByText('Finished (12)')).not.toBeInTheDocument()
    expect(finished.getAllByRole('listitem')).toHaveLength(10)
    await user.click(finished.getByRole('button', { name: 'Show all 12' }))
    expect(finished.getAllByRole('listitem')).toHaveLength(12)
  })

  test('a peptide without a sealed vial has a dashed one, with the way to get more', async () => {
    const others = [anEntryOf(12, 'Retatrutide'), anEntryOf(13, 'Paused', { status: 'paused' })]
    serve(
      [
        aVial({ id: 1, buyAgain: '/shop/peptides/1' }),
        aVial({ id: 2, userPeptideId: 12 }),
        aVial({ id: 3, userPeptideId: 13 }),
      ],
      [semaglutide, ...others],
    )
    open()
    const sealed = within(await screen.findByRole('region', { name: 'Sealed' }))
    expect(sealed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BPC-157None sealedBuy again: BPC-157',
      'RetatrutideNone sealedAdd one: Retatrutide',
    ])
    expect(sealed.getByRole('link', { name: /^Buy again/ })).toHaveAttribute('href', '/shop/peptides/1')
    expect(sealed.getByRole('link', { name: /^Add one/ })).toHaveAttribute('href', '/reminders/vials?add=12')
  })

  test('a sealed vial is a reserve', async () => {
    serve([aVial({ id: 2, state: 'sealed', mixedOn: null }), aVial()])
    open()
    await screen.findByRole('region', { name: 'Sealed' })
    expect(screen.queryByText('None sealed')).not.toBeInTheDocument()
  })

  test.each([
    ['by default from the first open vial', {}, [1]],
    ['from a chosen vial', { vialId: 2 }, [2]],
    ['from two', { vialIds: [1, 2] }, [1, 2]],
    ['from none', { vialId: null }, []],
    ['of another peptide', { userPeptideId: 99 }, []],
  ])('marks what a dose logged offline draws: %s', async (_, chosen, marked) => {
    const body = {
      userPeptideId: 11,
      dose: '2.5 mg',
      takenAt: '2026-03-10T14:00:00Z',
      clientId: 'a',
      ...chosen,
    }
    const write = { place: 1, path: '/api/dosage-logs', body, mayHaveArrived: false }
    serve([aVial({ id: 2, mixedOn: '2026-03-05', lot: 'B' }), aVial({ id: 1 })])
    open()
    const inUse = within(await screen.findByRole('region', { name: 'In use' }))
    act(() => showOutbox({ writes: [write] }))
    const rows = inUse.getAllByRole('listitem')
    const names = [2, 1].filter((_id, index) => rows[index]?.textContent?.includes('Dose waiting'))
    expect(names.toSorted()).toEqual(marked)
    act(() => showOutbox({ writes: [] }))
  })

  test('warns when more was drawn than a vial contained', async () => {
    serve([aVial({ left: { amount: -0.5, unit: 'mg', volumeMl: -0.1 }, dosesLeft: 0, usableDoses: 0 })])
    serveVialWrites()
    const { user } = open()
    const row = await screen.findByRole('button', { name: /BPC-157/ })
    expect(row).toHaveTextContent('−0.1 mL leftCheck this vial')
    await user.click(row)
    expect(dialog().getByRole('alert')).toHaveTextContent('You drew 0.1 mL more than it held.')
  })

  test('says when all vials run out, each used by its date', async () => {
    serve([aVial({ runsOutOn: '2026-06-07', coveredUntil: '2026-06-03' })])
    serveVialWrites()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /BPC-157/ }))
    expect(dialog().getByText('All vials run out').nextElementSibling).toHaveTextContent(/Jun 3/)
  })

  test('without vials has one action', async () => {
    serve([])
    open()
    expect(await screen.findByText('See doses left and when to reorder.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Add a vial' })).toHaveLength(1)
  })

  test('without a plan links to the peptides', async () => {
    serve([], [])
    open()
    expect(await screen.findByRole('link', { name: 'Browse peptides' })).toHaveAttribute('href', '/peptides')
  })

  test('retries after a failure', async () => {
    serve()
    server.use(http.get('/api/vials', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your vials')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'In use' })).toBeVisible()
  })

  test('renders no more rows with 200 vials', async () => {
    serve(Array.from({ length: 200 }, (_, index) => aVial({ id: 200 - index, state: 'finished' })))
    open()
    expect(await screen.findByText('You have 200 vials. Delete a finished one to add more.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a vial' })).toBeDisabled()
  })
})

describe('adding', () => {
  test.each([
    ['to come', '2026-03-11', 'Choose today or an earlier day'],
    ['decades ago', '1999-01-01', 'Choose a day within 10 years of today'],
  ])('refuses a mixing day %s at its field', async (_, day, problem) => {
    serve([])
    const sent = serveVialWrites()
    const { user } = await openForm()
    await user.clear(dialog().getByLabelText('Content'))
    await user.type(dialog().getByLabelText('Content'), '10')
    await user.click(dialog().getByRole('radio', { name: 'Pick a day' }))
    fireEvent.change(dialog().getByLabelText('Mixed on'), { target: { value: day } })
    await user.click(dialog().getByRole('button', { name: 'Add' }))
    expect(await dialog().findByText(problem)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('shows a mixed vial’s content and a discard date after 28 days', async () => {
    serve([])
    const sent = serveVialWrites()
    const { user } = await openForm()
    await user.clear(dialog().getByLabelText('Content'))
    await user.type(dialog().getByLabelText('Content'), '10')
    await user.type(dialog().getByLabelText('Water (mL)'), '2')
    await user.click(dialog().getByRole('radio', { name: 'Today' }))
    expect(dialog().getByText(/draw 50 units/)).toHaveTextContent(
      '4 doses of 2.5 mg · draw 50 units (0.5 mL)',
    )
    expect(dialog().getByLabelText('Discard on')).toHaveValue('2026-04-07')
    await user.click(dialog().getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Vial added')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({
      ...{ userPeptideId: 11, kind: 'vial', amount: 10, unit: 'mg', waterMl: 2 },
      ...{ mixedOn: '2026-03-10', discardOn: '2026-04-07', clientId: expect.any(String) },
      syringe: { scale: 'U-100', capacityMl: 1 },
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent[1]).toMatchObject({ method: 'DELETE', path: '/api/vials/9' }))
  })

  test('has the rest behind More, including blend components', async () => {
    serve([])
    const sent = serveVialWrites()
    const { user } = await openForm()
    expect(dialog().queryByLabelText('Lot')).not.toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: /^More/ }))
    await user.type(dialog().getByLabelText('Lot'), 'S2611')
    await user.type(dialog().getByLabelText('Cost'), '38')
    await user.clear(dialog().getByLabelText('Currency'))
    await user.type(dialog().getByLabelText('Currency'), 'eur')
    await user.clear(dialog().getByLabelText('Dead space (mL)'))
    await user.type(dialog().getByLabelText('Dead space (mL)'), '0.01')
    await user.click(dialog().getByRole('button', { name: 'Add a substance' }))
    await user.type(dialog().getByLabelText('Substance 1'), 'TB-500')
    await user.type(dialog().getByLabelText('Amount'), '5')
    await user.click(dialog().getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      ...{ amount: 5, lot: 'S2611', cost: 38, currency: 'EUR', deadSpaceMl: 0.01 },
      components: [{ name: 'TB-500', amount: 5, unit: 'mg' }],
    })
  })

  test('a failure keeps the input, and a retry has the same id', async () => {
    serve([])
    const sent = serveVialWrites()
    const ids: unknown[] = []
    server.use(
      http.post<never, { clientId: string }>(
        '/api/vials',
        async ({ request }) => {
          ids.push((await request.json()).clientId)
          return HttpResponse.json({}, { status: 500 })
        },
        { once: true },
      ),
    )
    const { user } = await openForm()
    await user.type(dialog().getByLabelText('Water (mL)'), '2')
    await user.click(dialog().getByRole('button', { name: 'Add' }))
    expect(await dialog().findByText('Failed to save this vial. Please try again.')).toBeVisible()
    expect(dialog().getByLabelText('Water (mL)')).toHaveValue('2')
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Add' })).toBeEnabled())
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000)
    await user.click(dialog().getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent[0]?.body.clientId).toBe(ids[0]))
  })

  test('names missing fields', async () => {
    serve([])
    const sent = serveVialWrites()
    const { user } = await openForm()
    await user.clear(dialog().getByLabelText('Content'))
    await user.click(dialog().getByRole('button', { name: 'Add' }))
    expect(await dialog().findByText('Enter how much is in it')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('a label fills lot and expiry after confirmation', async () => {
    serve([])
    const { user } = await openForm()
    await user.click(dialog().getByRole('button', { name: 'Scan a label' }))
    const scanner = within(await screen.findByRole('dialog', { name: 'Scan a label' }))
    const text = await scanner.findByLabelText('Text below the code')
    await user.type(text, '(01)09501101530004')
    await user.click(scanner.getByRole('button', { name: 'Read' }))
    expect(scanner.getByRole('alert')).toHaveTextContent(
      'The product number has a wrong digit. Scan it again.',
    )
    await user.clear(text)
    await user.type(text, '(01)09501101530003(17)270600(10)LOT7')
    await user.click(scanner.getByRole('button', { name: 'Read' }))
    expect(scanner.getByRole('status', { name: 'On the label' })).toHaveTextContent(
      'LotLOT7ExpiresJun 30, 2027',
    )
    await user.click(scanner.getByRole('button', { name: 'Use these' }))
    await user.click(await screen.findByRole('button', { name: /^More/ }))
    expect(screen.getByLabelText('Lot')).toHaveValue('LOT7')
    expect(screen.getByLabelText('Expires')).toHaveValue('2027-06-30')
    expect(screen.getByLabelText('Source')).toHaveValue('GTIN 09501101530003')
  })

  test('starts with the peptide in the URL', async () => {
    serve([], [semaglutide, anEntryOf(12, 'TB-500')])
    const { location } = open('/reminders/vials?add=12')
    expect(await screen.findByLabelText('Peptide')).toHaveValue('12')
    await waitFor(() => expect(location()).toBe('/reminders/vials'))
  })
})
