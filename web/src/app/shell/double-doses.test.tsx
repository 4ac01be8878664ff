import { logDose } from '@pepwell/contract/doses/doses.calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { QueuedForLater, send } from '../../lib/offline/send.ts'
import { aDevice } from '../../test/device.ts'
import { aDose, anEntry } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { loadDoublesOf, recordDouble, resolveDuplicate } from './double-doses.ts'
// Loaded when idle; preloaded here so the test doesn't time out.
import './connectivity-status.tsx'
import './double-dose-dialog.tsx'
import MemberShell from './member-shell.tsx'

const message = 'You logged 250 mcg 20 min before this one. Your plan says 250 mcg, Daily.'
const other = aDose({ id: 6, takenAt: '2026-03-10T12:00:00.000Z', injectionSite: 'Left thigh' })
const sent = {
  ...aDose({ id: 7, takenAt: '2026-03-10T12:20:00.000Z' }),
  warnings: [{ code: 'TOO_SOON' as const, message }],
}
const body = { userPeptideId: 11, dose: '250 mcg', takenAt: sent.takenAt, clientId: 'dose-1' }

const show = () =>
  renderPage(
    <MemberShell user={aUser()} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { user: aUser() },
  )

/** Meanwhile the server stored another device's dose. */
function serve() {
  const removed: unknown[] = []
  serveRegimen({ plan: [anEntry({ id: 11, frequency: 'Daily' })], doses: [sent, other] })
  server.use(
    http.get('/api/auth/user', () => HttpResponse.json(aUser())),
    http.post('/api/dosage-logs', () => HttpResponse.json(sent, { status: 201 })),
    http.delete('/api/dosage-logs/:id', ({ params }) => {
      removed.push(params.id)
      return HttpResponse.json({ message: 'Dose deleted' })
    }),
  )
  return removed
}

const question = () => screen.findByRole('button', { name: 'Logged twice?' })
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Logged twice?' })).not.toBeInTheDocument())

async function open() {
  onTestFinished(() => resolveDuplicate(sent.id))
  const removed = serve()
  loadDoublesOf(aUser().id)
  act(() => recordDouble(sent))
  const { user, unmount } = show()
  await user.click(await question())
  const dialog = within(await screen.findByRole('dialog', { name: 'Logged twice?' }))
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  return { dialog, press, removed, unmount }
}

test('points out a queued dose that is close to another once it is sent', async () => {
  onTestFinished(() => resolveDuplicate(sent.id))
  const { lose, find } = aDevice()
  serve()
  show()
  await screen.findByRole('heading', { name: 'Here' })
  lose()
  await waitFor(() => expect(send(logDose, { body })).rejects.toBeInstanceOf(QueuedForLater))
  act(() => find(() => void serve()))
  expect(await question()).toBeVisible()
})

test('names both and can remove the one just sent', async () => {
  const { dialog, press, removed } = await open()
  expect(dialog.getByText(message)).toBeVisible()
  expect(await dialog.findByText('Left thigh')).toBeVisible()
  expect(dialog.getAllByText('BPC-157')).toHaveLength(2)
  await press('Delete the synced one')
  await isGone()
  expect(removed).toEqual(['7'])
})

test('can keep both', async () => {
  const { press, removed } = await open()
  await press('Keep both')
  await isGone()
  expect(removed).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.endsWith('doubles'))).toEqual([])
})

test('waits for the decision through a reload, and only for its owner', async () => {
  const first = await open()
  first.unmount()
  const again = show()
  expect(await question()).toBeVisible()
  again.unmount()
  const bob = aUser({ id: 'user_bob' })
  renderPage(
    <MemberShell user={bob} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { user: bob },
  )
  await screen.findByRole('heading', { name: 'Here' })
  await isGone()
})
