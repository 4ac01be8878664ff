import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2026-03-10T15:00:00Z')

test.each([
  ['2026-03-10T14:59:30Z', 'Just now'],
  ['2026-03-10T14:01:00Z', '59 min ago'],
  ['2026-03-10T14:00:00Z', 'Today, 10:00 AM'],
  // In New York the 10th started at 4:00 UTC.
  ['2026-03-10T03:59:00Z', 'Yesterday'],
  ['2026-03-09T03:59:00Z', 'Mar 8'],
  ['2025-12-31T12:00:00Z', 'Dec 31, 2025'],
])('%s was %s', (instant, words) => expect(ago(instant, now, 'America/New_York')).toBe(words))
