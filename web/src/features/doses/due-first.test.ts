import { expect, test } from 'vitest'
import { aDose, anEntryOf } from '../../test/regimen.ts'
import { dueFirst } from './due-first.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const zone = 'America/New_York'
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

const daily = anEntryOf(1, 'Daily one', { frequency: 'Daily' })
const weekly = anEntryOf(2, 'Weekly one', { frequency: 'Weekly' })
const asNeeded = anEntryOf(3, 'As needed one', { frequency: 'As needed' })

const pick = (entries: Parameters<typeof dueFirst>[0], doses: Parameters<typeof dueFirst>[1] = []) =>
  dueFirst(entries, doses, now, zone)[0]?.peptide?.name

test('begins with the peptide whose interval is over the most', () => {
  const weekAgo = aDose({ userPeptideId: 2, takenAt: hoursAgo(7 * 24) })
  expect(pick([daily, weekly], [aDose({ userPeptideId: 1, takenAt: hoursAgo(3) }), weekAgo])).toBe(
    'Weekly one',
  )
  expect(pick([daily, weekly], [aDose({ userPeptideId: 1, takenAt: hoursAgo(40) }), weekAgo])).toBe(
    'Daily one',
  )
})

test('a peptide never logged comes first, unless it has not begun or has no rhythm', () => {
  const justNow = aDose({ userPeptideId: 1, takenAt: hoursAgo(1) })
  expect(pick([daily, weekly], [justNow])).toBe('Weekly one')
  expect(pick([asNeeded, daily], [justNow])).toBe('Daily one')
  expect(pick([{ ...weekly, startDate: '2026-03-11' }, daily], [justNow])).toBe('Daily one')
})

test('begins with the newest of the plan where nothing tells them apart', () => {
  expect(pick([weekly, daily])).toBe('Weekly one')
  expect(pick([])).toBeUndefined()
})
