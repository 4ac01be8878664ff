import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, entry, since } from '../adherence/adherence.samples.ts'
import { adherence } from '../adherence/adherence.ts'
import { injectionSites, siteNames } from '../doses/injection-sites.ts'
import { weekdays } from '../schedules/schedules.ts'
import { addDays } from '../time/calendar.ts'
import { aDose, nothing, planned, TODAY } from './insights.samples.ts'
import { insightsOf } from './insights.ts'
import { doseLevels, doseSteps } from './levels.ts'

const RUNS = { numRuns: 100 }
const LENGTH = 60
const BEGIN = addDays(TODAY, -LENGTH)
const all = days(BEGIN, LENGTH)

/** Whether a dose was taken on each of some days. */
const taking = fc.array(fc.boolean(), { minLength: LENGTH, maxLength: LENGTH })
const takenOn = (taken: readonly boolean[]) => all.filter((_, index) => taken[index])

describe('of a daily dose, computed independently of the code', () => {
  test('weekdays', () => {
    fc.assert(
      fc.property(taking, (taken) => {
        const { weekdays: rows } = insightsOf(
          { ...nothing, entries: [planned('KPV', takenOn(taken), [since(BEGIN)])] },
          TODAY,
        )
        const expected = weekdays.map((weekday, place) => {
          const its = all.map((day, index) => ({
            place: (new Date(day).getUTCDay() + 6) % 7,
            taken: taken[index],
          }))
          const due = its.filter((one) => one.place === place)
          return { weekday, taken: due.filter((one) => one.taken).length, due: due.length }
        })
        expect(rows).toEqual(expected)
      }),
      RUNS,
    )
  })

  test('gaps', () => {
    fc.assert(
      fc.property(taking, (taken) => {
        const entries = [planned('KPV', takenOn(taken), [since(BEGIN)])]
        const { gaps } = insightsOf({ ...nothing, entries }, TODAY)
        const line = taken.map((was) => (was ? 'x' : '.')).join('')
        const runs = [...line.matchAll(/\.{2,}/g)].map(({ 0: run, index }) => ({
          name: 'KPV',
          from: addDays(BEGIN, index),
          to: addDays(BEGIN, index + run.length - 1),
          missed: run.length,
        }))
        expect(gaps).toHaveLength(Math.min(runs.length, 5))
        expect(runs).toEqual(expect.arrayContaining([...gaps]))
        const longest = runs.map(({ missed }) => missed).sort((a, b) => b - a)
        expect(gaps.map(({ missed }) => missed)).toEqual(longest.slice(0, 5))
      }),
      RUNS,
    )
  })
})

const frequency = fc.constantFrom('Daily', 'Twice daily', '3x per week', 'Weekly', 'As needed')
const anEntry = fc.record({
  name: fc.constantFrom('BPC-157', 'KPV', 'TB-500'),
  periods: fc
    .tuple(fc.nat(30), fc.integer({ min: 5, max: 20 }), fc.integer({ min: 1, max: 9 }), frequency)
    .map(([from, on, off, often]) => [
      since(addDays(BEGIN, from), often, addDays(BEGIN, from + on)),
      since(addDays(BEGIN, from + on + off + 1), often),
    ]),
  taken: taking,
})

test('the rate equals that of adherence, and the peptides add up to it', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 4 }), (made) => {
      const entries = made.map(({ name, periods, taken }) => ({ name, ...entry(periods, takenOn(taken)) }))
      const { peptides, sentences } = insightsOf({ ...nothing, entries }, TODAY)
      const sum = (of: 'taken' | 'due') => peptides.reduce((total, row) => total + row[of], 0)
      const { rate } = adherence(entries, TODAY)
      expect(sum('due') === 0 ? null : Math.round((100 * sum('taken')) / sum('due'))).toBe(rate)
      const told = sentences
        .find(({ id }) => id === 'adherence')
        ?.figures.find(({ of }) => of === 'adherence')
      if (told) expect(told.value).toBe(rate)
    }),
    RUNS,
  )
})

