import { describe, expect, test } from 'vitest'
import { seeded } from '../insights/simulation.samples.ts'
import { addDays } from '../time/calendar.ts'
import { type EffectPatterns, effectPatterns, type PatternDose } from './patterns.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 0, 4, 12)
const FIRST = '2026-01-04'
const TODAY = addDays(FIRST, 83)

/** Twelve weekly doses; the amount doubles after six. */
const weekly: PatternDose[] = Array.from({ length: 12 }, (_, week) => ({
  name: 'Semaglutide',
  day: addDays(FIRST, 7 * week),
  takenAt: NOON + 7 * week * DAY,
  dose: week < 6 ? '0.25 mg' : '0.5 mg',
}))

/** A side effect on each marked day, two hours after noon. */
const on = (days: readonly number[], severity = 2) =>
  days.map((day) => ({ name: 'Nausea', startedAt: NOON + day * DAY + DAY / 12, endedAt: null, severity }))

const patterns = (days: readonly number[], doses = weekly) =>
  effectPatterns({ effects: on(days), doses }, { today: TODAY, timeZone: 'UTC' })

const everyWeek = (...days: number[]) =>
  Array.from({ length: 12 }, (_, week) => days.map((day) => 7 * week + day)).flat()

test('the day after each dose stands out, with the mean and the number of every day', () => {
  const { peptides } = patterns(everyWeek(1))
  expect(peptides).toHaveLength(1)
  expect(peptides[0]).toMatchObject({ name: 'Semaglutide', worstDay: 1 })
  expect(peptides[0]?.days[1]).toEqual({ day: 1, count: 12, mean: 2 })
  expect(peptides[0]?.days[3]).toEqual({ day: 3, count: 0, mean: null })
})

test('no day is named that has fewer side effects than another', () => {
  const twice = everyWeek(1).flatMap((day) => [day, day])
  const other = [2, 9, 16, 23].flatMap((day) => Array<number>(7).fill(day))
  const { peptides } = patterns([...twice, ...other])
  expect(peptides[0]?.days.map(({ count }) => count)).toEqual([0, 24, 28, 0, 0, 0, 0])
  expect(peptides[0]?.worstDay).toBeNull()
})

test('side effects on any day, on too few doses, or with daily doses show no pattern', () => {
  expect(patterns(everyWeek(0, 1, 2, 3, 4, 5, 6)).peptides[0]?.worstDay).toBeNull()
  const few = weekly.slice(0, 5)
  expect(patterns([1, 8, 15, 22, 29, 30], few).peptides[0]?.worstDay).toBeNull()
  const daily = Array.from({ length: 84 }, (_, day) => ({
    ...{ name: 'BPC-157', dose: '250 mcg' },
    ...{ day: addDays(FIRST, day), takenAt: NOON + day * DAY },
  }))
  expect(patterns(everyWeek(1), daily).peptides).toEqual([])
})

test('a step has its days on either side, and says which side had more only after a test', () => {
  const after = Array.from({ length: 28 }, (_, day) => 42 + day).filter((day) => day % 2 === 0)
  const [step] = patterns([0, ...after]).steps
  expect(step).toMatchObject({ name: 'Semaglutide', on: addDays(FIRST, 42), more: 'after' })
  expect(step?.before.severities).toEqual(Array(28).fill(0))
  expect(step?.after.severities.filter((severity) => severity > 0)).toHaveLength(14)
  expect(patterns([0, 3, 20, 45, 60]).steps[0]?.more).toBeNull()
})

test("days before the first log don't count, and fewer than 6 days on a side aren't enough", () => {
  expect(patterns([37, 43, 45, 47, 49]).steps).toEqual([])
  expect(patterns([35, 43, 45, 47, 49]).steps[0]?.before.severities).toHaveLength(6)
  expect(patterns([]).steps).toEqual([])
})

test('a side effect marks every day that it lasts, with its worst severity', () => {
  const effects = [
    { name: 'Nausea', startedAt: NOON, endedAt: null, severity: 1 },
    { name: 'Nausea', startedAt: NOON + 43 * DAY, endedAt: NOON + 45 * DAY, severity: 3 },
    { name: 'Fatigue', startedAt: NOON + 44 * DAY, endedAt: null, severity: 1 },
  ]
  const { steps } = effectPatterns({ effects, doses: weekly }, { today: TODAY, timeZone: 'UTC' })
  expect(steps[0]?.after.severities.slice(0, 5)).toEqual([0, 3, 3, 3, 0])
})

