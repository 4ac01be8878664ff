import { logDose, updateDose } from '@pepwell/contract/doses/doses.calls'
import { delay, HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDevice } from '../../test/device.ts'
import { aDose } from '../../test/regimen.ts'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { failureText } from '../api/api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { refusalText } from '../api/refusal-text.ts'
import { Outbox } from './outbox.ts'
import { currentWrites } from './pending-writes.ts'
import { queueWith } from './queue-or-send.ts'
import { QueuedForLater, send } from './send.ts'

const dose = { userPeptideId: 11, dose: '250 mcg', takenAt: '2026-03-10T12:12:00.000Z', clientId: 'dose-1' }

async function aPage() {
  const device = aDevice()
  const outbox = new Outbox(createQueryClient(), { id: aUser().id, timeZone: 'America/New_York' })
  await outbox.begin()
  queueWith(outbox.keep)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(async () => {
    // Pending connectivity checks have been answered.
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    queueWith(undefined)
    outbox.close()
  })
  return { ...device, outbox }
}

/** The settled result; undefined while pending. */
function watched(attempt: Promise<unknown>) {
  const seen: { error?: unknown; isDone: boolean } = { isDone: false }
  attempt.then(
    () => Object.assign(seen, { isDone: true }),
    (error) => Object.assign(seen, { isDone: true, error }),
  )
  return seen
}

const nothingAnswers = () => server.use(http.all('*', () => delay('infinite')))
const queued = () => currentWrites().map(({ body, mayHaveArrived }) => [body.clientId, mayHaveArrived])

test('an unanswered write is queued after some seconds and stored once', async () => {
  const { find, outbox } = await aPage()
  nothingAnswers()
  const logging = watched(send(logDose, { body: dose }))
  await vi.advanceTimersByTimeAsync(3900)
  expect([logging.isDone, queued()]).toEqual([false, []])
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(logging.error).toBeInstanceOf(QueuedForLater))
  expect(queued()).toEqual([['dose-1', true]])
  const stored: unknown[] = []
  find(() =>
    server.use(
      http.get('/api/auth/user', () => HttpResponse.json(aUser())),
      http.post('/api/dosage-logs', async ({ request }) => {
        stored.push(await request.json())
        return HttpResponse.json(aDose(), { status: 201 })
      }),
    ),
  )
  // The connectivity check was still pending.
  await vi.advanceTimersByTimeAsync(5000)
  await outbox.send()
  await outbox.show()
  expect([stored, queued()]).toEqual([[dose], []])
})

test('a page that closes before the reply keeps the write', async () => {
  await aPage()
  nothingAnswers()
  const logging = watched(send(logDose, { body: dose }))
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(logging.error).toBeInstanceOf(QueuedForLater))
  expect(queued()).toEqual([['dose-1', true]])
})

test('a reply in time leaves nothing queued', async () => {
  await aPage()
  server.use(http.post('/api/dosage-logs', () => HttpResponse.json(aDose({ id: 7 }), { status: 201 })))
  expect(await send(logDose, { body: dose })).toEqual(aDose({ id: 7 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queued()).toEqual([])
})

test('other calls time out after 30 seconds', async () => {
  await aPage()
  nothingAnswers()
  const update = watched(send(updateDose, { params: { id: 7 }, body: { feeling: 'Good' } }))
  await vi.advanceTimersByTimeAsync(29_900)
  expect(update.isDone).toBe(false)
  // Plus the five-second timeout of the probe.
  await vi.advanceTimersByTimeAsync(5200)
  await vi.waitFor(() => expect(update.error).toBeInstanceOf(TypeError))
})

test('an edit reports being offline; a single lost reply is a failure', async () => {
  const { lose } = await aPage()
  const edit = () => send(updateDose, { params: { id: 7 }, body: { feeling: 'Good' } }).catch((e) => e)
  const failed = 'Failed to update dose. Please try again.'
  server.use(http.patch('/api/dosage-logs/7', () => HttpResponse.error()))
  const lost = await edit()
  expect([refusalText(lost, failed), failureText(lost, failed)]).toEqual([failed, failed])
  lose()
  const failure = await edit()
  expect(refusalText(failure, failed)).toBe('We can’t reach the server. Check that you’re online.')
})
