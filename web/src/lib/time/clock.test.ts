import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '../../test/server.ts'
import { answerAt, serverClockAt } from '../../test/server-clock.ts'
import { aUser } from '../../test/users.ts'
import { api } from '../api/api.ts'
import { deviceNow, measureByAnswer, measureByPage, serverNow } from './clock.ts'
import { useClockError } from './use-clock-error.ts'
import { useNow } from './use-now.ts'
import { useToday } from './use-today.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

afterEach(() => {
  measureByAnswer(answerAt(deviceNow()), deviceNow())
  vi.useRealTimers()
})

const off = () => serverNow() - NOW

describe('now', () => {
  test.each([
    ['12 minutes fast', -12 * MINUTE],
    ['3 hours slow', 180 * MINUTE],
    ['a year slow', 365 * 24 * 60 * MINUTE],
  ])('is the server’s on a device that is %s, after any response', async (_, error) => {
    server.use(
      http.get(currentUser.path, () => {
        const { headers } = answerAt(NOW + error)
        return HttpResponse.json(aUser(), { headers })
      }),
    )
    await api(currentUser)
    expect(Math.abs(off() - error)).toBeLessThanOrEqual(500)
  })

  test('is accurate to half the uncertainty, and a correct clock stays unchanged', () => {
    const ms = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), ms, ms, (error, up, down) => {
        vi.setSystemTime(NOW)
        const sentAt = deviceNow()
        const answer = answerAt(NOW + up + error)
        vi.setSystemTime(NOW + up + down)
        measureByAnswer(answer, sentAt)
        const found = serverNow() - deviceNow()
        expect(Math.abs(found - error)).toBeLessThanOrEqual(up + down + 1000)
        if (error === 0) expect(found).toBe(0)
      }),
    )
  })

  test('stays stable while responses agree, and follows a corrected clock', () => {
    serverClockAt(NOW - 12 * MINUTE)
    const found = off()
    measureByAnswer(answerAt(NOW - 12 * MINUTE), NOW - 4000)
    expect(off()).toBe(found)
    measureByAnswer(answerAt(NOW), NOW)
    expect(off()).toBe(0)
  })

  test.each([
    ['that a cache kept', { age: '720' }],
    ['that may be kept', { 'cache-control': 'no-cache' }],
    ['without a date', { date: '' }],
  ])('ignores a response %s', (_, headers) => {
    measureByAnswer(answerAt(NOW - 12 * MINUTE, headers), NOW)
    expect(off()).toBe(0)
  })

  test('is stored for pages that open offline', async () => {
    serverClockAt(NOW - 12 * MINUTE)
    const address = './clock.ts?opened-later'
    const later: typeof import('./clock.ts') = await import(/* @vite-ignore */ address)
    expect(later.serverNow()).toBe(serverNow())
  })

  test('is the server’s from the first render of its page', () => {
    const began = performance.now()
    vi.stubGlobal('performance', {
      now: () => began,
      getEntriesByType: () => [{ requestStart: began - 300, responseEnd: began - 100 }],
    })
    measureByPage(NOW - 200)
    expect(off()).toBe(0)
    measureByPage(NOW - 12 * MINUTE - 200)
    expect(Math.abs(off() + 12 * MINUTE)).toBeLessThanOrEqual(100)
    vi.unstubAllGlobals()
  })
})

test('displayed times and dates update immediately, and a wrong device clock is detected', () => {
  vi.setSystemTime(Date.parse('2026-03-11T00:10:00Z'))
  const shown = renderHook(() => [useToday('UTC'), useNow(), useClockError()] as const)
  expect(shown.result.current[0]).toBe('2026-03-11')
  act(() => serverClockAt(Date.parse('2026-03-10T23:58:00Z')))
  const [today, now, error] = shown.result.current
  expect(today).toBe('2026-03-10')
  expect(Math.abs(now - Date.parse('2026-03-10T23:58:00Z'))).toBeLessThanOrEqual(15_000)
  expect(Math.round((error ?? 0) / MINUTE)).toBe(12)
})

describe('the device’s own clock', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && !/^test\b/.test(file) && file !== join('lib', 'time', 'clock.ts'),
  )

  test('is read by one module only', () => {
    expect(files.length).toBeGreaterThan(500)
    const reads = /\bDate\.now\b|new Date\(\)|\bTemporal\.Now\.(?!timeZoneId)/
    expect(files.filter((file) => reads.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})
