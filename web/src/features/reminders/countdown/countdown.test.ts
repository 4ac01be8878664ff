import { expect, test } from 'vitest'
import { aReminder } from '../../../test/regimen.ts'
import { type Countdown, countdownAt, latestChange } from './countdown.ts'

const AT = Date.parse('2026-03-10T12:00:00Z')
const MINUTE = 60_000
const iso = (ms: number) => new Date(ms).toISOString()
const at = (ms: number, changes = {}) => aReminder({ nextAt: iso(ms), ...changes })

const stateOf = (shown: Countdown) => ('at' in shown ? [shown.state, shown.reminder.id] : shown.state)

test.each([
  ['a day before', -1440 * MINUTE, 'normal'],
  ['half an hour before', -30 * MINUTE, 'normal'],
  ['a millisecond later', -30 * MINUTE + 1, 'soon'],
  ['just before', -1, 'soon'],
  ['at its time', 0, 'due'],
  ['for an hour', 60 * MINUTE - 1, 'due'],
])('%s', (_when, offset, state) => {
  expect(countdownAt([at(AT)], AT + offset).state).toBe(state)
})

test('after the hour, a due dose is over and the next unknown', () => {
  expect(countdownAt([at(AT)], AT + 60 * MINUTE)).toEqual({ state: 'unknown' })
})

test('a due dose stays before the next, which follows', () => {
  const reminder = at(AT + 1440 * MINUTE, { dueSince: iso(AT) })
  expect(countdownAt([reminder], AT + 59 * MINUTE)).toMatchObject({ state: 'due', at: AT })
  expect(countdownAt([reminder], AT + 60 * MINUTE)).toMatchObject({ state: 'normal', at: AT + 1440 * MINUTE })
})

test('shows the nearest of all active reminders', () => {
  const reminders = [
    at(AT + 5 * MINUTE, { id: 1 }),
    at(AT + 2 * MINUTE, { id: 2 }),
    at(AT + MINUTE, { id: 3, isActive: false }),
    at(AT, { id: 4, nextAt: null }),
  ]
  expect(stateOf(countdownAt(reminders, AT))).toEqual(['soon', 2])
})

test.each([
  ['without reminders', []],
  ['with paused ones only', [at(AT, { isActive: false })]],
  ['with none that has a time to come', [aReminder({ nextAt: null })]],
])('%s there is none', (_name, reminders) => {
  expect(countdownAt(reminders, AT)).toEqual({ state: 'none' })
})

test('changes only at its turning points', () => {
  const reminders = [at(AT, { id: 1 }), at(AT + 7 * MINUTE, { id: 2 }), at(AT + 90 * MINUTE, { id: 3 })]
  let last: unknown
  let turnOfLast: number | undefined
  const offsets = Array.from({ length: 240 }, (_, minute) => (minute - 60) * MINUTE)
  for (const now of offsets.flatMap((offset) => [AT + offset - 1, AT + offset, AT + offset + 1])) {
    const turn = latestChange(reminders, now)
    const shown = stateOf(countdownAt(reminders, now))
    expect(stateOf(countdownAt(reminders, turn))).toEqual(shown)
    if (turn === turnOfLast) expect(shown).toEqual(last)
    last = shown
    turnOfLast = turn
  }
})
