import { expect, test } from 'vitest'
import { weekDue } from './weekly-report.ts'

test.each([
  // A Monday in New York, an hour after the clocks went back.
  ['2026-11-02T11:59:00Z', 'America/New_York', '2026-10-26'],
  ['2026-11-02T12:00:00Z', 'America/New_York', '2026-11-02'],
  ['2026-11-08T23:00:00Z', 'America/New_York', '2026-11-02'],
  ['2026-11-01T22:00:00Z', 'Asia/Tokyo', '2026-11-02'],
  ['2026-11-01T21:59:00Z', 'Asia/Tokyo', '2026-10-26'],
])('at %s in %s the report of %s is due', (at, zone, monday) =>
  expect(weekDue(Date.parse(at), zone)).toBe(monday),
)
