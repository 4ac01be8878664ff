import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activityLevelOf,
  activityLevels,
  changeOf,
  type EquallyActive,
  engagementScoreOf,
  engagementTable,
} from './reports.ts'

describe('a figure compared with the previous period', () => {
  test.each([
    [112, 100, 'up', 12],
    [96, 100, 'down', -4],
    [100, 100, 'flat', 0],
    [1, 3, 'down', -66.7],
    [5, 0, 'up', null],
    [0, 0, 'flat', null],
    [0, 5, 'down', -100],
  ])('%d after %d goes %s by %d percent', (now, before, direction, percentage) => {
    expect(changeOf(now, before)).toEqual({ direction, percentage })
  })
})

test.each([
  [7, 'High'],
  [4, 'High'],
  [3.9, 'Medium'],
  [2, 'Medium'],
  [1, 'Low'],
  [0.25, 'Low'],
  [0, 'None'],
])('%d active days a week are level %s', (days, level) => expect(activityLevelOf(days)).toBe(level))

const weeklyShot: EquallyActive = {
  weeks: 4,
  activeWeeks: 4,
  activeDays: 4,
  people: 1,
  sessions: 4,
  doses: 4,
}

test('logging a weekly shot every week is full consistency', () => {
  expect(engagementScoreOf(4, 4)).toBe(100)
  expect(engagementTable([weeklyShot])[2]).toEqual({
    activityLevel: 'Low',
    userCount: 1,
    avgSessionsPerWeek: 1,
    avgDosesPerWeek: 1,
    engagementScore: 100,
  })
})

test("weeks before sign-up don't count", () => {
  const newcomers = { weeks: 1, activeWeeks: 1, activeDays: 5, people: 2, sessions: 4, doses: 10 }
  expect(engagementTable([newcomers])[0]).toMatchObject({
    userCount: 2,
    avgSessionsPerWeek: 2,
    avgDosesPerWeek: 5,
    engagementScore: 100,
  })
})

const person = fc
  .record({
    weeks: fc.integer({ min: 1, max: 4 }),
    share: fc.nat(28),
    sessions: fc.nat(50),
    doses: fc.nat(80),
  })
  .map(({ weeks, share, sessions, doses }): EquallyActive => {
    const activeDays = Math.min(share, weeks * 7)
    const activeWeeks = Math.min(weeks, activeDays)
    return { weeks, activeWeeks, activeDays, people: 1, sessions, doses }
  })

/**
 * Six people with 12.25 sessions a week on average, which floating-point sums get wrong in the last digit.
 */
const twelveAndAQuarter = [
  [1, 41],
  [1, 4],
  [3, 20],
  [4, 46],
  [1, 8],
  [3, 7],
].map(([weeks = 1, sessions = 0]) => ({
  weeks,
  activeWeeks: weeks,
  activeDays: 4 * weeks,
  people: 1,
  sessions,
  doses: 0,
}))

test('everyone has exactly one level, and a group counts like its members one by one', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 30 }), (people) => {
      const table = engagementTable(people)
      expect(table.map(({ activityLevel }) => activityLevel)).toEqual([...activityLevels])
      expect(table.reduce((sum, { userCount }) => sum + userCount, 0)).toBe(people.length)
      for (const { userCount, avgSessionsPerWeek, avgDosesPerWeek, engagementScore } of table) {
        if (userCount === 0) {
          expect([avgSessionsPerWeek, avgDosesPerWeek, engagementScore]).toEqual([null, null, null])
        } else {
          expect(engagementScore).toBeGreaterThanOrEqual(0)
          expect(engagementScore).toBeLessThanOrEqual(100)
        }
      }
      const twice = people.map((one) => ({
        ...one,
        people: 2,
        sessions: 2 * one.sessions,
        doses: 2 * one.doses,
      }))
      expect(engagementTable(twice)).toEqual(engagementTable([...people, ...people]))
    }),
    { examples: [[twelveAndAQuarter]] },
  )
})
