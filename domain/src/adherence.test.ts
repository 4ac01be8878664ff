import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adherenceRate, adherenceTrend, dosesDueWithin, type PlanPeriod, trendSpans } from './adherence.ts'
import { addDays } from './calendar.ts'

const TODAY = '2026-06-15'
const since = (startsOn: string, frequency = 'Daily', endsOn: string | null = null): PlanPeriod => ({
  startsOn,
  endsOn,
  frequency,
})
const rate = (dosesTaken: number, takenToday: number, ...periods: PlanPeriod[]) =>
  adherenceRate([{ periods, skippedOn: [], dosesTaken, takenToday }], TODAY)

describe('adherenceRate', () => {
  test('nothing due yet is not zero per cent', () => {
    expect(adherenceRate([], TODAY)).toBeNull()
    expect(rate(0, 0, since('2026-06-15'))).toBeNull()
    expect(rate(0, 0, since('2026-06-20'))).toBeNull()
    expect(rate(3, 1, since('2026-06-01', 'As needed'))).toBeNull()
    expect(rate(3, 1)).toBeNull()
  })

  test('ten days due, five taken', () => expect(rate(5, 0, since('2026-06-05'))).toBe(50))

  test('today counts once it is taken, and only then', () => {
    expect(rate(0, 0, since('2026-06-14'))).toBe(0)
    expect(rate(1, 1, since('2026-06-15'))).toBe(100)
    expect(rate(10, 0, since('2026-06-05'))).toBe(100)
    expect(rate(6, 1, since('2026-06-05'))).toBe(55)
  })

  test('a surplus today does not raise what was due today', () =>
    expect(rate(4, 4, since('2026-06-15'))).toBe(100))

  test('weekly: the first dose on the first day, the next a week later', () => {
    expect(rate(1, 0, since('2026-06-09', 'Weekly'))).toBe(100)
    expect(rate(1, 0, since('2026-06-08', 'Weekly'))).toBe(100)
    expect(rate(1, 0, since('2026-06-07', 'Weekly'))).toBe(50)
    expect(rate(2, 1, since('2026-06-07', 'Weekly'))).toBe(100)
  })

  test('a pause calls for nothing, a new frequency counts from its day', () => {
    expect(rate(4, 0, since('2026-06-01', 'Daily', '2026-06-04'))).toBe(100)
    expect(rate(5, 0, since('2026-06-01', 'Daily', '2026-06-04'), since('2026-06-14', 'Weekly'))).toBe(100)
  })

  test("one entry's surplus hides no other's gap", () => {
    const diligent = { periods: [since('2026-06-05')], skippedOn: [], dosesTaken: 20, takenToday: 0 }
    const neglected = { periods: [since('2026-06-05')], skippedOn: [], dosesTaken: 0, takenToday: 0 }
    expect(adherenceRate([diligent, neglected], TODAY)).toBe(50)
  })

  const entry = fc.record({
    periods: fc.array(
      fc.record({
        startsOn: fc.integer({ min: -400, max: 40 }).map((days) => addDays(TODAY, days)),
        endsOn: fc.constant(null),
        frequency: fc.constantFrom('Daily', 'Weekly', '2x per week', 'Every other day', 'As needed'),
      }),
      { maxLength: 3 },
    ),
    skippedOn: fc.array(
      fc.integer({ min: -400, max: 0 }).map((days) => addDays(TODAY, days)),
      { maxLength: 9 },
    ),
    dosesTaken: fc.nat(500),
    takenToday: fc.nat(3),
  })

  test('stays within 0 and 100, and one dose more never lowers it', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        const before = adherenceRate(entries, TODAY)
        if (before === null) return
        expect(before).toBeGreaterThanOrEqual(0)
        expect(before).toBeLessThanOrEqual(100)
        const after = adherenceRate(
          entries.map((each) => ({ ...each, dosesTaken: each.dosesTaken + 1 })),
          TODAY,
        )
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('a dose left out on purpose', () => {
  const daily = since('2026-06-05')
  const rateWith = (dosesTaken: number, skippedOn: string[], takenToday = 0, ...periods: PlanPeriod[]) =>
    adherenceRate(
      [{ periods: periods.length > 0 ? periods : [daily], skippedOn, dosesTaken, takenToday }],
      TODAY,
    )

  test('was not due', () => {
    expect(rateWith(9, ['2026-06-10'])).toBe(100)
    expect(rateWith(4, ['2026-06-10', '2026-06-12'])).toBe(50)
    expect(rateWith(8, ['2026-06-10'])).toBe(89)
  })

  test('counts each, also two of one day', () => {
    const twice = since('2026-06-05', 'Twice daily')
    expect(rateWith(18, ['2026-06-10', '2026-06-10'], 0, twice)).toBe(100)
    expect(rateWith(18, ['2026-06-10'], 0, twice)).toBe(95)
  })

  test('forgives no more than is missing', () => {
    expect(rateWith(10, ['2026-06-10'])).toBe(100)
    expect(rateWith(1, ['2026-06-05'], 0, since('2026-06-09', 'Weekly'))).toBe(100)
    expect(
      rateWith(
        0,
        [...Array(10).keys()].map((n) => addDays('2026-06-05', n)),
      ),
    ).toBeNull()
  })

  test('today’s forgives none of the days before', () => {
    expect(rateWith(9, [TODAY])).toBe(90)
    expect(rateWith(10, [TODAY], 1)).toBe(91)
  })

  test('one in a pause, or before the start, forgives nothing', () => {
    const stopped = since('2026-06-01', 'Daily', '2026-06-04')
    expect(rateWith(3, ['2026-06-08'], 0, stopped)).toBe(75)
    expect(rateWith(3, ['2026-05-31'], 0, stopped)).toBe(75)
    expect(rateWith(3, ['2026-06-04'], 0, stopped)).toBe(100)
  })

  test('counts in the span of the trend that it falls in', () => {
    const record = { periods: [since('2026-01-01')], takenRecently: 28, takenBefore: 29, takenToday: 0 }
    expect(adherenceTrend([{ ...record, skippedOn: [] }], TODAY)).toBe(0)
    expect(adherenceTrend([{ ...record, skippedOn: ['2026-06-01'] }], TODAY)).toBe(3)
    expect(adherenceTrend([{ ...record, skippedOn: ['2026-05-01'] }], TODAY)).toBe(-3)
  })
})

describe('adherenceTrend', () => {
  const trend = (takenRecently: number, takenBefore: number, ...periods: PlanPeriod[]) =>
    adherenceTrend([{ periods, skippedOn: [], takenRecently, takenBefore, takenToday: 0 }], TODAY)

  test('compares thirty days with the thirty before', () => {
    expect(trendSpans(TODAY)).toEqual({
      recent: { from: '2026-05-17', to: '2026-06-15' },
      before: { from: '2026-04-17', to: '2026-05-16' },
    })
    expect(trend(29, 15, since('2026-01-01'))).toBe(50)
    expect(trend(0, 30, since('2026-01-01'))).toBe(-100)
    expect(trend(29, 30, since('2026-01-01'))).toBe(0)
  })

  test('says nothing on too little', () => {
    expect(trend(29, 3, since('2026-05-14'))).toBeNull()
    expect(trend(29, 4, since('2026-05-13'))).not.toBeNull()
    expect(adherenceTrend([], TODAY)).toBeNull()
  })
})

test('what is due in two neighbouring spans adds up to what is due in both', () => {
  const day = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(
      day,
      day,
      day,
      fc.constantFrom('Daily', '3x per week', 'Weekly'),
      (start, one, two, frequency) => {
        const periods = [since(addDays('2026-01-01', start), frequency)]
        const [first, last] = [Math.min(one, two), Math.max(one, two)].map((days) =>
          addDays('2026-01-01', days),
        )
        const middle = addDays(first ?? '', 1)
        const whole = dosesDueWithin(periods, { from: first, to: last ?? '' })
        const parts =
          dosesDueWithin(periods, { from: first, to: first ?? '' }) +
          dosesDueWithin(periods, { from: middle, to: last ?? '' })
        expect(parts).toBe(whole)
      },
    ),
  )
})
