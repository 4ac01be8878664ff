import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Label } from '../catalogue/medicines.ts'
import { hoursBetween, spacing, tooSoon, tooSoonWarning } from './dose-spacing.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 22, 12)

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const label: Label = { apart: { hours: 72, source } }

test.each([
  ['Twice daily', 12],
  ['Daily', 24],
  ['Weekly', 168],
  ['2x per week', 84],
  ['As needed', undefined],
  ['whenever', undefined],
])('%s: %s hours between doses', (frequency, hours) => {
  expect(hoursBetween(frequency)).toBe(hours)
})

describe('spacing', () => {
  test.each([
    [{ interval: 12 }, { hours: 6 }],
    [{ interval: 168 }, { hours: 84 }],
    [
      { label, interval: 24 },
      { hours: 72, label: label.apart },
    ],
    [
      { label, interval: 168 },
      { hours: 84, label: label.apart },
    ],
    [{ label }, { hours: 72, label: label.apart }],
    [{ label: {}, interval: 24 }, { hours: 12 }],
    [{ label: null }, undefined],
  ])('%o: %o', (given, wanted) => {
    expect(spacing(given)).toEqual(wanted)
  })
})

describe('too soon', () => {
  const at = (hours: number, dose = '0.5 mg') => ({ dose, takenAt: NOW + hours * HOUR })

  test('is any dose within the spacing on either side, and the nearest is named', () => {
    const wanted = { hours: 84 }
    expect(tooSoon([at(-84), at(84)], NOW, wanted)).toBeUndefined()
    expect(tooSoon([at(-83.9), at(-15)], NOW, wanted)).toMatchObject({ apart: 15 * HOUR, side: 'before' })
    expect(tooSoon([at(-15), at(3, '1 mg')], NOW, wanted)).toEqual({
      taken: at(3, '1 mg'),
      apart: 3 * HOUR,
      side: 'after',
    })
    expect(tooSoon([at(-1)], NOW, undefined)).toBeUndefined()
  })

  test('matches the definition for any doses', () => {
    const hours = integer({ min: -200, max: 200 })
    assert(
      property(array(hours, { maxLength: 6 }), constantFrom(6, 12, 84), (offsets, wanted) => {
        const nearest = Math.min(...offsets.map(Math.abs))
        const found = tooSoon(
          offsets.map((offset) => at(offset)),
          NOW,
          { hours: wanted },
        )
        expect(found?.apart).toBe(nearest < wanted ? nearest * HOUR : undefined)
      }),
    )
  })
})

describe('in words', () => {
  const warningOf = (
    hours: number,
    { since = 0, wanted = { hours: 84 } }: { since?: number; wanted?: object } = {},
  ) => {
    const takenAt = NOW - since * HOUR
    const required = wanted as { hours: number }
    const close = tooSoon([{ dose: '0.5 mg', takenAt: takenAt + hours * HOUR }], takenAt, required)
    if (!close) throw new Error('not too soon')
    return tooSoonWarning(close, required, { plan: { dose: '0.5 mg', frequency: 'Weekly' }, now: NOW })
  }

  test.each([
    [-15, 0, 'You logged 0.5 mg 15 h ago.'],
    [-15.99, 0, 'You logged 0.5 mg 15 h ago.'],
    [-0.5, 0, 'You logged 0.5 mg 30 min ago.'],
    [-0.01, 0, 'You logged 0.5 mg a moment before this one.'],
    [-47, 0, 'You logged 0.5 mg 47 h ago.'],
    [-80, 0, 'You logged 0.5 mg 3 days ago.'],
    [-15, 10, 'You logged 0.5 mg 15 h before this one.'],
    [3, 10, 'You logged 0.5 mg 3 h after this one.'],
    [0, 10, 'You logged 0.5 mg for the same time.'],
  ])('another %d h from one that was %d h ago', (hours, since, message) => {
    expect(warningOf(hours, { since })).toEqual({
      code: 'TOO_SOON',
      message: `${message} Your plan says 0.5 mg, Weekly.`,
    })
  })

  test('names the source of a label with a longer interval', () => {
    expect(warningOf(-15, { wanted: { hours: 72, label: { hours: 72, source } } }).message).toBe(
      'You logged 0.5 mg 15 h ago. The label says at least 72 h between two doses (Example label, checked Nov 22, 2026).',
    )
  })

  test("a plan stricter than its label replaces the label's warning only while the label is met", () => {
    const wanted = { hours: 84, label: { hours: 72, source } }
    expect(warningOf(-15, { wanted }).message).toContain('The label says at least 72 h')
    expect(warningOf(-73, { wanted }).message).toBe(
      'You logged 0.5 mg 3 days ago. Your plan says 0.5 mg, Weekly.',
    )
  })
})

test.each([
  ['10 days on 20 off', 24],
  ['1 on 2 off', 72],
  ['weekends', 24],
  ['Mon/Wed/Fri', 48],
  ['every other Monday', 336],
  ['Twice daily', 12],
  ['2x per week', 84],
])('%s has two doses as close as %i hours', (frequency, hours) => {
  expect(hoursBetween(frequency)).toBe(hours)
})
