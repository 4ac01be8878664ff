import { describe, expect, test } from 'vitest'
import { days, since } from '../adherence/adherence.samples.ts'
import { aDose, course, nothing, planned, TODAY } from './insights.samples.ts'
import { insightsOf } from './insights.ts'
import type { InsightRecords } from './records.ts'
import type { InsightTopic } from './sentences.ts'
import { symptomsIn } from './symptoms.ts'

const found = (records: Partial<InsightRecords>) => insightsOf({ ...nothing, ...records }, TODAY)

const sentencesOn = (records: Partial<InsightRecords>, topic: InsightTopic) =>
  found(records)
    .sentences.filter((sentence) => sentence.topic === topic)
    .map(({ text }) => text)

/** Every day since May 1, except Saturdays. */
const notOnSaturdays = days('2026-05-01', 45).filter((day) => new Date(day).getUTCDay() !== 6)

test('without data, each topic only says how much is needed', () => {
  const { sentences, needs } = found({})
  expect(sentences).toEqual([])
  expect(needs).toEqual({
    adherence: 'Appears after 7 due doses. You have 0 so far.',
    weekdays: 'Appears after 14 due doses that are daily or on set days. You have 0 so far.',
    weight: 'Weigh in on 4 days over at least 14 days. You have 0 so far.',
    feelings: 'Change a dose and note how you feel on 6 days before and after.',
    sites: 'Appears after 4 shots with a site. You have 0 so far.',
    gaps: 'Appears after 7 due doses.',
  })
})

describe('adherence', () => {
  test('is reported overall, and for a peptide missed more often than chance explains', () => {
    const entries = [
      planned('BPC-157', days('2026-05-01', 45)),
      planned('KPV', days('2026-05-11', 35).slice(5)),
    ]
    expect(found({ entries }).sentences[0]).toEqual({
      id: 'adherence',
      topic: 'adherence',
      text: 'You took 75 of the 90 doses that were due: 83%.',
      figures: [
        { of: 'doses taken', value: 75, shown: '75' },
        { of: 'doses due', value: 90, shown: '90 doses' },
        { of: 'adherence', value: 83, shown: '83%' },
      ],
      from: '2026-05-01',
      to: TODAY,
    })
    expect(sentencesOn({ entries }, 'adherence')[1]).toBe(
      'You missed KPV more often: 15 of 45 doses, against 0 of 45 for everything else.',
    )
    const slightly = [planned('BPC-157', days('2026-05-01', 43)), planned('KPV', days('2026-05-01', 40))]
    expect(sentencesOn({ entries: slightly }, 'adherence')).toHaveLength(1)
    expect(found({ entries }).peptides).toEqual([
      { name: 'BPC-157', taken: 45, due: 45 },
      { name: 'KPV', taken: 30, due: 45 },
    ])
  })

  test('reports no missed dose for a person who followed the plan, pauses included', () => {
    const periods = [since('2026-05-01', 'Daily', '2026-05-10'), since('2026-05-20')]
    const entries = [planned('BPC-157', [...days('2026-05-01', 10), ...days('2026-05-20', 26)], periods)]
    expect(sentencesOn({ entries }, 'adherence')).toEqual(['You took all 36 doses that were due.'])
    expect(sentencesOn({ entries }, 'weekdays')).toEqual([
      'No weekday stands out: you missed none of 36 doses.',
    ])
    expect(sentencesOn({ entries }, 'gaps')).toEqual(['No gaps: you never missed two due days in a row.'])
  })
})

describe('weekdays', () => {
  test('reports a weekday that stands out', () => {
    expect(sentencesOn({ entries: [planned('BPC-157', notOnSaturdays)] }, 'weekdays')).toEqual([
      'Saturdays stand out: you missed 7 of 7 doses, against 0 of 38 on all other days.',
    ])
  })

  test("doesn't report two misses, nor several doses missed on one forgotten day", () => {
    const twice = days('2026-05-01', 45).filter((day) => !['2026-05-02', '2026-05-09'].includes(day))
    expect(sentencesOn({ entries: [planned('BPC-157', twice)] }, 'weekdays')[0]).toMatch(
      /^No weekday stands out: you missed 2/,
    )
    const once = days('2026-05-02', 45).filter((day) => day !== '2026-05-09')
    const entries = ['A', 'B', 'C', 'D'].map((name) => planned(name, once, [since('2026-05-02')]))
    expect(sentencesOn({ entries }, 'weekdays')[0]).toMatch(/^No weekday stands out: you missed 4/)
  })

  test("doesn't report a single slip", () => {
    const entries = [planned('BPC-157', days('2026-05-02', 44))]
    expect(sentencesOn({ entries }, 'weekdays')).toEqual([
      'No weekday stands out: you missed 1 of 45 doses, on 1 weekday.',
    ])
  })

  test('ignores doses without a fixed day', () => {
    const entries = [planned('BPC-157', days('2026-01-01', 30), [since('2026-01-01', '3x per week')])]
    expect(found({ entries }).needs.weekdays).toContain('You have 0 so far.')
    expect(found({ entries }).needs.adherence).toBeNull()
  })
})

