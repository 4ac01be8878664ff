import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/calendar.ts'
import { inStones, ofStones } from './stones.ts'
import {
  changeBetween,
  inUnit,
  isInSteps,
  MAX_POUNDS,
  toPounds,
  trendChange,
  trendSpans,
  weightProgress,
  weightText,
  weightTrend,
} from './weight.ts'
import { ofKilograms, toKilograms } from './weight-units.ts'

/** What a scale shows: tenths. */
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10)

describe('units', () => {
  test.each([
    [100, 'kg', 220.462],
    [77.1, 'kg', 169.976],
    [170.2, 'lbs', 170.2],
    [0.1, 'kg', 0.22],
  ] as const)('%d %s is %d lb', (weight, unit, pounds) => expect(toPounds(weight, unit)).toBe(pounds))

  test.each([
    [220.462, 'kg', 100],
    [170.24, 'lbs', 170.2],
    [170, 'kg', 77.1],
  ] as const)('%d lb is %d %s on a scale', (pounds, unit, shown) => expect(inUnit(pounds, unit)).toBe(shown))

  test.each([
    [178, 'st', '12 st 10 lb'],
    [178.4, 'st', '12 st 10.4 lb'],
    [181.97, 'st', '13 st 0 lb'],
    [13.9, 'st', '13.9 lb'],
    [0, 'st', '0 lb'],
    [80.75, 'kg', '80.8 kg'],
  ] as const)('%d, read in %s, is %s', (weight, unit, text) => expect(weightText(weight, unit)).toBe(text))

  test('12 st 10 lb is 178 lb and 80.7 kg', () => {
    expect(ofStones({ stones: 12, pounds: 10 })).toBe(178)
    expect(inUnit(178, 'kg')).toBe(80.7)
    expect(weightText(80.75, 'kg', 2)).toBe('80.75 kg')
  })

  test('stones and pounds round-trip, and are undefined beyond whole stones and 14 lb', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 139 }), (stones, tenths) => {
        const typed = { stones, pounds: tenths / 10 }
        expect(inStones(ofStones(typed))).toEqual(typed)
        expect(inUnit(ofStones(typed), 'st')).toBe(ofStones(typed))
      }),
    )
    for (const [stones, pounds] of [
      [12.7, 0],
      [12, 14],
      [-1, 3],
      [12, -1],
      [Number.NaN, 3],
    ] as const)
      expect(ofStones({ stones, pounds })).toBeNaN()
  })

  test('typed values round-trip', () => {
    fc.assert(
      fc.property(fc.constantFrom('lbs', 'kg'), tenths(1, MAX_POUNDS), (unit, weight) => {
        expect(inUnit(toPounds(weight, unit), unit)).toBe(weight)
      }),
    )
  })

  test('kilograms round-trip', () => {
    expect(toKilograms(176.4, 'lbs')).toBe(80.014)
    fc.assert(
      fc.property(fc.constantFrom('lbs', 'kg'), tenths(1, MAX_POUNDS), (unit, weight) => {
        const kilograms = toKilograms(weight, unit)
        expect(ofKilograms(kilograms, unit)).toBe(weight)
        expect(kilograms).toBeCloseTo(inUnit(toPounds(weight, unit), 'kg'), 0)
      }),
    )
  })

  test('distinguishes steps of either unit from finer weights', () => {
    fc.assert(
      fc.property(fc.constantFrom('lbs', 'kg'), tenths(1, MAX_POUNDS), (unit, weight) => {
        expect(isInSteps(toPounds(weight, unit), unit)).toBe(true)
      }),
    )
    expect(isInSteps(toPounds(77.05, 'kg'), 'kg')).toBe(true)
    for (const finer of [170.25, 170.75, 170.123, 0.05]) expect(isInSteps(finer, 'lbs')).toBe(false)
    expect(isInSteps(toPounds(77.055, 'kg'), 'kg')).toBe(false)
  })

  test('two decimals in pounds are too precise, even if they equal a kilogram value', () => {
    const hundredths = fc.integer({ min: 100, max: MAX_POUNDS * 100 }).filter((number) => number % 10 !== 0)
    fc.assert(
      fc.property(hundredths, (number) => {
        expect(isInSteps(number / 100, 'lbs')).toBe(false)
      }),
    )
    expect([isInSteps(170.55, 'lbs'), isInSteps(170.55, 'kg')]).toEqual([false, true])
  })

  test('the heavier of two stays heavier in any unit', () => {
    fc.assert(
      fc.property(tenths(1, 600), tenths(1, 600), (a, b) => {
        expect(Math.sign(toPounds(a, 'kg') - toPounds(b, 'kg'))).toBe(Math.sign(a - b))
      }),
    )
  })

  test('a change is the difference of the displayed values', () => {
    expect(changeBetween(170.3, 170.1, 'lbs')).toBe(-0.2)
    expect(changeBetween(220.462, 218.258, 'kg')).toBe(-1)
    expect(changeBetween(160, 160.05, 'kg')).toBe(0)
  })

  test('in words', () => {
    expect(weightText(170.2, 'lbs')).toBe('170.2 lbs')
    expect(weightText(1, 'lbs')).toBe('1 lb')
    expect(weightText(1, 'kg')).toBe('1 kg')
    expect(weightText(1234.5, 'lbs')).toBe('1,234.5 lbs')
  })
})

