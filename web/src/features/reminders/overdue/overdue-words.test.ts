import { overdueState } from '@pepwell/domain/today/overdue-state'
import { describe, expect, test } from 'vitest'
import { anOverdue } from '../../../test/regimen.ts'
import { overdueText } from './overdue-words.ts'

const timeZone = 'America/New_York'
const label = { name: 'The label', url: 'https://labels.test', checked: '2026-11-22' }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** Sunday, March 8, 8:30; weekly by default. */
const textOf = (changes: Parameters<typeof anOverdue>[0], at: string) => {
  const overdue = anOverdue(changes)
  const now = Date.parse(at)
  const state = overdueState(overdue, now)
  return state && plain(overdueText(overdue, { state, now, timeZone }))
}

describe('an overdue dose', () => {
  test('is due for its first hour, then overdue until the next one', () => {
    expect(textOf({}, '2026-03-08T13:29:59Z')).toBeUndefined()
    expect(textOf({}, '2026-03-08T13:30:00Z')).toBe('Overdue since Sun 8:30 AM.')
    expect(textOf({}, '2026-03-13T12:00:00Z')).toBe('Overdue since Sun 8:30 AM.')
    expect(textOf({}, '2026-03-15T12:29:59Z')).toBe('Overdue since Sun, Mar 8, 8:30 AM.')
    expect(textOf({}, '2026-03-15T12:30:00Z')).toBeUndefined()
  })

  test('without a next one stays until its window ends', () => {
    const last = { nextAt: null }
    expect(textOf(last, '2026-03-15T12:29:59Z')).toBe('Overdue since Sun, Mar 8, 8:30 AM.')
    expect(textOf(last, '2026-03-15T12:30:00Z')).toBeUndefined()
    expect(textOf({ ...last, until: null }, '2026-03-20T12:30:00Z')).toBe(
      'Overdue since Sun, Mar 8, 8:30 AM.',
    )
  })

  test('with a label shows its window, then that it was missed', () => {
    const labeled = { label, until: '2026-03-12T12:30:00.000Z' }
    expect(textOf(labeled, '2026-03-12T12:29:59Z')).toBe(
      'Overdue since Sun 8:30 AM. The label says to take it by Thu 8:30 AM or skip it.',
    )
    const missed = 'Missed on Sun 8:30 AM. The label says to skip it and take the next on Sun, Mar 15.'
    expect(textOf(labeled, '2026-03-12T12:30:00Z')).toBe(missed)
    expect(textOf({ ...labeled, isMissed: true }, '2026-03-13T12:30:00Z')).toBe(missed)
    expect(textOf({ ...labeled, nextAt: null }, '2026-03-13T12:30:00Z')).toBe(
      'Missed on Sun 8:30 AM. The label says to skip it.',
    )
    expect(textOf(labeled, '2026-03-15T12:30:00Z')).toBeUndefined()
  })
})
