import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from '../time/calendar.ts'
import { type Body, compounds } from './compounds.ts'
import { type Kinetics, relevantHours, response, steadyMean, steadyPeak, steadyResponse } from './kinetics.ts'
import type { Level } from './level-curves.ts'
import { levelScale, type Regimen } from './medication-level.ts'
import { type InstantDose, levelsAt } from './superposition.ts'

const HOUR = 3_600_000
const WEEK = 168

const healthy: Body = { kg: 85, isMale: false, hasDiabetes: false }
const modelOf = (name: string) => {
  const model = compounds[name]
  if (!model) throw new Error(`${name} has no model`)
  return model
}
const typicalOf = (name: string, body: Body, bound = 0): Kinetics => {
  const model = modelOf(name)
  const kinetics = model.typical?.(body) ?? model.bounds(body)[bound]
  if (!kinetics) throw new Error('no such bound')
  return kinetics
}
const semaglutide = (body: Partial<Body> = {}) => typicalOf('Semaglutide', { ...healthy, ...body })

/** Within half a percent. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1), `${value} is not ${expected}`).toBeLessThan(0.005)

const peakOfOne = (kinetics: Kinetics) => {
  const hours = Array.from({ length: 4000 }, (_, index) => index / 10)
  return hours.reduce((best, at) => (response(kinetics, at) > response(kinetics, best) ? at : best))
}

interface Vector {
  kinetics: Kinetics
  /** converts mg/L per mg to the vector's unit */
  scale: number
  single: [cmax: number, at: number, ...after: number[]]
  steady: [peak: number, at: number, trough: number, mean: number, ratio?: number]
  interval?: number
}

const vectors: Record<string, Vector> = {
  'semaglutide, healthy, 85 kg, 1 mg': {
    kinetics: semaglutide(),
    scale: 1000,
    single: [74.7, 73.5, 57.0, 74.7, 58.3, 28.6],
    steady: [163.8, 43.2, 113.2, 144.9, 1.45],
  },
  'semaglutide with type 2 diabetes': {
    kinetics: semaglutide({ hasDiabetes: true }),
    scale: 1000,
    single: [60.4, 107.7, 35.6, 57.2, 55.2, 29.3],
    steady: [140.2, 54.1, 108.5, 129.4, 1.29],
  },
  'tirzepatide 5 mg, peak after 24 hours': {
    kinetics: typicalOf('Tirzepatide', healthy, 0),
    scale: 5000,
    single: [421, 24, 421, 331, 188, 69],
    steady: [682, 20.5, 298, 488, 2.29],
  },
  'tirzepatide 5 mg, peak after 48 hours': {
    kinetics: typicalOf('Tirzepatide', healthy, 1),
    scale: 5000,
    single: [365, 48, 314, 345, 203, 75],
    steady: [616, 37.7, 322, 488, 1.91],
  },
  'dulaglutide 1.5 mg': {
    kinetics: typicalOf('Dulaglutide', healthy),
    scale: 1500,
    single: [64.2, 48, 55.0, 60.4, 35.0, 12.5],
    steady: [106, 37.9, 54.3, 83.4, 1.95],
  },
  'liraglutide 3 mg, 100 kg, woman': {
    kinetics: typicalOf('Liraglutide', { ...healthy, kg: 100 }),
    scale: 3000,
    single: [84.2, 13.0],
    steady: [141.2, 8.5, 93.8, 123.8],
    interval: 24,
  },
  'liraglutide 3 mg, 100 kg, man': {
    kinetics: typicalOf('Liraglutide', { ...healthy, kg: 100, isMale: true }),
    scale: 3000,
    single: [79.7, 12.3],
    steady: [127.9, 8.3, 81.0, 110.5],
    interval: 24,
  },
  'liraglutide 3 mg, 60 kg, woman': {
    kinetics: typicalOf('Liraglutide', { ...healthy, kg: 60 }),
    scale: 3000,
    single: [118.6, 13.5],
    steady: [206.2, 8.6, 141.7, 182.7],
    interval: 24,
  },
  'retatrutide, relative': {
    kinetics: typicalOf('Retatrutide', healthy),
    scale: 1,
    single: [0.891, 24, 0.891, 0.731, 0.461, 0.205],
    steady: [1.639, 19.9, 0.83, 1.237, 1.97],
  },
  'cagrilintide, relative': {
    kinetics: typicalOf('Cagrilintide', healthy),
    scale: 1,
    single: [0.829, 48, 0.727, 0.793, 0.553, 0.287],
    steady: [1.807, 35.3, 1.148, 1.52, 1.57],
  },
}

