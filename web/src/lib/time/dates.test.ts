import { expect, test } from 'vitest'
import {
  formatDay,
  formatInstant,
  formatInstantDay,
  formatShortDay,
  formatTime,
  formatWallTime,
} from './dates.ts'

// Intl puts a narrow space before AM.
const plain = (text: string) => text.replace(/\s/g, ' ')

test('an instant is shown where the person lives', () => {
  const late = '2026-03-03T03:30:00.000Z'
  expect(plain(formatInstant(late, 'America/New_York'))).toBe('Mon, Mar 2, 10:30 PM')
  expect(plain(formatInstant(late, 'Asia/Tokyo'))).toBe('Tue, Mar 3, 12:30 PM')
  expect(plain(formatTime(late, 'America/New_York'))).toBe('10:30 PM')
  expect(formatInstantDay(late, 'America/New_York')).toBe('Mar 2, 2026')
})

test('a calendar day is the same day everywhere', () => {
  expect(formatDay('2026-03-03')).toBe('Mar 3, 2026')
  expect(formatShortDay('2026-03-03')).toBe('Tue, Mar 3')
})

test('a wall time is the same everywhere', () => {
  expect(plain(formatWallTime('07:30'))).toBe('7:30 AM')
  expect(plain(formatWallTime('00:05'))).toBe('12:05 AM')
})