test('each of the latest doses has the side effects of its days, until the next dose and today', () => {
  const effects = [
    ...on([71]),
    { name: 'Fatigue', startedAt: NOON + 71 * DAY, endedAt: NOON + 72 * DAY, severity: 1 },
    ...on([70], 0),
  ]
  const { doses, peptides } = effectPatterns(
    { effects, doses: weekly },
    { today: addDays(FIRST, 79), timeZone: 'UTC' },
  )
  expect(peptides).toEqual([])
  expect(doses).toHaveLength(1)
  const [last, before, ...earlier] = doses[0]?.latest ?? []
  expect(last).toEqual({ on: addDays(FIRST, 77), dose: '0.5 mg', days: [[], [], []] })
  expect(before?.on).toBe(addDays(FIRST, 70))
  expect(before?.days).toEqual([
    [],
    [
      { name: 'Nausea', severity: 2 },
      { name: 'Fatigue', severity: 1 },
    ],
    [{ name: 'Fatigue', severity: 1 }],
    ...Array(4).fill([]),
  ])
  expect(earlier).toHaveLength(4)
})

test('doses every other day have no days to look at', () => {
  const everyOther = Array.from({ length: 20 }, (_, index) => ({
    ...{ name: 'Ipamorelin', dose: '100 mcg' },
    ...{ day: addDays(FIRST, 2 * index), takenAt: NOON + 2 * index * DAY },
  }))
  const until = { today: addDays(FIRST, 39), timeZone: 'UTC' }
  expect(effectPatterns({ effects: on([36]), doses: everyOther }, until).doses).toEqual([])
})

test('two doses of a day are one, and doses without any side effect are not listed', () => {
  const three = weekly.slice(0, 3)
  const twice = [...three, ...three.slice(2).map((dose) => ({ ...dose, dose: '0.1 mg' }))]
  const { doses } = effectPatterns({ effects: on([1]), doses: twice }, { today: TODAY, timeZone: 'UTC' })
  expect(doses[0]?.latest.map(({ dose }) => dose)).toEqual(['0.1 mg', '0.25 mg', '0.25 mg'])
  expect(patterns([1]).doses).toEqual([])
})

type Random = () => number
type Days = (random: Random) => number[]
const all = Array.from({ length: 84 }, (_, day) => day)

/** Independently marked days, with one probability before the step and one after. */
const alone =
  (before: number, after = before): Days =>
  (random) =>
    all.filter((day) => random() < (day < 42 ? before : after))

/** Autocorrelated days: a marked day is followed by another with a probability. */
const runs =
  (share: number, stays: number): Days =>
  (random) => {
    let isMarked = random() < share
    return all.filter(() => {
      isMarked = random() < (isMarked ? stays : (share * (1 - stays)) / (1 - share))
      return isMarked
    })
  }

/** Some doses are followed by two bad days, regardless of the weekday. */
const badWeeks: Days = (random) =>
  Array.from({ length: 12 }, (_, week) => 7 * week + Math.floor(7 * random()))
    .filter(() => random() < 0.7)
    .flatMap((day) => [day, day + 1])

const PEOPLE = 300

function shareWithFinding(days: Days, isTold: (found: EffectPatterns) => boolean): number {
  const random = seeded(20_261_127)
  const found = Array.from({ length: PEOPLE }, () => patterns([0, ...days(random)]))
  return found.filter(isTold).length / PEOPLE
}

const saysStep = ({ steps }: EffectPatterns) => steps.some(({ more }) => more !== null)
const saysDay = ({ peptides }: EffectPatterns) => peptides.some(({ worstDay }) => worstDay !== null)

describe('of 300 simulated people', () => {
  const nobody = {
    'side effects on 10% of days': alone(0.1),
    'side effects on 40% of days': alone(0.4),
    'runs of days': runs(0.2, 0.6),
    'long runs of days': runs(0.3, 0.8),
    'bad days in most weeks': badWeeks,
  }
  test.each(Object.entries(nobody))('fewer than 5%% are told what is not so: %s', (_, days) => {
    expect(shareWithFinding(days, saysStep)).toBeLessThan(0.05)
    expect(shareWithFinding(days, saysDay)).toBeLessThan(0.05)
  })

  test('most people see the true effect', () => {
    expect(shareWithFinding(alone(0.1, 0.6), saysStep)).toBeGreaterThan(0.75)
    const afterShots: Days = (random) => everyWeek(1).filter(() => random() < 0.8)
    expect(shareWithFinding(afterShots, saysDay)).toBeGreaterThan(0.75)
  })
})
