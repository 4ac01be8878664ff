import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minus, multiply, rational } from '../math/rational.ts'
import { dosingScheduleOf } from '../schedules/frequencies.ts'
import { addDays, type CalendarDay, dayNumber } from '../time/calendar.ts'
import { comingByFrequency } from './coming-days.ts'
import type { Content } from './containers.ts'
import { leftOf } from './ledger.ts'
import { runway, type Supply } from './runway.ts'

const vial = (content: Partial<Content> = {}): Content => ({
  ...{ kind: 'vial', amount: 10, unit: 'mg', waterMl: 2, deadSpaceMl: 0 },
  ...content,
})

const from = (today: CalendarDay, others = {}) => ({
  ...{ today, startsOn: today, endsOn: null, lastTaken: null },
  ...others,
})

const every = (frequency: string, counted: ReturnType<typeof from>) => {
  const schedule = dosingScheduleOf(frequency)
  if (!schedule) throw new Error(`${frequency} is no rhythm`)
  return comingByFrequency(schedule, counted)
}

const firstOf = (days: Iterable<CalendarDay>, count: number) => {
  const found: CalendarDay[] = []
  for (const day of days) if (found.push(day) === count) break
  return found
}

/** Amounts in millionths, so that the reference counts in whole numbers. */
const MILLION = 1_000_000

const someDays = fc.constantFrom(
  ...[
    'Daily',
    'Twice daily',
    'Every other day',
    'Weekly',
    '3x per week',
    'Monthly',
    '2 on 3 off',
    'Mon/Wed/Fri',
  ],
)

const someContainer = fc.record({
  amount: fc.integer({ min: 1, max: 40 }),
  water: fc.integer({ min: 2, max: 40 }),
  dead: fc.integer({ min: 0, max: 100 }),
  used: fc.integer({ min: 0, max: 44 }),
  until: fc.option(fc.integer({ min: -5, max: 60 }), { nil: null }),
})

const someSteps = fc.array(
  fc.record({ days: fc.integer({ min: 1, max: 40 }), dose: fc.integer({ min: 1, max: 30 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
)

const TODAY = '2026-11-25'

/** The dose of a day, in tenths. */
function stepOn(steps: readonly { days: number; dose: number }[], day: CalendarDay): number {
  let end = dayNumber(TODAY)
  for (const { days, dose } of steps) {
    end += days
    if (dayNumber(day) < end) return dose
  }
  return steps.at(-1)?.dose ?? 1
}

type Some = { amount: number; water: number; dead: number; used: number; until: number | null }

/** Reference: walks the calendar day by day and draws from one container after another. */
function simulated(
  containers: readonly Some[],
  dueOn: Map<CalendarDay, number>,
  doseOn: (day: CalendarDay) => number,
) {
  // In tenths of the content's unit, times mL in tenths, times a thousand: whole numbers.
  const pots = containers.map(({ amount, water, dead, used, until }) => ({
    ...{ left: BigInt(amount - used) * BigInt(water) * 1000n, taken: 0, water, dead, amount },
    until: until === null ? null : addDays(TODAY, until),
  }))
  const last = [...dueOn.keys()].at(-1) ?? TODAY
  for (let day = TODAY; day <= last; day = addDays(day, 1)) {
    for (let dose = 0; dose < (dueOn.get(day) ?? 0); dose++) {
      const pot = pots.find(
        (pot) => pot.left >= needed(pot, doseOn(day)) && (pot.until === null || day <= pot.until),
      )
      if (!pot) return { taken: pots.map(({ taken }) => taken), runsOutOn: day }
      pot.left -= needed(pot, doseOn(day))
      pot.taken += 1
    }
  }
  return { taken: pots.map(({ taken }) => taken), runsOutOn: null }
}

/** dose × water + dead space × content; the dead space is in thousandths of mL. */
const needed = (
  { water, dead, amount }: { water: number; dead: number; amount: number },
  dose: number,
): bigint => BigInt(dose) * BigInt(water) * 1000n + BigInt(dead) * BigInt(amount) * 10n

test('the runway matches a day-by-day simulation', () => {
  fc.assert(
    fc.property(
      fc.array(someContainer, { minLength: 1, maxLength: 3 }),
      someDays,
      someSteps,
      (some, schedule, steps) => {
        const days = firstOf(every(schedule, from(TODAY)), 150)
        const dueOn = new Map(
          Map.groupBy(days, (day) => day)
            .entries()
            .map(([day, of]) => [day, of.length]),
        )
        const doseOn = (day: CalendarDay) => stepOn(steps, day)
        const supplies = some.map(({ amount, water, dead, used, until }): Supply => {
          const content = vial({ amount: amount / 10, waterMl: water / 10, deadSpaceMl: dead / 1000 })
          const left = minus(rational(content.amount), rational(used / 10))
          return {
            content,
            left,
            usableUntil: until === null ? null : addDays(TODAY, until),
            daysOnceOpen: null,
          }
        })
        const coming = { days, doseOn: (day: CalendarDay) => rational(doseOn(day) / 10) }
        const found = runway(supplies, coming, { heedsDatesFrom: TODAY })
        const expected = simulated(some, dueOn, doseOn)
        expect({ taken: found.shares.map(({ doses }) => doses), runsOutOn: found.runsOutOn }).toEqual(
          expected,
        )
      },
    ),
    { numRuns: 10_000 },
  )
})

test('the remainder is the content minus every movement', () => {
  const movement = fc.tuple(fc.boolean(), fc.integer({ min: -5 * MILLION, max: 5 * MILLION }))
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 30 }), (moved) => {
      const content = vial({ amount: 10, waterMl: 4 })
      const movements = moved.map(([isVolume, size]) => ({
        amount: isVolume ? null : size / MILLION,
        volumeMl: isVolume ? size / MILLION : null,
      }))
      // Four mL hold ten mg: a millionth of a mL is two and a half of a mg.
      const taken = moved.reduce((sum, [isVolume, size]) => sum + BigInt(size) * (isVolume ? 5n : 2n), 0n)
      const { amount } = leftOf(content, movements)
      expect(
        multiply(amount, rational(2 * MILLION)).numerator /
          multiply(amount, rational(2 * MILLION)).denominator,
      ).toBe(20n * BigInt(MILLION) - taken)
    }),
  )
})
