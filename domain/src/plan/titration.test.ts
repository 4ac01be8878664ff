import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/calendar.ts'
import {
  courseOf,
  type DoseStep,
  laterSteps,
  nextStep,
  type StepDecision,
  stageOf,
  stepWithDose,
} from './titration.ts'
import { gapBeforeFirst, missedDoseHolds, redFlagHolds } from './titration-hold.ts'
import { stepTemplatesFor } from './titration-templates.ts'

const step = (amount: number, length: Partial<DoseStep> = {}): DoseStep => ({
  ...{ dose: `${amount} mg`, amount, unit: 'mg', weeks: null, doses: null, from: null },
  ...length,
})
const wegovy = [0.25, 0.5, 1, 1.7].map((amount) => step(amount, { weeks: 4 })).concat(step(2.4))
const planned = (position: number | null, decidedOn = '2026-11-01'): StepDecision => ({
  ...{ act: 'planned', position, decidedOn, until: null },
})
const progress = { today: '2026-11-20', frequency: 'Weekly', dosesTaken: 0 }
const course = (position: number | null, since = '2026-11-01', until: string | null = null) => ({
  ...{ position, since, until },
})

describe('the next step', () => {
  test('is due after the weeks of the previous step', () => {
    expect(nextStep(wegovy, course(0), progress)).toEqual({ position: 1, startsOn: '2026-11-29' })
    expect(nextStep(wegovy, course(4), progress)).toBeUndefined()
  })

  test("is due after the previous step's doses, estimated by the frequency until then", () => {
    const steps = [step(0.8, { doses: 4 }), step(2.5)]
    const after = (dosesTaken: number, frequency = 'Weekly') =>
      nextStep(steps, course(0), { ...progress, frequency, dosesTaken })?.startsOn
    expect(after(2)).toBe('2026-12-04')
    expect(after(4)).toBe('2026-11-20')
    expect(after(2, 'As needed')).toBeNull()
  })

  test("begins on its own date, or after 'stay' on the date of that decision", () => {
    const steps = [step(1), step(2, { from: '2026-12-24' })]
    expect(nextStep(steps, course(0), progress)?.startsOn).toBe('2026-12-24')
    expect(nextStep(steps, course(0, '2026-11-01', '2027-01-03'), progress)?.startsOn).toBe('2027-01-03')
  })

  test('is the first step while the plan has another dose', () => {
    expect(nextStep(wegovy, course(null), progress)).toEqual({ position: 0, startsOn: '2026-11-01' })
  })

  test('has no date when the previous step has no length', () => {
    expect(nextStep([step(1), step(2)], course(0), progress)).toEqual({ position: 1, startsOn: null })
  })
})

test('decisions lead from step to step, and only those since the steps were written count', () => {
  const decide = (act: StepDecision['act'], position: number, decidedOn: string, until?: string) => ({
    ...{ act, position, decidedOn, until: until ?? null },
  })
  expect(courseOf([])).toBeUndefined()
  const taken = [planned(0), decide('take', 1, '2026-11-29')]
  expect(courseOf(taken)).toEqual(course(1, '2026-11-29'))
  const stayed = [...taken, decide('stay', 1, '2026-12-27', '2027-01-24')]
  expect(courseOf(stayed)).toEqual(course(1, '2026-11-29', '2027-01-24'))
  const back = [...stayed, decide('back', 0, '2027-01-03', '2027-01-31')]
  expect(courseOf(back)).toEqual(course(0, '2027-01-03', '2027-01-31'))
  expect(courseOf([...back, planned(2, '2027-02-01')])).toEqual(course(2, '2027-02-01'))
})

test('later steps follow each other after the length of the previous one', () => {
  const next = { position: 1, startsOn: '2026-11-29' }
  expect([...laterSteps(wegovy, next, progress).values()]).toEqual([
    ...['2026-11-29', '2026-12-27', '2027-01-24', '2027-02-21'],
  ])
})

test('while the next step is overdue, later ones follow from today', () => {
  const next = { position: 1, startsOn: '2026-09-01' }
  expect([...laterSteps(wegovy, next, progress).values()]).toEqual([
    ...['2026-09-01', '2026-12-18', '2027-01-15', '2027-02-12'],
  ])
})

test('each later step follows after the weeks of the previous ones', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 0, max: 6 }),
      (weeks, at) => {
        const steps = weeks.map((length, index) => step(index + 1, { weeks: length }))
        const position = Math.min(at, steps.length - 2)
        const next = nextStep(steps, course(position), progress)
        const starts = next && laterSteps(steps, next, { ...progress, today: '2026-11-01' })
        for (let place = position + 1; place < steps.length; place++) {
          const passed = weeks.slice(position, place).reduce((sum, length) => sum + 7 * length, 0)
          expect(starts?.get(place)).toBe(addDays('2026-11-01', passed))
        }
      },
    ),
  )
})

