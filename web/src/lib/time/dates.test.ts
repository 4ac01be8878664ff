import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  formatDay,
  formatInstant,
  formatInstantDay,
  formatInstantInFull,
  formatLongDay,
  formatMonthDay,
  formatPeriod,
  formatShortDay,
  formatTime,
  formatWallTime,
  formatWeekday,
  formatWeekdayTime,
} from './dates.ts'

test('an instant is shown where the person lives', () => {
  const late = '2026-03-03T03:30:00.000Z'
  expect(formatInstant(late, 'America/New_York')).toBe('Mon, Mar 2, 10:30 PM')
  expect(formatInstant(late, 'Asia/Tokyo')).toBe('Tue, Mar 3, 12:30 PM')
  expect(formatTime(late, 'America/New_York')).toBe('10:30 PM')
  expect(formatInstantDay(late, 'America/New_York')).toBe('Mar 2, 2026')
})

test('a calendar day is the same day everywhere', () => {
  expect(formatDay('2026-03-03')).toBe('Mar 3, 2026')
  expect(formatShortDay('2026-03-03')).toBe('Tue, Mar 3')
})

test('a wall time is the same everywhere', () => {
  expect(formatWallTime('07:30')).toBe('7:30 AM')
  expect(formatWallTime('00:05')).toBe('12:05 AM')
})

test('an instant has a form with its year, in full and for recent days', () => {
  const [at, zone] = ['2026-03-03T17:05:00.000Z', 'America/New_York']
  expect(formatInstantInFull(at, zone)).toBe('Mar 3, 2026, 12:05 PM')
  expect(formatLongDay(at, zone)).toBe('March 3, 2026')
  expect(formatWeekdayTime(at, zone)).toBe('Tue 12:05 PM')
  expect(formatWeekday(at, zone)).toBe('Tue')
  expect(formatMonthDay('2026-03-03')).toBe('Mar 3')
})

test.each([
  ['2026-03-03T12:30:00Z', '2026-03-03T14:00:00Z', 'Mar 3, 2026, 7:30 – 9:00 AM'],
  ['2026-03-03T12:30:00Z', '2026-03-03T18:00:00Z', 'Mar 3, 2026, 7:30 AM – 1:00 PM'],
  ['2026-03-03T12:30:00Z', '2026-03-03T12:30:20Z', 'Mar 3, 2026, 7:30 AM'],
  ['2026-03-03T12:30:00Z', '2026-03-04T14:00:00Z', 'Mar 3, 2026, 7:30 AM – Mar 4, 2026, 9:00 AM'],
])('a period from %s to %s shows each part once', (from, to, text) => {
  expect(formatPeriod(from, to, 'America/New_York')).toBe(text)
})

test('only what few pages need creates an Intl formatter, which blocks a phone longer than a page', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const creates = /\bIntl\.(DateTime|Number|List)Format\b|\bIntl\.Collator\(|\.toLocale(Date|Time)?String\(/
  expect(files.filter((file) => creates.test(readFileSync(join(root, file), 'utf8'))).toSorted()).toEqual([
    'app/shell/as-of-text.ts',
    'features/vials/vial-words.ts',
    'ui/table/table-rows.ts',
  ])
})