describe('weightProgress', () => {
  const history = (start: number, ...later: number[]) => ({
    start,
    current: later.at(-1) ?? start,
    heaviest: Math.max(start, ...later),
    lightest: Math.min(start, ...later),
  })
  const percentage = (goal: number | null, start: number, ...later: number[]) =>
    weightProgress(history(start, ...later), goal)?.percentage

  test('needs a goal and a weigh-in', () => {
    expect(weightProgress(null, 160)).toBeNull()
    expect(weightProgress(history(170), null)).toBeNull()
  })

  test.each([
    ['half of the way down', 160, [180, 170], 50],
    ['half of the way up', 180, [160, 170], 50],
    ['just begun', 160, [180], 0],
    ['there', 160, [180, 160], 100],
    ['heavier than at the start counts from the heaviest', 160, [180, 200, 170], 75],
    ['at the heaviest again', 160, [180, 170, 181], 0],
    ['nearly there is not there', 160, [180, 160.1], 99],
    ['no cent is lost to binary fractions', 160, [170, 167.1], 29],
    ['past the goal stays achieved', 160, [180, 155], 100],
    ['far past the goal as well', 160, [170, 120], 100],
    ['past a goal of gaining', 150, [140, 190], 100],
    ['back above a goal that was passed', 160, [180, 150, 170], 50],
    ['at the goal from the start', 160, [160], 100],
    ['at the goal from the start, then away', 160, [160, 170], 0],
    ['at the goal from the start, half of the way back', 160, [160, 170, 165], 50],
    ['70 kg reach a goal of 154.32 lbs', 154.32, [180, toPounds(70, 'kg')], 100],
  ])('%s', (_name, goal, [start = 0, ...later], expected) => {
    expect(percentage(goal, start, ...later)).toBe(expected)
  })

  const weights = fc.array(tenths(80, 400), { minLength: 1, maxLength: 20 })

  test('is a whole number from 0 to 100, and 100 just at or past the goal', () => {
    fc.assert(
      fc.property(weights, tenths(80, 400), ([start = 0, ...later], goal) => {
        const facts = history(start, ...later)
        const { percentage: done = -1, farthest = 0 } = weightProgress(facts, goal) ?? {}
        expect(Number.isInteger(done) && done >= 0 && done <= 100).toBe(true)
        expect([facts.heaviest, facts.lightest]).toContain(farthest)
        if (start !== goal) {
          const reached = start > goal ? facts.current <= goal : facts.current >= goal
          expect(done === 100).toBe(reached)
        }
      }),
    )
  })

  test('never falls when approaching the goal', () => {
    fc.assert(
      fc.property(weights, tenths(80, 400), tenths(0, 50), ([start = 0, ...later], goal, step) => {
        const facts = history(start, ...later)
        if (start <= goal || facts.current - step < goal) return
        const nearer = { ...facts, current: facts.current - step }
        expect(weightProgress(nearer, goal)?.percentage).toBeGreaterThanOrEqual(
          weightProgress(facts, goal)?.percentage ?? 101,
        )
      }),
    )
  })
})

describe('weightTrend', () => {
  const day = (days: number) => addDays('2026-02-20', days)

  test('uses seven calendar days, not seven weigh-ins', () => {
    const points = weightTrend([
      { day: day(0), weight: 180 },
      { day: day(6), weight: 170 },
      { day: day(7), weight: 160 },
      { day: day(30), weight: 150 },
    ])
    expect(points.map(({ trend }) => trend)).toEqual([180, 175, 165, 150])
  })

  test('counts two on one day as one point', () => {
    const twice = [
      { day: day(1), weight: 170 },
      { day: day(1), weight: 172 },
      { day: day(0), weight: 180 },
    ]
    expect(weightTrend(twice)).toEqual([
      { day: day(0), weight: 180, trend: 180 },
      { day: day(1), weight: 171, trend: 174 },
    ])
  })

  const weighIns = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 60 }).map(day), weight: tenths(80, 400) }),
    { maxLength: 60 },
  )

  test('is the mean of exactly those seven days, in any input order', () => {
    fc.assert(
      fc.property(weighIns, (given) => {
        const points = weightTrend(given)
        expect(points.map((point) => point.day)).toEqual([...new Set(given.map((one) => one.day))].sort())
        for (const point of points) {
          const week = given.filter((one) => {
            const ago = daysBetween(one.day, point.day)
            return ago >= 0 && ago < 7
          })
          const mean = week.reduce((sum, { weight }) => sum + weight, 0) / week.length
          expect(point.trend).toBeCloseTo(mean, 6)
        }
        expect(weightTrend(given.toReversed()).map(({ trend }) => trend.toFixed(6))).toEqual(
          points.map(({ trend }) => trend.toFixed(6)),
        )
      }),
    )
  })

  test('equals a constant weight', () => {
    const points = weightTrend(Array.from({ length: 20 }, (_, i) => ({ day: day(i), weight: 171.5 })))
    for (const { trend } of points) expect(trend).toBeCloseTo(171.5, 9)
  })
})

describe('the change of the trend', () => {
  test('compares this week with the one before', () => {
    expect(trendSpans('2026-03-10')).toEqual({ thisWeek: '2026-03-04', weekBefore: '2026-02-25' })
  })

  test('needs both', () => {
    expect(trendChange({ thisWeek: 170, weekBefore: null })).toBeNull()
    expect(trendChange({ thisWeek: null, weekBefore: 170 })).toBeNull()
    expect(trendChange({ thisWeek: 169.1, weekBefore: 170.3 })).toBe(-1.2)
  })
})
