import { describe, expect, test } from 'vitest'
import { addDays } from '../time/calendar.ts'
import { days, entry, type History, since } from './adherence.samples.ts'
import { adherence, adherenceFrom } from './adherence.ts'
import type { PlanPeriod } from './entry.ts'

/** A Monday. */
const TODAY = '2026-06-15'

const rate = (periods: PlanPeriod[], taken: string[], history: History = {}) =>
  adherence([entry(periods, taken, history)], history.today ?? TODAY).rate

describe('the adherence rate', () => {
  test('is null rather than zero while nothing was due', () => {
    expect(adherence([], TODAY).rate).toBeNull()
    expect(rate([since(TODAY)], [])).toBeNull()
    expect(rate([since('2026-06-20')], [])).toBeNull()
    expect(rate([since('2026-06-01', 'As needed')], days('2026-06-01', 3))).toBeNull()
    expect(rate([], days('2026-06-13', 3))).toBeNull()
    expect(rate([since('2026-06-09', 'Weekly')], [])).toBeNull()
  })

  test('is 50 when five of ten due days were taken', () =>
    expect(rate([since('2026-06-05')], days('2026-06-05', 5, 2))).toBe(50))

  test('counts today only once its dose is taken', () => {
    expect(rate([since('2026-06-14')], [])).toBe(0)
    expect(rate([since(TODAY)], [TODAY])).toBe(100)
    expect(rate([since('2026-06-05')], days('2026-06-05', 10))).toBe(100)
    expect(rate([since('2026-06-05')], [...days('2026-06-05', 5, 2), TODAY])).toBe(55)
  })

  test('a surplus dose counts for no other day, except for the evening before when taken after midnight', () => {
    expect(rate([since(TODAY)], [TODAY, TODAY, TODAY])).toBe(100)
    expect(rate([since('2026-06-11')], ['2026-06-11', '2026-06-11', '2026-06-11', '2026-06-12'])).toBe(50)
    expect(rate([since('2026-06-13')], ['2026-06-14', '2026-06-14'])).toBe(100)
    expect(rate([since('2026-06-14', 'Twice daily')], ['2026-06-14', TODAY, TODAY, TODAY])).toBe(100)
  })

  test("one entry's surplus doesn't offset another's gap", () => {
    const diligent = entry([since('2026-06-05')], [...days('2026-06-05', 10), ...days('2026-06-05', 10)])
    const neglected = entry([since('2026-06-05')], [])
    expect(adherence([diligent, neglected], TODAY).rate).toBe(50)
  })

  test('looks back 52 weeks', () => {
    expect(adherenceFrom(TODAY)).toBe('2025-06-17')
    expect(rate([since('2024-01-01')], days('2025-06-17', 364))).toBe(100)
  })
})

describe('one dose every several days', () => {
  const weekly = [since('2026-04-01', 'Weekly')]

  test('added on a Wednesday and taken every Sunday: nothing was missed', () => {
    for (const today of days('2026-04-01', 76)) {
      const taken = days('2026-04-05', 11, 7).filter((day) => day <= today)
      expect(rate(weekly, taken, { today }), today).toBe(taken.length === 0 ? null : 100)
    }
  })

  test('a dose is missed when its interval ends, not before', () => {
    const taken = ['2026-04-05']
    expect(rate(weekly, [], { today: '2026-04-07' })).toBeNull()
    expect(rate(weekly, [], { today: '2026-04-08' })).toBe(0)
    expect(rate(weekly, taken, { today: '2026-04-18' })).toBe(100)
    expect(rate(weekly, taken, { today: '2026-04-19' })).toBe(50)
    expect(rate(weekly, taken, { today: '2026-04-26' })).toBe(33)
  })

  test('a late dose shifts those after it, and a missed one counts once', () => {
    expect(rate(weekly, days('2026-04-01', 9, 8), { today: '2026-06-08' })).toBe(100)
    expect(rate(weekly, ['2026-04-01', '2026-04-17', '2026-04-24'], { today: '2026-04-25' })).toBe(75)
  })

  test('a repeat within half an interval was not due', () => {
    const missedOne = ['2026-04-01', '2026-04-15']
    expect(rate(weekly, missedOne, { today: '2026-04-16' })).toBe(67)
    expect(rate(weekly, [...missedOne, '2026-04-16', '2026-04-17'], { today: '2026-04-18' })).toBe(67)
  })

  test('pauses cost nothing, wherever they fall', () => {
    const paused = [
      since('2026-04-01', 'Weekly', '2026-04-11'),
      since('2026-04-13', 'Weekly', '2026-04-18'),
      since('2026-04-20', 'Weekly'),
    ]
    // Sundays; two of them fall in a pause.
    const taken = ['2026-04-05', '2026-04-26', '2026-05-03']
    expect(rate(paused, taken, { today: '2026-05-09' })).toBe(100)
    expect(rate(paused, ['2026-04-05'], { today: '2026-04-26' })).toBe(100)
    expect(rate(paused, ['2026-04-05'], { today: '2026-04-27' })).toBe(50)
  })

  test('continues from the last dose when the frequency changes', () => {
    const slower = [since('2026-06-01', 'Daily', '2026-06-04'), since('2026-06-05', 'Weekly')]
    expect(rate(slower, [...days('2026-06-01', 4), '2026-06-11'])).toBe(100)
    const faster = [since('2026-05-04', 'Every 2 weeks', '2026-06-04'), since('2026-06-05', 'Weekly')]
    expect(rate(faster, ['2026-05-04', '2026-05-18', '2026-06-01', '2026-06-08'])).toBe(100)
  })
})

