import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASK_AGAIN_AFTER_DAYS, type Friendship, requestOutcome } from './friends.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-06-15T12:00:00Z')

const between = (status: Friendship['status'], requesterId: string, decidedDaysAgo?: number): Friendship => ({
  status,
  requesterId,
  decidedAt: decidedDaysAgo === undefined ? null : NOW - decidedDaysAgo * DAY,
})

test.each([
  ['nothing', undefined, 'asked'],
  ['what has ended', between('ended', 'bo', 1), 'asked'],
  ['an own request', between('pending', 'ada'), 'waiting'],
  ['a request of the other one', between('pending', 'bo'), 'accepted'],
  ['a friendship', between('accepted', 'ada', 1), 'friends'],
  ['a no of six days ago', between('rejected', 'ada', 6.99), 'too early'],
  ['a no of seven days ago', between('rejected', 'ada', 7), 'asked'],
  ['a request taken back six days ago', between('withdrawn', 'ada', 6.99), 'too early'],
  ['a request taken back seven days ago', between('withdrawn', 'ada', 7), 'asked'],
  ['a request that the other one took back today', between('withdrawn', 'bo', 0), 'asked'],
  ['an own no of today', between('rejected', 'bo', 0), 'asked'],
] as const)('where there is %s, a request is %3$s', (_name, found, outcome) => {
  expect(requestOutcome(found, 'ada', NOW)).toBe(outcome)
})

test('a rejected request can be repeated after exactly the waiting time on any clock', () => {
  const waited = fc.integer({ min: 0, max: 30 * DAY })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: NOW }), waited, (decidedAt, passed) => {
      const result = requestOutcome(
        { status: 'rejected', requesterId: 'ada', decidedAt },
        'ada',
        decidedAt + passed,
      )
      expect(result).toBe(passed < ASK_AGAIN_AFTER_DAYS * DAY ? 'too early' : 'asked')
    }),
  )
})
