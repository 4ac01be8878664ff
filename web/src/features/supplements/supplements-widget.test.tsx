import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { showOutbox } from '../../lib/offline/pending-writes.ts'
import { refusal } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aSupplementLog, serveSupplements } from '../../test/supplements-server.ts'
import { aUser } from '../../test/users.ts'
import SupplementsWidget from './supplements-widget.tsx'
// The dialog loads its form; preloaded here so the test doesn't time out.
import './log/supplement-form.tsx'

/** The stored request. */
let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  // 10:30 PM on March 9 in New York, already March 10 in London.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T02:30:00Z') })
})
afterEach(() => void vi.useRealTimers())

const show = () => renderPage(<SupplementsWidget user={aUser()} />, { user: aUser() })
const taken = () => screen.findByRole('list', { name: 'Taken today' })

function whenPosting(path: string, answer: () => Response) {
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return answer()
    }),
  )
}

/** Longer than the double-tap window. */
const later = () => new Promise((resolve) => setTimeout(resolve, 310))

test('queued entries count as logged today', async () => {
  serveSupplements({ logs: [aSupplementLog({ logDate: '2026-03-08' })] })
  show()
  expect(await screen.findByText('Nothing logged yet today')).toBeVisible()
  const body = { supplementName: 'Zinc', quantity: 11, unit: 'mg', logDate: '2026-03-09', clientId: 'one' }
  const write = { place: 1, path: '/api/supplement-logs', body, mayHaveArrived: false }
  onTestFinished(() => showOutbox({ writes: [] }))
  act(() => showOutbox({ writes: [{ ...write, problem: 'Not so' }] }))
  expect(screen.getByText('Nothing logged yet today')).toBeVisible()
  act(() => showOutbox({ writes: [write] }))
  expect(screen.queryByText('Nothing logged yet today')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Log Zinc, 11 mg' })).not.toBeInTheDocument()
})

describe('the list', () => {
  test('marks edited entries and links to editing', async () => {
    serveSupplements({ logs: [aSupplementLog({ editedAt: '2026-03-10T01:00:00.000Z' })] })
    const { user } = show()
    expect((await taken()).textContent).toBe('Zinc edited11 mg')
    await user.click(screen.getByRole('button', { name: 'More for Zinc, 11 mg' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Zinc' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for Zinc, 11 mg' })).toHaveFocus())
  })

  test('shows what was taken on the person’s own day', async () => {
    serveSupplements({
      logs: [
        aSupplementLog({ id: 3, supplementName: 'Tomorrow’s', logDate: '2026-03-10' }),
        aSupplementLog({ id: 2, supplementName: 'Probiotics', quantity: 1, unit: 'capsules' }),
        aSupplementLog(),
      ],
    })
    show()
    const rows = within(await taken()).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['Zinc11 mg', 'Probiotics1 capsule'])
  })

  test('says what to do when empty', async () => {
    serveSupplements()
    show()
    expect(await screen.findByText('Nothing logged yet today')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('retries after a failure', async () => {
    const served = serveSupplements({ logs: [aSupplementLog()] })
    server.use(http.get('/api/supplement-logs', () => refusal(500, 'INTERNAL', 'no'), { once: true }))
    const { user } = show()
    expect(await screen.findByText('We couldn’t load your supplements')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Zinc')).toBeVisible()
    expect(served.logs).toHaveLength(1)
  })

  test('announces loading', () => {
    serveSupplements()
    show()
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent("Loading today's supplements")
  })

  test('an entry is deleted, and can be restored', async () => {
    const served = serveSupplements({ logs: [aSupplementLog({ quantity: 2.5 })] })
    server.use(
      http.delete('/api/supplement-logs/301', () => {
        served.logs = []
        return HttpResponse.json({ message: 'Supplement deleted' })
      }),
    )
    whenPosting('/api/supplement-logs', () => {
      served.logs = [aSupplementLog({ id: 302, quantity: 2.5 })]
      return HttpResponse.json(served.logs[0], { status: 201 })
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'More for Zinc, 2.5 mg' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Nothing logged yet today')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Daily Supplements' })).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(within(await taken()).getByText('Zinc')).toBeVisible()
    expect(sent).toEqual([
      {
        supplementName: 'Zinc',
        quantity: 2.5,
        unit: 'mg',
        logDate: '2026-03-09',
        clientId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ])
  })

  test('a failed deletion keeps the entry and shows an error', async () => {
    serveSupplements({ logs: [aSupplementLog()] })
    server.use(http.delete('/api/supplement-logs/301', () => HttpResponse.error()))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^More for Zinc/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete supplement. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^More for Zinc/ })).toBeEnabled()
  })
})

describe('yesterday’s set', () => {
  const yesterdays = [
    aSupplementLog({ id: 2, supplementName: 'Iron', quantity: 18, logDate: '2026-03-08' }),
    aSupplementLog({ id: 1, logDate: '2026-03-08' }),
  ]

  test('one tap logs all of it, and another undoes that', async () => {
    const served = serveSupplements({ logs: yesterdays })
    const copies = [
      aSupplementLog({ id: 12, supplementName: 'Iron', quantity: 18 }),
      aSupplementLog({ id: 11 }),
    ]
    whenPosting('/api/supplement-logs/repeat', () => {
      served.logs = [...copies, ...yesterdays]
      return HttpResponse.json(copies, { status: 201 })
    })
    const deleted: unknown[] = []
    server.use(
      http.delete('/api/supplement-logs/:id', ({ params }) => {
        deleted.push(params.id)
        served.logs = served.logs.filter(({ id }) => String(id) !== params.id)
        return HttpResponse.json({ message: 'Supplement deleted' })
      }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Log all 2 again' }))
    expect(await screen.findByText('2 supplements logged successfully')).toBeVisible()
    expect(within(await taken()).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
    expect(sent).toEqual([{ clientId: expect.stringMatching(/^[\da-f-]{36}$/) }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 supplements deleted')).toBeVisible()
    expect(deleted.sort()).toEqual(['11', '12'])
  })

  test('each can be logged alone, without those already logged', async () => {
    serveSupplements({ logs: [aSupplementLog({ id: 9, supplementName: 'ZINC' }), ...yesterdays] })
    whenPosting('/api/supplement-logs', () => HttpResponse.json(aSupplementLog({ id: 13 }), { status: 201 }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Log Iron, 18 mg' }))
    expect(await screen.findByText('Supplement logged successfully')).toBeVisible()
    expect(sent).toEqual([{ supplementName: 'Iron', quantity: 18, unit: 'mg', clientId: expect.any(String) }])
    expect(screen.queryByRole('button', { name: /^Log Zinc/i })).toBeNull()
  })

  test('a failed repetition shows an error, and the retry is the same one', async () => {
    serveSupplements({ logs: yesterdays })
    whenPosting('/api/supplement-logs/repeat', () => HttpResponse.error())
    const { user } = show()
    const again = await screen.findByRole('button', { name: 'Log all 2 again' })
    await user.click(again)
    expect(await screen.findByText('Failed to log supplement')).toBeVisible()
    await later()
    await user.click(again)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]).toEqual(sent[1])
  })
})
