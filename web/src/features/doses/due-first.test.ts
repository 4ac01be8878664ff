import { expect, test } from 'vitest'
import { aDose, anEntryOf, aReminder } from '../../test/regimen.ts'
import { dueFirst } from './due-first.ts'

const now = Date.parse('2026-03-10T12:12:00Z')
const DUE = '2026-03-10T12:00:00.000Z'

const due = anEntryOf(1, 'Due one')
const weekly = anEntryOf(2, 'Weekly one', { frequency: 'Weekly' })
const reminders = [
  aReminder({ id: 31, userPeptideId: 1, dueSince: DUE, nextAt: '2026-03-11T12:00:00.000Z' }),
  aReminder({ id: 32, userPeptideId: 2, nextAt: '2026-03-11T03:50:00.000Z' }),
]

const first = (doses: Parameters<typeof dueFirst>[1]['doses'], cached = reminders) =>
  dueFirst([weekly, due], { doses, reminders: cached }, now, 'America/New_York')[0]?.peptide?.name

test('starts with a due reminder, even if another entry was never logged', () => {
  expect(first([])).toBe('Due one')
})

test('without reminders, sorts by the latest dose of each', () => {
  const doses = [aDose({ userPeptideId: 1, takenAt: '2026-03-10T09:00:00Z' })]
  expect(first(doses, [])).toBe('Weekly one')
})

test('a queued dose is no longer due', () => {
  const waiting = { place: 1, body: {} }
  const dose = Object.assign(aDose({ userPeptideId: 1, takenAt: '2026-03-10T12:10:00Z' }), { waiting })
  expect(first([dose])).toBe('Weekly one')
})

test('nor is an earlier occurrence that a queued dose names', () => {
  const since = '2026-03-09T12:00:00.000Z'
  const overdue = {
    dose: '250 mcg',
    occursOn: '2026-03-09',
    since,
    until: null,
    nextAt: null,
    isMissed: false,
    label: null,
  }
  const cached = [aReminder({ id: 31, userPeptideId: 1, overdue, nextAt: null }), ...reminders.slice(1)]
  expect(first([], cached)).toBe('Due one')
  const waiting = { place: 1, body: { settles: { reminderId: 31, occursOn: '2026-03-09' } } }
  const dose = Object.assign(aDose({ userPeptideId: 1, takenAt: '2026-03-10T12:10:00Z' }), { waiting })
  expect(first([dose], cached)).toBe('Weekly one')
})
