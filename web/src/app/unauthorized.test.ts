import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { ApiError } from '../lib/api/api.ts'
import * as browser from '../lib/browser/browser.ts'
import { server } from '../test/server.ts'
import { dispatchToast, toasts } from '../ui/toast-store.ts'
import { makeClient } from './client.ts'

const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code }))

let left: string[] = []

beforeEach(() => {
  left = []
  dispatchToast({ type: 'remove' })
  vi.spyOn(browser, 'navigateTo').mockImplementation((address) => void left.push(address))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.history.replaceState(null, '', '/reminders?tab=2')
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const query = (error: Error) =>
  makeClient()
    .fetchQuery({ queryKey: [error.message], queryFn: () => Promise.reject(error) })
    .catch(() => {})

test('an ended session shows a message, then leads through sign-in back to the page after half a second', async () => {
  await query(refusal(401, 'NOT_SIGNED_IN'))
  expect(toasts.get()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' },
  ])
  vi.advanceTimersByTime(499)
  expect(left).toEqual([])
  vi.advanceTimersByTime(1)
  expect(left).toEqual(['/api/login?next=%2Freminders%3Ftab%3D2'])
})

test('it is announced once, no matter how many calls fail', async () => {
  await Promise.all([query(refusal(401, 'NOT_SIGNED_IN')), query(refusal(401, 'NOT_SIGNED_IN'))])
  vi.advanceTimersByTime(1000)
  expect(left).toHaveLength(1)
})

test('a refused write leads there too', async () => {
  const client = makeClient()
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(refusal(401, 'NOT_SIGNED_IN')) })
  await mutation.execute(undefined).catch(() => {})
  vi.advanceTimersByTime(500)
  expect(left).toHaveLength(1)
})

test.each([
  ['a wrong password', refusal(401, 'INVALID_CREDENTIALS')],
  ['a refusal', refusal(403, 'NOT_ALLOWED')],
  ['no connection', new TypeError('fetch failed')],
])('%s redirects nowhere', async (_name, error) => {
  await query(error)
  vi.advanceTimersByTime(1000)
  expect(toasts.get()).toEqual([])
  expect(left).toEqual([])
})

test('a user check without a user doesn’t redirect', async () => {
  server.use(http.get('/api/auth/user', () => HttpResponse.json({ code: 'NOT_SIGNED_IN' }, { status: 401 })))
  expect(await makeClient().fetchQuery(currentUserQuery)).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(left).toEqual([])
})
