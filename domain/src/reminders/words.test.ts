import { describe, expect, test } from 'vitest'
import { clockTime, expiredWords, refreshedText, reminderWords } from './words.ts'

const occurrence = { day: '2026-06-15', at: Date.parse('2026-06-15T12:00:00Z') }
const textAt = (now: string, timeZone = 'America/New_York') =>
  reminderWords({ dose: '250 mcg', occurrence, now: Date.parse(now), timeZone })

test.each([
  ['2026-06-15T04:00:00Z', '12:00 AM'],
  ['2026-06-15T04:05:00Z', '12:05 AM'],
  ['2026-06-15T12:00:00Z', '8:00 AM'],
  ['2026-06-15T16:00:00Z', '12:00 PM'],
  ['2026-06-16T03:59:00Z', '11:59 PM'],
])('%s is %s in New York', (instant, words) =>
  expect(clockTime(Date.parse(instant), 'America/New_York')).toBe(words),
)

describe("a reminder's text", () => {
  test.each([
    ['2026-06-15T11:30:00Z', 'Take 250 mcg at 8:00 AM, in 30 minutes'],
    ['2026-06-15T11:30:00.900Z', 'Take 250 mcg at 8:00 AM, in 30 minutes'],
    ['2026-06-15T11:59:00Z', 'Take 250 mcg at 8:00 AM, in 1 minute'],
    ['2026-06-15T11:00:00Z', 'Take 250 mcg at 8:00 AM, in 1 hour'],
    ['2026-06-15T10:00:00Z', 'Take 250 mcg at 8:00 AM, in 2 hours'],
    ['2026-06-15T10:10:00Z', 'Take 250 mcg at 8:00 AM, in 1 hour 50 minutes'],
    ['2026-06-14T12:00:00Z', 'Take 250 mcg tomorrow at 8:00 AM'],
    ['2026-06-14T11:00:00Z', 'Take 250 mcg tomorrow at 8:00 AM'],
    ['2026-06-15T03:50:00Z', 'Take 250 mcg at 8:00 AM, in 8 hours 10 minutes'],
    ['2026-06-15T12:00:00Z', 'Take 250 mcg now, at 8:00 AM'],
    ['2026-06-15T12:00:01Z', 'Take 250 mcg now, at 8:00 AM'],
    ['2026-06-15T14:00:00Z', 'Take 250 mcg. It was due at 8:00 AM'],
    ['2026-06-16T11:00:00Z', 'Take 250 mcg. It was due on June 15 at 8:00 AM'],
  ])('at %s: %s', (now, words) => expect(textAt(now)).toBe(words))

  test("uses the clock of the person's zone", () => {
    expect(textAt('2026-06-15T11:30:00Z', 'Pacific/Auckland')).toBe('Take 250 mcg at 12:00 AM, in 30 minutes')
    expect(() => textAt('2026-06-15T11:30:00Z', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe("a reminder's text at a later moment", () => {
  const moments = [
    '2026-06-14T12:00:00Z',
    '2026-06-15T11:30:00Z',
    '2026-06-15T12:00:00Z',
    '2026-06-15T14:00:00Z',
    '2026-06-17T11:00:00Z',
  ]
  const anew = (words: string, now: string) =>
    refreshedText(words, { occurrence, now: Date.parse(now), timeZone: 'America/New_York' })

  test.each(moments)('is up to date when it first said %s', (first) => {
    for (const now of moments) expect(anew(textAt(first), now)).toBe(textAt(now))
  })

  test("stays the same when it isn't ours", () => {
    const words = '250 mcg was due on June 15 at 8:00 AM. We couldn’t send the reminder in time'
    expect(anew(words, '2026-06-17T11:00:00Z')).toBe(words)
  })

  test('is up to date when an earlier release wrote it', () => {
    expect(anew('Take 250 mcg, it was due at 8:00 AM', '2026-06-16T11:00:00Z')).toBe(
      'Take 250 mcg. It was due on June 15 at 8:00 AM',
    )
  })

  test('keeps a dose in words', () => {
    expect(anew('Take 2 pens, one at noon at 8:00 AM, in 5 minutes', '2026-06-15T14:00:00Z')).toBe(
      'Take 2 pens, one at noon. It was due at 8:00 AM',
    )
  })
})

test("reminders that couldn't be sent are one sentence, however many", () => {
  const next = { day: '2026-06-16', at: occurrence.at + 24 * 3_600_000 }
  const about = { dose: '250 mcg', timeZone: 'America/New_York' }
  expect(expiredWords(about, [occurrence], false)).toBe(
    '250 mcg was due on June 15 at 8:00 AM. We couldn’t send the reminder in time',
  )
  expect(expiredWords(about, [occurrence, next], false)).toBe(
    'We couldn’t send 2 reminders from June 15 to June 16 in time',
  )
  expect(expiredWords(about, [occurrence, next], true)).toBe(
    'We couldn’t send more than 2 reminders since June 15 in time',
  )
})
