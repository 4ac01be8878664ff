import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absorptionRate, timeToPeak } from './absorption.ts'
import { oneCompartment, response } from './kinetics.ts'

/** Within half a percent. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1), `${value} is not ${expected}`).toBeLessThan(0.005)

test('solves absorption for the time to peak instead of approximating it as ln 2 over it', () => {
  expect(absorptionRate(24, 0.061 / 10.3)).toBeCloseTo(0.1367, 4)
  expect(absorptionRate(48, 0.061 / 10.3)).toBeCloseTo(0.05062, 5)
  expect(absorptionRate(48, 0.107 / 17.4)).toBeCloseTo(0.04967, 5)
  expect(absorptionRate(24, Math.LN2 / 144)).toBeCloseTo(0.1474, 4)
  expect(absorptionRate(48, Math.LN2 / 177)).toBeCloseTo(0.06118, 5)
  fc.assert(
    fc.property(
      fc.double({ min: 0.0005, max: 2, noNaN: true }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (ke, share) => {
        const hours = share / ke
        const ka = absorptionRate(hours, ke)
        expect(ka).toBeGreaterThan(ke)
        expectNear(timeToPeak(ka ?? 0, ke), hours)
      },
    ),
  )
  expect(absorptionRate(100, 0.01)).toBeUndefined()
  expect(absorptionRate(0, 0.01)).toBeUndefined()
})

test('absorption as fast as elimination follows the limit D·ke·t·e^(−ke·t)', () => {
  const kinetics = oneCompartment({ ka: 0.05, clearance: 0.05, volume: 1 })
  for (const hours of [1, 10, 20, 60])
    expect(response(kinetics, hours)).toBeCloseTo(0.05 * hours * Math.exp(-0.05 * hours), 5)
})