test('steps of a dose, from a line of letters', () => {
  const amounts = { a: '0.25 mg', b: '0.5 mg', c: '1 mg' } as const
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 }), (letters) => {
      const doses = letters.map((letter, index) => aDose(addDays(BEGIN, index), { dose: amounts[letter] }))
      const steps = doseSteps(doseLevels(doses, TODAY)).map(({ before, after }) => [
        `${before.dose.amount} mg`,
        `${after.dose.amount} mg`,
        after.from,
      ])
      const runs = [...letters.join('').matchAll(/(.)\1+/g)].map(({ 1: letter, index }) => ({
        dose: amounts[letter as keyof typeof amounts],
        from: addDays(BEGIN, index),
      }))
      const expected = runs.flatMap((run, index) => {
        const before = runs[index - 1]
        return before && before.dose !== run.dose ? [[before.dose, run.dose, run.from]] : []
      })
      expect(steps).toEqual(expected)
    }),
    RUNS,
  )
})

test('sites used before they rested, each compared with all shots before it', () => {
  const shots = fc.array(fc.tuple(fc.constantFrom(...siteNames), fc.nat(40)), { minLength: 4, maxLength: 40 })
  fc.assert(
    fc.property(shots, (made) => {
      const unique = [...new Map(made.map(([site, at]) => [`${at} ${site}`, { site, at }])).values()]
      const inOrder = unique.sort((a, b) => a.at - b.at)
      if (inOrder.length < 4) return
      const restOf = (site: string, index: number) =>
        Math.min(
          ...inOrder
            .slice(0, index)
            .map((one) => (one.site === site ? (inOrder[index]?.at ?? 0) - one.at : 1000)),
          1000,
        )
      const early = inOrder.filter(
        ({ site }, index) =>
          restOf(site, index) < 7 && injectionSites.some(({ name }) => restOf(name, index) >= 7),
      ).length
      const doses = inOrder.map(({ site, at }) => aDose(addDays(BEGIN, at), { injectionSite: site }))
      const { sentences } = insightsOf({ ...nothing, doses }, TODAY)
      const told = sentences.find(({ id }) => id === 'sites-rest')?.figures[0]
      expect(told?.of === 'days of rest' ? 0 : told?.value).toBe(early)
    }),
    RUNS,
  )
})

test('every number in a sentence belongs to one of its figures', () => {
  const record = fc.record({
    entries: fc.array(anEntry, { maxLength: 3 }),
    steps: fc.array(fc.constantFrom('0.25 mg', '0.5 mg', '1 mg'), { minLength: 3, maxLength: 5 }),
    weights: fc.array(fc.integer({ min: 1500, max: 2500 }), { maxLength: LENGTH }),
    feelings: fc.array(fc.constantFrom('Tired', 'nausea', 'Great', 'headache'), { minLength: 1 }),
    unit: fc.constantFrom('lbs' as const, 'kg' as const),
  })
  fc.assert(
    fc.property(record, ({ entries, steps, weights, feelings, unit }) => {
      const doses = all.map((day, index) =>
        aDose(day, {
          dose: steps[Math.floor((index * steps.length) / LENGTH)] ?? '',
          feeling: feelings[index % feelings.length] ?? null,
          injectionSite: siteNames[index % 5] ?? null,
        }),
      )
      const weighIns = weights.map((tenths, index) => ({ day: addDays(BEGIN, index), weight: tenths / 10 }))
      const made = entries.map(({ name, periods, taken }) => ({ name, ...entry(periods, takenOn(taken)) }))
      const { sentences } = insightsOf({ ...nothing, entries: made, doses, weighIns, unit }, TODAY)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      for (const { text, figures, from, to } of sentences) {
        const names = text.replaceAll(/BPC-157|TB-500/g, '')
        const rest = figures.reduce((left, { shown }) => left.replace(shown, ''), names)
        expect(rest).not.toMatch(/\d/)
        expect(from <= to).toBe(true)
      }
    }),
    RUNS,
  )
})