test("gaps are consecutive missed doses, longest first, and pauses don't count", () => {
  const periods = [since('2026-05-01', 'Daily', '2026-05-10'), since('2026-05-20')]
  const taken = ['2026-05-01', '2026-05-05', ...days('2026-05-06', 4), ...days('2026-05-21', 20)]
  const entries = [planned('BPC-157', taken, periods)]
  expect(found({ entries }).gaps).toEqual([
    { name: 'BPC-157', from: '2026-06-10', to: '2026-06-14', missed: 5 },
    { name: 'BPC-157', from: '2026-05-02', to: '2026-05-04', missed: 3 },
  ])
  expect(sentencesOn({ entries }, 'gaps')).toEqual([
    'There were 2 gaps. In the longest, you missed 5 doses of BPC-157 in a row.',
  ])
})

describe('weight', () => {
  const weighIns = (pounds: (day: number) => number) =>
    days('2026-03-01', 100).map((day, index) => ({ day, weight: pounds(index) }))

  test('is reported as a trend, next to the doses', () => {
    // Half a pound a week on the first dose, a pound and a half on the second.
    const weights = weighIns(
      (day) => 200 - (day < 29 ? day : 29) * (0.5 / 7) - Math.max(0, day - 29) * (1.5 / 7),
    )
    const doses = course('2026-03-02', ['0.25 mg', 4], ['500 mcg', 10])
    expect(found({ weighIns: weights, doses: doses.slice(4) }).levels).toEqual([])
    expect(sentencesOn({ weighIns: weights, doses }, 'weight')).toEqual([
      'Your trend went from 200 lbs to 183.6 lbs: −16.4 lbs, about −1.2 lbs a week.',
      'On 0.25 mg of Semaglutide your weight changed by −0.5 lbs a week (between −0.5 lbs and −0.5 lbs), on 500 mcg by −1.5 lbs (between −1.5 lbs and −1.5 lbs).',
    ])
    expect(found({ weighIns: weights, doses }).levels).toMatchObject([
      { name: 'Semaglutide', from: '2026-03-02', to: '2026-03-29', perWeek: -0.5, low: -0.5, high: -0.5 },
      { name: 'Semaglutide', from: '2026-03-30', to: '2026-06-08', perWeek: -1.5 },
    ])
  })

  test('a single different dose, a pause or another unit is not a step', () => {
    const weights = weighIns(() => 200)
    const steps = (...doses: Parameters<typeof course>[1][]) =>
      sentencesOn({ weighIns: weights, doses: course('2026-03-02', ...doses) }, 'weight').length - 1
    expect(steps(['0.25 mg', 6], ['0.5 mg', 6])).toBe(1)
    expect(steps(['0.25 mg', 6], ['0.5 mg', 1], ['0.25 mg', 6])).toBe(0)
    expect(steps(['0.25 mg', 6], ['10 units', 6])).toBe(0)
    const resumed = [...course('2026-01-05', ['0.25 mg', 5]), ...course('2026-04-27', ['0.5 mg', 5])]
    expect(sentencesOn({ weighIns: weights, doses: resumed }, 'weight')).toHaveLength(1)
  })
})

