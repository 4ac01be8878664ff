import { days, entry, since } from '../adherence/adherence.samples.ts'
import { addDays } from '../time/calendar.ts'
import { aDose, nothing, TODAY } from './insights.samples.ts'
import { type Insights, insightsOf } from './insights.ts'
import type { InsightRecords } from './records.ts'

/** Seeded pseudorandom numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number

type Person = (random: Random) => Partial<InsightRecords>

/** Normally distributed numbers around 0 (Box and Muller 1958). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const WEEKS = 26
const BEGIN = addDays(TODAY, -7 * WEEKS)
const all = days(BEGIN, 7 * WEEKS)
const weekday = (day: string): number => new Date(day).getUTCDay()

/** A daily peptide of which each dose is missed with a probability that may depend on its weekday. */
const daily = (name: string, random: Random, missed: (weekday: number) => number) => ({
  name,
  ...entry(
    [since(BEGIN)],
    all.filter((day) => random() >= missed(weekday(day))),
  ),
})

const alike =
  (share: number, peptides = 1) =>
  (random: Random): Partial<InsightRecords> => ({
    entries: Array.from({ length: peptides }, (_, index) => daily(`Peptide ${index}`, random, () => share)),
  })

/** Peptides that are forgotten together, day by day. */
const forgottenByDay =
  (share: number) =>
  (random: Random): Partial<InsightRecords> => {
    const taken = all.filter(() => random() >= share)
    return { entries: ['A', 'B', 'C'].map((name) => ({ name, ...entry([since(BEGIN)], taken) })) }
  }

const SATURDAY = 6

/** Doses of two amounts, half a year of them. */
const stepped = all
  .filter((_, index) => index % 7 === 0)
  .map((day, week) => aDose(day, { dose: week < WEEKS / 2 ? '0.25 mg' : '0.5 mg' }))

/**
 * Daily weigh-ins: a weekly change in pounds for either half, plus noise.
 * @param stays autocorrelation of the noise from day to day
 */
const weighed =
  (before: number, after: number, stays = 0) =>
  (random: Random): Partial<InsightRecords> => {
    let deviation = 0
    const weighIns = all.map((day, index) => {
      const half = all.length / 2
      const lost = (Math.min(index, half) * before + Math.max(0, index - half) * after) / 7
      deviation = stays * deviation + 1.5 * Math.sqrt(1 - stays ** 2) * normal(random)
      return { day, weight: Math.round(10 * (220 - lost + deviation)) / 10 }
    })
    return { doses: stepped, weighIns }
  }

/** Notes on every day around a changed dose, each with nausea at some probability. */
const noted =
  (before: number, after: number) =>
  (random: Random): Partial<InsightRecords> => ({
    doses: all.map((day, index) => {
      const isAfter = index >= all.length / 2
      const isUnwell = random() < (isAfter ? after : before)
      return aDose(day, { dose: isAfter ? '0.5 mg' : '0.25 mg', feeling: isUnwell ? 'Nausea' : 'Good' })
    }),
  })

/** A person who logs everything but has no effects. */
const everything: Person = (random) => ({
  ...alike(0.1, 3)(random),
  ...weighed(1, 1, 0.6)(random),
  ...noted(0.3, 0.3)(random),
})

/** People without effects, by the false statement to test. */
export const withoutEffect: Record<string, { claim: RegExp | 'finding'; person: Person }> = {
  'a weekday, 5% missed': { claim: /stand out: you/, person: alike(0.05) },
  'a weekday, 20% missed': { claim: /stand out: you/, person: alike(0.2) },
  'a weekday, days forgotten whole': { claim: /stand out: you/, person: forgottenByDay(0.1) },
  'a peptide, of 2': { claim: /missed more often/, person: alike(0.1, 2) },
  'a peptide, of 5': { claim: /missed more often/, person: alike(0.1, 5) },
  'weight by dose': { claim: /your weight changed by/, person: weighed(1, 1) },
  'weight by dose, water that stays for days': {
    claim: /your weight changed by/,
    person: weighed(1, 1, 0.6),
  },
  'symptoms by dose': { claim: /you noted symptoms/, person: noted(0.3, 0.3) },
  'the finding on top, of everything at once': { claim: 'finding', person: everything },
}

/** People with true effects. */
export const withEffect: typeof withoutEffect = {
  '30% of Saturdays missed, 5% of the others': {
    claim: /^Saturdays stand out: you/,
    person: (random) => ({ entries: [daily('A', random, (on) => (on === SATURDAY ? 0.3 : 0.05))] }),
  },
  'a peptide of which 20% is missed, and 5% of the other': {
    claim: /^You missed A more often/,
    person: (random) => ({ entries: [daily('A', random, () => 0.2), daily('B', random, () => 0.05)] }),
  },
  'the finding on top, of symptoms on 10% of days, then on 50%': {
    claim: 'finding',
    person: noted(0.1, 0.5),
  },
  'half a pound a week, then two': { claim: /your weight changed by/, person: weighed(0.5, 2) },
  'symptoms on 10% of days, then on 50%': { claim: /you noted symptoms/, person: noted(0.1, 0.5) },
}

/** The share of simulated people who see a sentence. */
export function sentenceRate(
  { claim, person }: (typeof withoutEffect)[string],
  people: number,
  seed: number,
): number {
  const random = seeded(seed)
  const found = Array.from({ length: people }, () => insightsOf({ ...nothing, ...person(random) }, TODAY))
  const isTold = ({ sentences, finding }: Insights) =>
    claim === 'finding' ? finding !== null : sentences.some(({ text }) => claim.test(text))
  return found.filter(isTold).length / people
}
