import { expect, test } from 'vitest'
import { snoozeChoices } from './snooze.ts'

const evening = (now: string, timeZone = 'America/New_York') =>
  snoozeChoices(Date.parse(now), timeZone).find(({ label }) => label === 'This evening')?.minutes

test("'this evening' is seven by the person’s clock, also on days of 23 and 25 hours, and offered while it is well ahead", () => {
  expect(evening('2026-03-10T12:00:00Z')).toBe(11 * 60)
  expect(evening('2026-03-08T05:30:00Z')).toBe(17 * 60 + 30)
  expect(evening('2026-11-01T04:30:00Z')).toBe(19 * 60 + 30)
  expect(evening('2026-03-10T12:00:00Z', 'Asia/Tokyo')).toBeUndefined()
  expect(evening('2026-03-10T21:30:00Z')).toBe(90)
  expect(evening('2026-03-10T21:30:01Z')).toBeUndefined()
  expect(snoozeChoices(Date.parse('2026-03-10T23:30:00Z'), 'UTC').map(({ minutes }) => minutes)).toEqual([
    15, 60,
  ])
})