describe('one dose every several months', () => {
  test('follows the calendar: skipping February misses one of four, although fewer than sixty days passed', () => {
    const monthly = [since('2026-01-01', 'Monthly')]
    const taken = ['2026-01-01', '2026-03-01', '2026-04-01']
    expect(rate(monthly, taken, { today: '2026-04-01' })).toBe(75)
    const lastDays = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']
    expect(rate([since('2026-01-31', 'Monthly')], lastDays, { today: '2026-05-30' })).toBe(100)
  })

  test('twice a month means two doses a month of any length', () => {
    const twice = [since('2026-01-01', 'twice a month')]
    const taken = ['2026-01-01', '2026-01-15', '2026-02-01', '2026-02-15', '2026-03-01']
    expect(rate(twice, taken, { today: '2026-03-31' })).toBe(100)
    // The month from the second to the first didn't have two either.
    expect(rate(twice, taken, { today: '2026-04-15' })).toBe(83)
  })
})

describe('days on and days off', () => {
  const cycle = [since('2026-05-04', '5 on 2 off')]
  const weeks = days('2026-05-04', 5, 7)
  const onDays = weeks.flatMap((first) => days(first, 5))

  test('taking every active day misses nothing, and a skipped day is missed the day after', () => {
    expect(rate(cycle, onDays, { today: '2026-06-08' })).toBe(100)
    expect(rate(cycle, onDays.slice(0, 8), { today: '2026-05-14' })).toBe(100)
    expect(rate(cycle, onDays.slice(0, 8), { today: '2026-05-15' })).toBe(89)
    expect(rate(cycle, onDays.toSpliced(7, 1), { today: '2026-06-08' })).toBe(96)
  })

  test('an extra day off is one miss, and the cycle continues from there', () => {
    const late = onDays.map((day) => (day < '2026-05-18' ? day : addDays(day, 1)))
    expect(rate(cycle, late, { today: '2026-06-09' })).toBe(96)
  })

  test('a dose on a day off was not due', () => {
    expect(rate(cycle, [...onDays, '2026-05-09', '2026-05-10'], { today: '2026-06-08' })).toBe(100)
  })
})

describe('several doses a week', () => {
  const thrice = [since('2026-05-06', '3x per week')]

  test('are counted in weeks that start on the person’s own day', () => {
    const mondays = days('2026-05-11', 5, 7)
    const taken = mondays.flatMap((monday) => [monday, addDays(monday, 2), addDays(monday, 4)])
    expect(rate(thrice, taken)).toBe(100)
    expect(rate(thrice, taken.toSpliced(4, 1))).toBe(93)
    expect(rate(thrice, mondays)).toBe(38)
  })

  test('an unfinished week misses none', () => {
    expect(rate(thrice, [], { today: '2026-05-12' })).toBeNull()
    expect(rate(thrice, ['2026-05-06'], { today: '2026-05-12' })).toBe(100)
    expect(rate(thrice, [], { today: '2026-05-18' })).toBeNull()
    expect(rate(thrice, [], { today: '2026-05-19' })).toBe(0)
  })
})

describe('a skipped dose', () => {
  const daily = [since('2026-06-05')]
  const ten = days('2026-06-05', 10)
  const without = (...left: string[]) => ten.filter((day) => !left.includes(day))

  test('was not due', () => {
    expect(rate(daily, without('2026-06-10'), { skipped: ['2026-06-10'] })).toBe(100)
    expect(rate(daily, days('2026-06-05', 4), { skipped: ['2026-06-10', '2026-06-12'] })).toBe(50)
    const weekly = [since('2026-05-10', 'Weekly')]
    const history = { skipped: ['2026-05-24'] }
    expect(rate(weekly, ['2026-05-10', '2026-05-17', '2026-05-31', '2026-06-07'], history)).toBe(100)
    expect(
      rate([since('2026-06-01', '3x per week')], days('2026-06-01', 4, 3), { skipped: ['2026-06-12'] }),
    ).toBe(100)
  })

  test('counts each, also two of one day', () => {
    const twice = [since('2026-06-05', 'Twice daily')]
    const taken = [...without('2026-06-10'), ...without('2026-06-10')]
    expect(rate(twice, taken, { skipped: ['2026-06-10', '2026-06-10'] })).toBe(100)
    expect(rate(twice, taken, { skipped: ['2026-06-10'] })).toBe(95)
  })

  test('excuses no other dose, and no more than are missing', () => {
    expect(rate(daily, ten, { skipped: ['2026-06-10'] })).toBe(100)
    expect(rate(daily, without('2026-06-11'), { skipped: ['2026-06-10'] })).toBe(90)
    expect(rate(daily, [], { skipped: ten })).toBeNull()
  })

  test('skipping today’s dose excuses none of the days before', () => {
    expect(rate(daily, ten.slice(1), { skipped: [TODAY] })).toBe(90)
    expect(rate(daily, [...ten.slice(1), TODAY], { skipped: [TODAY] })).toBe(91)
  })

  test('skipping one in a pause or before the start excuses nothing', () => {
    const stopped = [since('2026-06-01', 'Daily', '2026-06-04')]
    const three = days('2026-06-01', 3)
    expect(rate(stopped, three, { skipped: ['2026-06-08'] })).toBe(75)
    expect(rate(stopped, three, { skipped: ['2026-05-31'] })).toBe(75)
    expect(rate(stopped, three, { skipped: ['2026-06-04'] })).toBe(100)
  })
})
