import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCheckTime, nextCheck } from './daily-checks.ts'

describe('the daily check', () => {
  const at = (text: string) => Date.parse(text)

  test('is between nine and nine on the person’s own clock', () => {
    const inside = ['13:59', '14:00', '01:59', '02:00'].map((time) => `2026-11-02T${time}:00Z`)
    expect(inside.map((text) => isCheckTime(at(text), 'America/New_York'))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('comes at nine, also on days that daylight saving makes shorter or longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8760 }), (hours) => {
        const from = at('2026-01-01T00:00:00Z') + hours * 3_600_000
        const next = nextCheck(from, 'America/New_York')
        expect(next).toBeGreaterThan(from)
        expect(next - from).toBeLessThanOrEqual(25 * 3_600_000)
        const { hour, minute } =
          Temporal.Instant.fromEpochMilliseconds(next).toZonedDateTimeISO('America/New_York')
        expect([hour, minute]).toEqual([9, 0])
      }),
    )
  })
})