/** Printed vectors of two digits may be off by half of the last. */
const expectPrinted = (value: number, printed: number) => {
  const decimals = String(printed).split('.')[1]?.length ?? 0
  const rounding = 0.5 * 10 ** -decimals
  expect(Math.abs(value - printed), `${value} is not ${printed}`).toBeLessThan(
    Math.abs(printed) * 0.005 + rounding,
  )
}

describe.each(Object.entries(vectors))('%s', (_, { kinetics, scale, single, steady, interval = WEEK }) => {
  test('one dose', () => {
    const [cmax, at, ...after] = single
    const peak = peakOfOne(kinetics)
    expectNear(scale * response(kinetics, peak), cmax)
    expect(peak).toBeCloseTo(at, 0)
    for (const [index, expected] of after.entries())
      expectPrinted(scale * response(kinetics, [24, 72, 168, 336][index] ?? 0), expected)
  })

  test('steady state', () => {
    const [peak, at, trough, mean, ratio] = steady
    const found = steadyPeak(kinetics, interval)
    expectPrinted(scale * found.level, peak)
    expect(found.at).toBeCloseTo(at, 0)
    expectPrinted(scale * steadyResponse(kinetics, interval, 0), trough)
    expectPrinted(scale * steadyMean(kinetics, interval), mean)
    if (ratio) expectPrinted(found.level / steadyResponse(kinetics, interval, interval), ratio)
  })
})

test.each(Object.entries(vectors))(
  'the doses that still count keep the steady state of %s',
  (_, { kinetics, steady, interval = WEEK }) => {
    const [peak, , trough] = steady
    const count = Math.ceil(relevantHours(kinetics) / interval)
    const doses = Array.from({ length: count }, (_, index) => ({ at: index * interval * HOUR, mg: 1 }))
    const justBefore = levelAt(kinetics, doses, count * interval * HOUR)
    expect(justBefore / steadyResponse(kinetics, interval, interval)).toBeGreaterThan(0.999)
    expectNear(justBefore / steadyPeak(kinetics, interval).level, trough / peak)
  },
)

test.each([
  [70, 89.7, 199.0, 138.2],
  [100, 64.1, 139.2, 95.8],
  [120, 53.9, 116.0, 79.4],
])('semaglutide in %d kg', (kg, cmax, peak, trough) => {
  const kinetics = semaglutide({ kg })
  expectNear(1000 * response(kinetics, peakOfOne(kinetics)), cmax)
  expectNear(1000 * steadyPeak(kinetics, WEEK).level, peak)
  expectNear(1000 * steadyResponse(kinetics, WEEK, 0), trough)
})

test('the mean of a steady state is F·D/(CL·τ)', () => {
  const mean = (kinetics: Kinetics, interval: number) => 1000 * steadyMean(kinetics, interval)
  expect(mean(semaglutide(), WEEK)).toBeCloseTo((1000 * 0.847) / (0.0348 * WEEK), 6)
  expect(mean(semaglutide(), WEEK)).toBeCloseTo(144.87, 1)
  expect(mean(semaglutide({ hasDiabetes: true }), WEEK)).toBeCloseTo(129.35, 1)
  for (const bound of [0, 1])
    expect(5 * mean(typicalOf('Tirzepatide', healthy, bound), WEEK)).toBeCloseTo(5000 / (0.061 * WEEK), 6)
  expect(1.5 * mean(typicalOf('Dulaglutide', healthy), WEEK)).toBeCloseTo(1500 / (0.107 * WEEK), 6)
  expect(3 * mean(typicalOf('Liraglutide', { ...healthy, kg: 100 }), 24)).toBeCloseTo(3000 / (1.01 * 24), 6)
})

const levelAt = (kinetics: Kinetics, doses: readonly InstantDose[], at: number) =>
  levelsAt(kinetics, doses, [at])[0] ?? 0

/** The level of a compound at one instant. */
const levelOf = (name: string, body: Body, regimen: Regimen) => {
  const { levels } = levelScale(modelOf(name), body, regimen)
  return (doses: readonly InstantDose[], at: number): Level => {
    const [level] = levels(doses, [at])
    if (!level) throw new Error('no level')
    return level
  }
}

const weekly = (count: number, mgOf: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => ({ at: week * WEEK * HOUR, mg: mgOf(week) })).filter(
    ({ mg }) => mg > 0,
  )

const titration = weekly(20, (week) => (week < 4 ? 0.25 : week < 8 ? 0.5 : 1))

test.each([
  [100, 18.1],
  [672, 26.8],
  [746, 56.9],
  [1344, 55.0],
  [1418, 114.9],
  [1512, 85.0],
])('a titration of semaglutide at hour %d', (hour, expected) => {
  expectNear(1000 * levelAt(semaglutide(), titration, hour * HOUR), expected)
})

