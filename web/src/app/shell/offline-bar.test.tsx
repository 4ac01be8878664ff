import { logDose } from '@pepwell/contract/doses/doses.calls'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { markOnline } from '../../lib/offline/connectivity.ts'
import { setOutboxActions, showOutbox } from '../../lib/offline/pending-writes.ts'
import { QueuedForLater, send } from '../../lib/offline/send.ts'
import { aDevice } from '../../test/device.ts'
import { aDose, anEntry, anEntryOf } from '../../test/regimen.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { toasts } from '../../ui/toast-store.ts'
import { asOfText } from './as-of-text.ts'
// Loaded when idle; preloaded here so the test doesn't time out.
import './connectivity-status.tsx'
import MemberShell from './member-shell.tsx'
import OfflineBar from './offline-bar.tsx'
import './refused-dialog.tsx'

const show = (path?: string) =>
  renderPage(
    <MemberShell user={aUser()} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { user: aUser(), path },
  )

test('says that we are offline and how old the data is, until the connection is back', async () => {
  const { lose, find } = aDevice()
  show()
  expect(screen.queryByText('Offline')).not.toBeInTheDocument()
  act(markOnline)
  act(lose)
  expect((await screen.findByText('Offline')).parentElement).toHaveTextContent(/^Offline · as of \d/)
  act(find)
  await waitFor(() => expect(screen.queryByText('Offline')).not.toBeInTheDocument())
})

test('removes the message about a queued write once it was sent', async () => {
  const { lose, find } = aDevice()
  show()
  act(lose)
  await screen.findByText('Offline')
  const body = { userPeptideId: 11, dose: '250 mcg', takenAt: '2026-03-10T12:12:00.000Z', clientId: 'one' }
  const queued = await send(logDose, { body }).catch((error: unknown) => error)
  expect(queued).toBeInstanceOf(QueuedForLater)
  const shown = () => toasts.get().map(({ title, open }) => [title, open])
  expect(shown()).toEqual([['Waiting to send, saved on this device', true]])
  act(() =>
    find(() =>
      server.use(
        http.get('/api/auth/user', () => HttpResponse.json(aUser())),
        http.post('/api/dosage-logs', () => HttpResponse.json(aDose(), { status: 201 })),
      ),
    ),
  )
  await waitFor(() => expect(shown()).toEqual([['Waiting to send, saved on this device', false]]))
})

test('counts queued writes, confirms sending, and asks about refused ones', async () => {
  const again = vi.fn()
  const discard = vi.fn()
  setOutboxActions({ again, discard, change: vi.fn() })
  server.use(http.get('/api/user-peptides', () => HttpResponse.json([anEntry()])))
  const bar = <OfflineBar line={{ isOffline: false, cachedAt: undefined }} user={aUser()} />
  const { user } = renderPage(bar, { user: aUser() })
  const body = { userPeptideId: 11, dose: '250 mcg', takenAt: '2026-03-10T12:12:00.000Z', clientId: 'one' }
  const write = { place: 1, path: '/api/dosage-logs', body, mayHaveArrived: false }
  act(() => showOutbox({ writes: [write] }))
  expect(screen.getByText('1 waiting')).toBeVisible()
  expect(screen.getByText('Back online').parentElement).toHaveTextContent('Back online · sending')
  act(() => showOutbox({ writes: [], isSent: true }))
  expect(screen.getByText('Sent')).toBeVisible()
  const problem = 'A dose cannot be taken in the future'
  act(() => showOutbox({ writes: [{ ...write, problem }], isSent: false }))
  expect(screen.getByText('Needs your decision')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1 not saved' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not saved' }))
  expect(await dialog.findByText('BPC-157, 250 mcg')).toBeVisible()
  expect(dialog.getByText(problem)).toBeVisible()
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '07:30' } })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledWith(1, { takenAt: '2026-03-10T11:30:00.000Z' })
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(discard).toHaveBeenCalledWith(1)
  act(() => showOutbox({ writes: [] }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  setOutboxActions(undefined)
})

