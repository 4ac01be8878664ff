import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instantIn, lacksTime, momentFields } from './moment.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T15:07:42Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the fields use the person’s time zone', () => {
  expect(momentFields(Date.parse('2026-03-10T03:30:00Z'), 'America/New_York')).toEqual({
    takenDate: '2026-03-09',
    takenTime: '23:30',
  })
  expect(momentFields(Date.parse('2026-03-10T03:30:00Z'), 'Asia/Kolkata')).toEqual({
    takenDate: '2026-03-10',
    takenTime: '09:00',
  })
})

test('the fields are read in that zone', () => {
  const fields = { takenDate: '2026-03-09', takenTime: '23:30' }
  expect(instantIn(fields, 'America/New_York')).toBe('2026-03-10T03:30:00.000Z')
})

test('no date means today, and no time means now', () => {
  const now = '2026-03-10T15:07:42.000Z'
  expect(instantIn({ takenDate: '', takenTime: '' }, 'Asia/Kolkata')).toBe(now)
  expect(instantIn({ takenDate: '2026-03-10', takenTime: '' }, 'Asia/Kolkata')).toBe(now)
  expect(instantIn({ takenDate: '', takenTime: '07:30' }, 'Asia/Kolkata')).toBe('2026-03-10T02:00:00.000Z')
})

test('another day requires its time', () => {
  const lacks = (takenDate: string, takenTime = '') => lacksTime({ takenDate, takenTime }, 'Asia/Kolkata')
  expect([lacks('2026-03-09'), lacks('2026-03-13'), lacks('2026-03-09', '07:30')]).toEqual([
    true,
    true,
    false,
  ])
  expect([lacks('2026-03-10'), lacks('')]).toEqual([false, false])
})