test('a step is announced three days ahead and due from its date on', () => {
  const stages = ['2026-11-24', '2026-11-23', '2026-11-21', '2026-11-20', '2026-10-01'].map((day) =>
    stageOf(day, '2026-11-20'),
  )
  expect(stages).toEqual(['later', 'soon', 'soon', 'due', 'due'])
  expect(stageOf(null, '2026-11-20')).toBe('later')
})

test('finds the step of a dose in any mass unit', () => {
  expect(stepWithDose(wegovy, { amount: 500, unit: 'mcg' })).toBe(1)
  expect(stepWithDose(wegovy, { amount: 0.5, unit: 'mL' })).toBe(-1)
  expect(stepWithDose(wegovy, undefined)).toBe(-1)
})

describe('two missed weekly doses', () => {
  const HOUR = 3_600_000
  const source = { name: 'Label', url: 'https://dailymed.nlm.nih.gov/', checked: null }
  const missed = (frequency: string, hours: number, rule?: 'within' | 'before-next') =>
    missedDoseHolds(
      { frequency, missed: rule && { window: rule, hours: rule === 'within' ? 120 : 72, source } },
      [{ takenAt: 0, nextAt: null }],
      hours * HOUR,
    ).length > 0

  test('hold the titration once the second window of the label is over', () => {
    expect(missed('Weekly', 336 + 120, 'within')).toBe(false)
    expect(missed('Weekly', 336 + 121, 'within')).toBe(true)
    expect(missed('Weekly', 336 + 96, 'before-next')).toBe(false)
    expect(missed('Weekly', 336 + 97, 'before-next')).toBe(true)
    expect(missed('Weekly', 336 + 25)).toBe(true)
  })

  test('count from the first day of the steps when no dose was taken', () => {
    const heldAt = (hours: number, first: number | null = null) =>
      missedDoseHolds({ frequency: 'Weekly', missed: undefined }, [gapBeforeFirst(0, first)], hours * HOUR)
    expect(heldAt(168 + 24)).toEqual([])
    expect(heldAt(168 + 25)).toEqual([{ reason: 'missed-doses', from: 192 * HOUR, until: null }])
    expect(heldAt(500, 100 * HOUR)).toEqual([])
  })

  test('decide nothing for other frequencies', () => {
    expect(missed('Daily', 5000)).toBe(false)
    expect(missed('As needed', 5000)).toBe(false)
  })

  test('hold until the next dose', () => {
    const gaps = [
      { takenAt: 0, nextAt: 400 * HOUR },
      { takenAt: 400 * HOUR, nextAt: 568 * HOUR },
    ]
    expect(missedDoseHolds({ frequency: 'Weekly', missed: undefined }, gaps, 600 * HOUR)).toEqual([
      { reason: 'missed-doses', from: 360 * HOUR, until: 400 * HOUR },
    ])
  })
})

test('a serious symptom holds for seven days, and overlapping holds are one', () => {
  const DAY = 86_400_000
  expect(redFlagHolds([20 * DAY, 0, 3 * DAY], 22 * DAY)).toEqual([
    { reason: 'red-flag', from: 0, until: 10 * DAY },
    { reason: 'red-flag', from: 20 * DAY, until: null },
  ])
  expect(redFlagHolds([], 0)).toEqual([])
})

describe('templates', () => {
  const amounts = (name: string) =>
    stepTemplatesFor(name).map(({ steps }) => steps.map(({ amount }) => amount))
  const lengths = (name: string) => stepTemplatesFor(name)[0]?.steps.map(({ weeks, doses }) => weeks ?? doses)

  test('have the doses of labels and trials', () => {
    expect(amounts('Semaglutide')).toEqual([
      [0.25, 0.5, 1, 1.7, 2.4],
      [0.25, 0.5, 1, 1.7, 2.4, 7.2],
    ])
    expect(amounts('Tirzepatide')).toEqual([[2.5, 5, 7.5, 10, 12.5, 15]])
    expect(amounts('Liraglutide')).toEqual([[0.6, 1.2, 1.8, 2.4, 3]])
    expect(amounts('Dulaglutide')).toEqual([[0.75, 1.5, 3, 4.5]])
    expect(amounts('Orforglipron')).toEqual([[0.8, 2.5, 5.5, 9, 14.5, 17.2]])
    expect(amounts('Mazdutide')).toEqual([[2, 4, 6]])
    expect(stepTemplatesFor('BPC-157')).toEqual([])
  })

  test("give each step the source's minimum length, and the last none", () => {
    expect(lengths('Semaglutide')).toEqual([4, 4, 4, 4, null])
    expect(lengths('Liraglutide')).toEqual([1, 1, 1, 1, null])
    expect(lengths('Dulaglutide')).toEqual([null, 4, 4, null])
    expect(lengths('Orforglipron')).toEqual([30, 30, 30, 30, 30, null])
  })
})