test('keeps the name of a dose whose peptide left the plan, and sends it once that is back', async () => {
  const again = vi.fn()
  const discard = vi.fn()
  setOutboxActions({ again, discard, change: vi.fn() })
  const plan = { entries: [anEntryOf(12, 'CJC-1295')] }
  server.use(http.get('/api/user-peptides', () => HttpResponse.json(plan.entries)))
  const bar = <OfflineBar line={{ isOffline: false, cachedAt: undefined }} user={aUser()} />
  const { user, client } = renderPage(bar, { user: aUser() })
  const body = { userPeptideId: 11, dose: '250 mcg', takenAt: '2026-03-10T12:12:00.000Z', clientId: 'one' }
  const problem = 'This peptide isn’t in your plan'
  const code = 'PLAN_ENTRY_NOT_FOUND'
  const write = { place: 1, path: '/api/dosage-logs', name: 'BPC-157', body, mayHaveArrived: false }
  act(() => showOutbox({ writes: [{ ...write, problem, code }] }))
  await user.click(screen.getByRole('button', { name: '1 not saved' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not saved' }))
  expect(await dialog.findByText('BPC-157, 250 mcg')).toBeVisible()
  expect(dialog.getByText(problem)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Add a peptide' })).toHaveAttribute('href', '/peptides')
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(discard).toHaveBeenCalledWith(1)
  plan.entries = [anEntry({ id: 15 })]
  await act(() => client.invalidateQueries())
  await user.click(await dialog.findByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledWith(1, { takenAt: '2026-03-10T12:12:00.000Z', userPeptideId: 15 })
  act(() => showOutbox({ writes: [] }))
  setOutboxActions(undefined)
})

test('saves a dose whose vial was deleted meanwhile without one', async () => {
  const again = vi.fn()
  setOutboxActions({ again, discard: vi.fn(), change: vi.fn() })
  server.use(http.get('/api/user-peptides', () => HttpResponse.json([anEntry()])))
  const bar = <OfflineBar line={{ isOffline: false, cachedAt: undefined }} user={aUser()} />
  const { user } = renderPage(bar, { user: aUser() })
  const takenAt = '2026-03-10T12:12:00.000Z'
  const body = { userPeptideId: 11, dose: '250 mcg', takenAt, clientId: 'one', vialIds: [1, 2] }
  const refused = {
    problem: 'This vial doesn’t exist',
    code: 'VIAL_NOT_FOUND' as const,
    mayHaveArrived: false,
  }
  act(() => showOutbox({ writes: [{ place: 1, path: '/api/dosage-logs', body, ...refused }] }))
  await user.click(screen.getByRole('button', { name: '1 not saved' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not saved' }))
  await user.click(await dialog.findByRole('button', { name: 'Save without vial' }))
  expect(again).toHaveBeenCalledWith(1, { takenAt, vialId: null, vialIds: undefined })
  act(() => showOutbox({ writes: [] }))
  setOutboxActions(undefined)
})

test('names what needs a connection on a page', async () => {
  const { lose } = aDevice()
  show('/ai-assistant')
  act(lose)
  expect((await screen.findByText('Offline')).parentElement).toHaveTextContent(
    'Offline · assistant and library need a connection',
  )
})

const at = Date.UTC(2026, 2, 10, 11, 36)
const inNewYork = { timeZone: 'America/New_York', today: '2026-03-10' }
const plain = (text: string) => text.replace(/\s/g, ' ')

test('shows the time by the device’s clock', () => {
  expect(plain(asOfText(at, inNewYork))).toBe('7:36 AM')
  const resolved = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    hourCycle: 'h23',
  })
  expect(asOfText(at, inNewYork)).toBe('07:36')
})

test('names the day if it is not today', () =>
  expect(plain(asOfText(at, { ...inNewYork, today: '2026-03-12' }))).toBe('Tue, Mar 10, 7:36 AM'))
