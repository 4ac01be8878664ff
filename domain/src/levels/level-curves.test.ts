import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { compounds } from './compounds.ts'
import { doseRuns, type LevelCurves, levelsOf, troughsOf } from './level-curves.ts'
import { levelScale } from './medication-level.ts'
import type { InstantDose } from './superposition.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function curvesOf(name: string, mg: number, interval: number): LevelCurves {
  const model = compounds[name]
  if (!model) throw new Error(`${name} has no model`)
  return levelScale(model, { kg: null, isMale: null, hasDiabetes: false }, { mg, interval }).curves
}

const weekly = (count: number, mg = 1): InstantDose[] =>
  Array.from({ length: count }, (_, week) => ({ at: week * 7 * DAY, mg }))

test('after many doses, the level peaks at 100 percent', () => {
  const hours = Array.from({ length: 168 }, (_, hour) => 52 * 7 * DAY + hour * HOUR)
  for (const name of ['Semaglutide', 'Dulaglutide', 'Retatrutide']) {
    const levels = levelsOf(curvesOf(name, 1, 168), weekly(53), hours)
    expect(Math.max(...levels.map(({ percent }) => percent))).toBeCloseTo(100, 0)
  }
})

test('each weekly dose but the first is a trough at steady state', () => {
  const doses = weekly(20)
  expect(troughsOf(curvesOf('Semaglutide', 1, 168), doses)).toEqual(doses.slice(1).map(({ at }) => at))
  expect(troughsOf(curvesOf('Tirzepatide', 1, 168), doses)).toHaveLength(19)
})

test('a level that still rises before a dose has no trough there', () => {
  const curves = curvesOf('Semaglutide', 1, 168)
  // Two doses 12 hours apart: the level rises through the second.
  const doses = [0, 12 * HOUR, 8 * DAY].map((at) => ({ at, mg: 1 }))
  expect(troughsOf(curves, doses)).toEqual([8 * DAY])
})

test('doses at the same instant or hours apart make troughs in order, where the level falls', () => {
  const curves = curvesOf('Tirzepatide', 5, 168)
  const instants = fc.array(fc.integer({ min: 0, max: 60 * DAY }), { maxLength: 30 })
  fc.assert(
    fc.property(instants, (at) => {
      const doses = at.toSorted((a, b) => a - b).map((one) => ({ at: one, mg: 5 }))
      const troughs = troughsOf(curves, doses)
      expect(troughs).toEqual(troughs.toSorted((a, b) => a - b))
      for (const trough of troughs) {
        const [earlier, dosed] = levelsOf(curves, doses, [trough - 60_000, trough])
        expect(at).toContain(trough)
        expect(dosed?.percent).toBeLessThan(earlier?.percent ?? 0)
      }
    }),
  )
})

test('three years of daily doses take one pass: at most one exponential per dose or point and term', () => {
  const curves = curvesOf('Semaglutide', 1, 24)
  const doses = Array.from({ length: 3 * 365 }, (_, day) => ({ at: day * DAY, mg: 1 }))
  const instants = Array.from({ length: 480 }, (_, index) => index * 55 * HOUR)
  const exp = vi.spyOn(Math, 'exp')
  levelsOf(curves, doses, instants)
  const calls = exp.mock.calls.length
  exp.mockRestore()
  const terms = [...curves.bounds, curves.typical ?? []].flat().length
  expect(terms).toBe(15)
  // 23,625: about a millisecond of a frame's 16.
  expect(calls).toBeLessThanOrEqual(terms * (doses.length + instants.length))
})

test('consecutive equal doses make one step', () => {
  const dose = (day: number, mg: number, planned = false) => ({ at: day * DAY, mg, planned })
  const doses = [dose(0, 0.25), dose(7, 0.25), dose(14, 0.5), dose(21, 0.5, true), dose(28, 1, true)]
  expect(doseRuns(doses, 35 * DAY)).toEqual([
    { mg: 0.25, planned: false, from: 0, to: 14 * DAY },
    { mg: 0.5, planned: false, from: 14 * DAY, to: 28 * DAY },
    { mg: 1, planned: true, from: 28 * DAY, to: 35 * DAY },
  ])
  expect(doseRuns([], 0)).toEqual([])
})