describe('side effects', () => {
  const around = (before: string[], after: string[]) =>
    [...before, 'Unwell', ...after].map((feeling, index) =>
      aDose(days('2026-05-01', index + 1).at(-1) ?? '', {
        feeling,
        dose: index < before.length ? '0.25 mg' : '0.5 mg',
      }),
    )
  const repeated = (feeling: string, times: number) => Array.from({ length: times }, () => feeling)

  test('are compared before and after a dose change, without the day of the change', () => {
    const doses = around(
      [...repeated('Good', 9), 'A little nauseous'],
      [...repeated('Nausea and tired', 8), 'No nausea, great', 'nausea gone'],
    )
    expect(sentencesOn({ doses }, 'feelings')).toEqual([
      'After Semaglutide went from 0.25 mg to 0.5 mg, you noted symptoms on 8 of 10 days with a note, against 1 of 10 before.',
    ])
    const { feelings, sentences } = found({ doses })
    expect(feelings).toMatchObject([
      { on: '2026-05-11', before: { noted: 10, unwell: 1 }, after: { noted: 10, unwell: 8 } },
    ])
    expect(sentences.at(-1)).toMatchObject({ from: '2026-05-01', to: '2026-05-28' })
  })

  test("may be due to chance, which the sentence says, and aren't compared over fewer than 6 days", () => {
    const slight = around(
      [...repeated('Good', 5), 'Tired'],
      [...repeated('Good', 3), ...repeated('Tired', 3)],
    )
    expect(sentencesOn({ doses: slight }, 'feelings')).toEqual([
      'Your symptoms didn’t clearly change after Semaglutide went from 0.25 mg to 0.5 mg. You noted symptoms on 3 of 6 days with a note, against 1 of 6 before.',
    ])
    const few = around(repeated('Good', 6), repeated('Nausea', 5))
    expect(sentencesOn({ doses: few }, 'feelings')).toEqual([])
    expect(found({ doses: few }).needs.feelings).toContain('on 6 days in the 28 days before')
  })

  test('noted several times on one day count once', () => {
    const doses = around(repeated('Good', 6), repeated('Nausea', 6)).flatMap((dose) => [dose, dose, dose])
    expect(found({ doses }).feelings).toMatchObject([{ before: { noted: 6 }, after: { noted: 6 } }])
  })

  test.each([
    ['Great', []],
    ['Tired', ['tired']],
    ['Unwell', ['unwell']],
    ['not well', ['unwell']],
    ['no headache, no nausea', []],
    ['Bad headache and some cramps', ['stomach pain', 'headache']],
    ['nausea gone', []],
    ['Nausea is finally gone!', []],
    ['less nausea', []],
    ['much less nausea than last week', []],
    ['headache and nausea went away', []],
    ['headache gone, but dizzy', ['dizziness']],
    ['tired, nausea gone', ['tired']],
    ['no longer nauseous', []],
    ['not as tired', []],
    ['hardly any heartburn', []],
    ['nausea better today', []],
    ['the cramps have stopped', []],
    ['more nausea than before', ['nausea']],
    ['nausea all day', ['nausea']],
    ['nausea not gone', ['nausea']],
  ])('%j', (feeling, symptoms) => {
    expect(symptomsIn(feeling)).toEqual(symptoms)
  })
})

describe('sites', () => {
  const shots = (...sites: string[]) =>
    sites.map((injectionSite, day) => aDose(days('2026-06-01', day + 1).at(-1) ?? '', { injectionSite }))

  test("lists how often each was used and which hadn't rested", () => {
    const doses = shots('Left thigh', 'left thigh', 'Right thigh', 'Left hip', 'somewhere else')
    expect(sentencesOn({ doses }, 'sites')).toEqual([
      'Your 4 shots at a site on your list went to 3 sites.',
      '1 of 4 shots reused a site within 7 days when a rested one was free.',
    ])
  })

  test('counts each site of a split dose as a shot', () => {
    const doses = ['2026-06-01', '2026-06-02'].map((day) =>
      aDose(day, { injectionSite: 'Left thigh', additionalSites: ['Right thigh'] }),
    )
    expect(sentencesOn({ doses }, 'sites')[0]).toMatch(/^Your 4 shots with a site went to 2 sites/)
  })

  test('includes renamed and added sites, but not excluded ones as alternatives', () => {
    const leg = {
      name: 'Left leg',
      names: ['Left leg', 'Left thigh'],
      region: 'thigh',
      neverSuggest: false,
    } as const
    const flank = { name: 'Flank', names: ['Flank'], region: null, neverSuggest: true }
    const doses = shots('Left thigh', 'Left leg', 'Left thigh', 'Left leg', 'Left ear')
    expect(sentencesOn({ doses, sites: [leg, flank] }, 'sites')).toEqual([
      'All 4 shots at a site on your list went to Left leg.',
      'You never reused a site on your list before it had rested 7 days while another had.',
    ])
    expect(sentencesOn({ doses, sites: [leg, { ...flank, neverSuggest: false }] }, 'sites')[1]).toMatch(
      /^3 of 4 shots/,
    )
  })

  test('no shot is too early when the label leaves no other site', () => {
    const round = [
      'Abdomen, upper right',
      'Abdomen, upper left',
      'Abdomen, lower right',
      'Abdomen, lower left',
    ]
    const entries = [{ ...planned('Semaglutide', []), regions: ['abdomen'] as const }]
    const doses = shots(...round, ...round)
    expect(sentencesOn({ doses, entries }, 'sites')[1]).toMatch(/^You never reused a site before/)
    expect(sentencesOn({ doses }, 'sites')[1]).toMatch(/^4 of 8 shots/)
  })
})
