import { listDoses } from '@pepwell/contract/doses/doses.calls'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '../../test/device.ts'
import { aDose } from '../../test/regimen.ts'
import { server } from '../../test/server.ts'
import { currentConnectivity } from './connectivity.ts'
import { cacheOwner, clearCacheOwner, setCacheOwner } from './owner.ts'
import { read } from './read.ts'
import { flushResponses } from './response-cache.ts'
import { cachedResponse, pruneResponses, saveResponses } from './response-store.ts'

const ADA = 'user_ada'
const DAY_MS = 24 * 60 * 60 * 1000
const query = { limit: 5 }
const ADDRESS = '/api/dosage-logs?limit=5'

const serve = (answer: () => Response) => server.use(http.get('/api/dosage-logs', answer))
const doses = () => read(listDoses, { query })

/** A user who loaded their doses here. */
async function afterReading() {
  const device = aDevice()
  setCacheOwner(ADA)
  serve(() => HttpResponse.json([aDose({ id: 7 })]))
  await doses()
  await flushResponses(ADA)
  return device
}

test('serves cached responses while offline and says when they are from', async () => {
  const { lose } = await afterReading()
  const before = Date.now()
  lose()
  expect(await doses()).toEqual([aDose({ id: 7 })])
  expect(currentConnectivity().isOffline).toBe(true)
  expect(currentConnectivity().cachedAt).toBeLessThanOrEqual(before)
})

test('a single lost response is a failure, and so is a refusal', async () => {
  await afterReading()
  server.use(http.get('/api/health/live', () => HttpResponse.json({ status: 'ok' })))
  serve(() => HttpResponse.error())
  await expect(doses()).rejects.toBeInstanceOf(TypeError)
  serve(() => HttpResponse.json({}, { status: 503 }))
  await expect(doses()).rejects.toMatchObject({ status: 503 })
  expect(currentConnectivity().isOffline).toBe(false)
})

test('data that was never loaded isn’t available', async () => {
  const { lose } = await afterReading()
  lose()
  await expect(read(listDoses, { query: { limit: 6 } })).rejects.toBeInstanceOf(TypeError)
})

test('the cache belongs to its user and is deleted on sign-out', async () => {
  const { lose } = await afterReading()
  lose()
  setCacheOwner('user_bob')
  await expect(doses()).rejects.toBeInstanceOf(TypeError)
  clearCacheOwner()
  await expect(doses()).rejects.toBeInstanceOf(TypeError)
})

test('an ended session deletes the cache', async () => {
  await afterReading()
  serve(() => HttpResponse.json({ code: 'NOT_SIGNED_IN' }, { status: 401 }))
  await expect(doses()).rejects.toMatchObject({ status: 401 })
  expect([cacheOwner(), await cachedResponse(ADA, ADDRESS, Date.now())]).toEqual([undefined, undefined])
})

test('keeps only the latest responses of one person, for at most a month', async () => {
  aDevice()
  const now = Date.now()
  const at = (address: string, daysAgo: number) =>
    [address, { answer: daysAgo, at: now - daysAgo * DAY_MS }] as const
  const many = Array.from({ length: 320 }, (_, n) => at(`/${n}`, n / 100))
  await saveResponses(ADA, [...many, at('/old', 31), at('/long', 0)])
  await saveResponses('user_bob', [at('/theirs', 0)])
  expect(await cachedResponse(ADA, '/old', now)).toBeUndefined()
  await pruneResponses(ADA, now)
  expect(await cachedResponse('user_bob', '/theirs', now)).toBeUndefined()
  expect((await cachedResponse(ADA, '/298', now))?.answer).toBe(2.98)
  expect(await cachedResponse(ADA, '/319', now)).toBeUndefined()
  await saveResponses(ADA, [['/large', { answer: 'x'.repeat(1_000_001), at: now }]])
  expect(await cachedResponse(ADA, '/large', now)).toBeUndefined()
})

test('a browser without storage reads while online', async () => {
  aDevice()
  vi.stubGlobal('indexedDB', undefined)
  setCacheOwner(ADA)
  serve(() => HttpResponse.json([]))
  expect(await doses()).toEqual([])
  await flushResponses(ADA)
})

beforeEach(clearCacheOwner)
afterEach(clearCacheOwner)