test('after the first dose of a step, the level is 70 percent of its steady-state peak', () => {
  const level = levelOf('Semaglutide', healthy, { mg: 1, interval: WEEK })
  const { percent, low, high } = level(titration, 1418 * HOUR)
  expect(percent).toBeCloseTo(70, 0)
  expect(low).toBeLessThan(percent)
  expect(high).toBeGreaterThan(percent)
})

test('a missed weekly dose leaves 54.9 instead of 113.2 before the next', () => {
  const doses = weekly(60, (week) => (week === 58 ? 0 : 1)).filter(({ at }) => at < 59 * WEEK * HOUR)
  expectNear(1000 * levelAt(semaglutide(), doses, 59 * WEEK * HOUR), 54.9)
})

const names = fc.constantFrom(...Object.keys(compounds))
const bodies = fc.record({
  kg: fc.option(fc.integer({ min: 40, max: 250 })),
  isMale: fc.option(fc.boolean()),
  hasDiabetes: fc.boolean(),
})
const doseList = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 2000 }), mg: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((doses) => doses.toSorted((a, b) => a.at - b.at).map(({ at, mg }) => ({ at: at * HOUR, mg: mg / 4 })))
const instants = fc.integer({ min: 0, max: 3000 }).map((hours) => hours * HOUR)

test('doses add up', () => {
  fc.assert(
    fc.property(names, bodies, doseList, doseList, instants, (name, body, some, others, at) => {
      const level = levelOf(name, body, { mg: 1, interval: WEEK })
      const all = [...some, ...others].toSorted((a, b) => a.at - b.at)
      const sum = level(some, at).percent + level(others, at).percent
      expect(level(all, at).percent).toBeCloseTo(sum, 6)
    }),
  )
})

test('carrying levels between instants equals one sum over all doses', () => {
  fc.assert(
    fc.property(names, bodies, doseList, fc.array(instants, { maxLength: 10 }), (name, body, doses, some) => {
      const kinetics = typicalOf(name, body)
      const sorted = some.toSorted((a, b) => a - b)
      const sums = sorted.map((at) =>
        doses.reduce((sum, dose) => sum + dose.mg * response(kinetics, (at - dose.at) / HOUR), 0),
      )
      for (const [index, level] of levelsAt(kinetics, doses, sorted).entries())
        expect(level).toBeCloseTo(sums[index] ?? 0, 6)
    }),
  )
})

test('a larger dose never lowers the level, and every level is within its bounds', () => {
  fc.assert(
    fc.property(names, bodies, doseList, instants, (name, body, doses, at) => {
      const level = levelOf(name, body, { mg: 1, interval: WEEK })
      const [one, double] = [doses, doses.map((dose) => ({ ...dose, mg: 2 * dose.mg }))]
      const { percent, low, high } = level(one, at)
      expect(level(double, at).percent).toBeGreaterThanOrEqual(percent)
      expect(low).toBeLessThanOrEqual(percent)
      expect(high).toBeGreaterThanOrEqual(percent)
      expect(low).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a daylight-saving change causes no jump', () => {
  const zone = 'America/New_York'
  const doses = ['2026-02-22', '2026-03-01', '2026-03-08', '2026-03-15', '2026-10-25', '2026-11-01'].map(
    (day) => ({ at: instantOf(day, '01:30', zone), mg: 1 }),
  )
  const level = levelOf('Semaglutide', healthy, { mg: 1, interval: WEEK })
  for (const night of ['2026-03-08', '2026-11-01']) {
    const from = instantOf(night, '00:00', zone)
    for (let minute = 0; minute < 6 * 60; minute++) {
      const at = from + minute * 60_000
      const step = level(doses, at + 60_000).percent - level(doses, at).percent
      expect(Math.abs(step)).toBeLessThan(0.1)
    }
  }
})

test('many doses converge to the steady state', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(24, 72, 168), (name, interval) => {
      const doses = Array.from({ length: Math.ceil(6000 / interval) }, (_, index) => ({
        at: index * interval * HOUR,
        mg: 2,
      }))
      const level = levelOf(name, healthy, { mg: 2, interval })
      const last = doses.at(-1)?.at ?? 0
      const kinetics = typicalOf(name, healthy)
      const peak = last + steadyPeak(kinetics, interval).at * HOUR
      expect(level(doses, peak).high).toBeGreaterThan(99)
      expect(level(doses, peak).percent).toBeLessThan(100.5)
    }),
    { numRuns: 20 },
  )
})
