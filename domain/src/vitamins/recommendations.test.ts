import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genders } from '../accounts/profile.ts'
import { recommendVitamins } from './recommendations.ts'
import type { RecommendationFacts } from './rules.ts'
import { sources } from './sources.ts'

/** A man of 36 without anything special. */
const facts = (changes: Partial<RecommendationFacts> = {}): RecommendationFacts => ({
  age: 36,
  gender: 'male',
  weight: 170,
  goalWeight: 170,
  healthConditions: null,
  allergies: null,
  peptides: [],
  ...changes,
})
const plan = (...names: string[]) => ({ peptides: names.map((name) => ({ name, category: 'Other' })) })
const namesOf = (changes: Partial<RecommendationFacts> = {}) =>
  recommendVitamins(facts(changes)).recommendations.map(({ name }) => name)
const find = (name: string, changes: Partial<RecommendationFacts>) =>
  recommendVitamins(facts(changes)).recommendations.find((found) => found.name === name)

describe('recommendations', () => {
  test('are only vitamin D for a man without special needs', () => {
    expect(namesOf()).toEqual(['Vitamin D3'])
  })

  test.each([
    'Semaglutide',
    'Tirzepatide',
    'Retatrutide',
    'Liraglutide',
    'Ozempic',
    'My wegovy pen',
    'Cagrilintide',
    'CagriSema',
    'Foundayo',
    'Bydureon BCise',
  ])('%s lowers appetite', (name) => {
    expect(namesOf(plan(name))).toEqual(['Multivitamin', 'Vitamin D3', 'Vitamin B12', 'Calcium'])
    expect(find('Multivitamin', plan(name))?.reason).toContain(
      `Your plan includes ${name}, which lowers appetite.`,
    )
  })

  test("a similar-sounding name doesn't count", () => {
    expect(namesOf(plan('Teduglutide'))).toEqual(['Vitamin D3'])
  })

  test('two of them are named together', () => {
    expect(find('Vitamin B12', plan('Semaglutide', 'Cagrilintide'))?.reason).toMatch(
      /^Your plan includes Semaglutide and Cagrilintide, which lower appetite\./,
    )
  })

  test('losing weight is enough, with its own reason', () => {
    expect(namesOf({ goalWeight: 169 })).toContain('Multivitamin')
    expect(find('Multivitamin', { goalWeight: 169 })?.reason).toContain(
      'Your goal weight is below your weight',
    )
    expect(namesOf({ goalWeight: 171 })).not.toContain('Multivitamin')
    expect(namesOf({ goalWeight: null })).not.toContain('Multivitamin')
    expect(namesOf({ weight: null, goalWeight: 100 })).not.toContain('Multivitamin')
  })

  test('peptides that act through growth hormone, by name or by category', () => {
    expect(namesOf(plan('Ipamorelin'))).toEqual(['Vitamin D3', 'Zinc'])
    const own = [{ name: 'Blend 7', category: 'Growth Hormone Releasing' }]
    expect(find('Zinc', { peptides: own })?.reason).toContain('Blend 7, which acts through growth hormone')
  })

  test('peptides for repair', () => {
    expect(namesOf(plan('BPC-157', 'TB-500'))).toEqual(['Vitamin D3', 'Vitamin C'])
    expect(find('Vitamin C', plan('BPC-157', 'TB-500'))?.reason).toContain('BPC-157 and TB-500')
    expect(find('Vitamin C', plan('KLOW'))?.reason).toContain('KLOW')
  })

  test('age and sex', () => {
    expect(namesOf({ gender: 'female' })).toEqual(['Vitamin D3', 'Iron', 'Folic Acid'])
    expect(namesOf({ gender: 'female', age: 50 })).toContain('Iron')
    expect(namesOf({ gender: 'female', age: 51 })).toEqual(['Vitamin D3', 'Vitamin B12', 'Calcium'])
    expect(namesOf({ age: 51 })).toEqual(['Vitamin D3', 'Vitamin B12'])
    expect(namesOf({ age: 71 })).toEqual(['Vitamin D3', 'Vitamin B12', 'Calcium', 'Magnesium'])
    expect(namesOf({ age: 71, goalWeight: 150 })).not.toContain('Magnesium')
  })

  test('magnesium explains why it is below the need', () => {
    expect(find('Magnesium', { age: 75 })).toMatchObject({
      amount: 350,
      includesFood: false,
      reason: expect.stringContaining(
        'You need 420 mg a day, but no more than 350 mg of it from supplements.',
      ),
    })
  })

  test('without a sex shows the lower amount and says so', () => {
    expect(find('Vitamin C', { gender: 'other', ...plan('BPC-157') })).toMatchObject({
      amount: 75,
      reason: expect.stringContaining('75 mg for women, 90 mg for men'),
    })
    expect(namesOf({ gender: 'prefer_not_to_say' })).toEqual(['Vitamin D3'])
  })
})

describe('restrictions', () => {
  test.each([
    [{ age: null }, ['dateOfBirth']],
    [{ gender: null }, ['gender']],
    [{ age: null, gender: null }, ['dateOfBirth', 'gender']],
  ])('%o', (gap, missing) => {
    expect(recommendVitamins(facts(gap))).toMatchObject({ missing, withheld: null, recommendations: [] })
  })

  test('under 19 and in pregnancy, other amounts apply', () => {
    expect(recommendVitamins(facts({ age: 18 }))).toMatchObject({ withheld: 'under-19', recommendations: [] })
    for (const healthConditions of [
      'Pregnant, week 12',
      'breastfeeding',
      'Breast-feeding my son',
      'nursing',
    ]) {
      expect(recommendVitamins(facts({ healthConditions }))).toMatchObject({
        withheld: 'pregnancy',
        recommendations: [],
        noted: [healthConditions],
      })
    }
  })

  test.each(['None', 'no known allergies', 'n/a', '-', ' none. ', ''])('%j has no effect', (allergies) => {
    expect(recommendVitamins(facts({ allergies })).noted).toEqual([])
  })

  test('notes are returned verbatim', () => {
    const { noted } = recommendVitamins(facts({ healthConditions: ' Asthma ', allergies: 'Nonoxynol, fish' }))
    expect(noted).toEqual(['Asthma', 'Nonoxynol, fish'])
  })

  test('known interactions are listed with their subject and source', () => {
    const [kidneys] = find('Vitamin D3', { healthConditions: 'Chronic kidney disease' })?.cautions ?? []
    expect(kidneys).toEqual({ sentence: expect.stringContaining('kidney'), source: sources.kidneyDisease })
    const [warfarin] =
      find('Multivitamin', { healthConditions: 'on Jantoven', goalWeight: 1 })?.cautions ?? []
    expect(warfarin).toEqual({ sentence: expect.stringContaining('vitamin K'), source: sources.vitaminK })
    for (const healthConditions of ['Asthma', 'No kidney problems']) {
      expect(find('Vitamin D3', { healthConditions })?.cautions).toEqual([])
    }
  })

  test.each(['Hemochromatosis', 'Postmenopausal', 'Thalassaemia'])(
    '%s: iron is left out, and why',
    (healthConditions) => {
      const { recommendations, leftOut } = recommendVitamins(facts({ gender: 'female', healthConditions }))
      expect(recommendations.map(({ name }) => name)).toEqual(['Vitamin D3', 'Folic Acid'])
      expect(leftOut).toEqual([
        { name: 'Iron', sentence: expect.stringContaining('iron'), source: expect.anything() },
      ])
      // No one sees reasons against a vitamin we wouldn't recommend anyway.
      expect(recommendVitamins(facts({ healthConditions })).leftOut).toEqual([])
    },
  )

  test('iron overload excludes vitamin C', () => {
    const bpc = { ...plan('BPC-157'), healthConditions: 'iron overload' }
    expect(namesOf(bpc)).toEqual(['Vitamin D3'])
    expect(recommendVitamins(facts(bpc)).leftOut).toMatchObject([{ name: 'Vitamin C' }])
  })

  test('a multivitamin after menopause has no iron', () => {
    const cautions = (age: number) => find('Multivitamin', { gender: 'female', age, goalWeight: 1 })?.cautions
    expect(cautions(50)).toEqual([])
    expect(cautions(51)).toMatchObject([{ sentence: expect.stringContaining('one without') }])
  })

  test.each(['Metformin', 'omeprazole daily'])('%s is a reason to look at B12', (healthConditions) => {
    expect(namesOf({ healthConditions })).toEqual(['Vitamin D3', 'Vitamin B12'])
    expect(find('Vitamin B12', { healthConditions })).toMatchObject({
      reason: expect.stringContaining('Your notes'),
      cautions: [{ sentence: expect.stringContaining('vitamin B12') }],
    })
    expect(namesOf({ healthConditions: `Not taking ${healthConditions}` })).toEqual(['Vitamin D3'])
  })
})

const anyPeptide = fc.constantFrom('Semaglutide', 'BPC-157', 'Ipamorelin', 'GHK-Cu', 'KPV', 'Mounjaro')

test('for any person, amounts stay below the upper limit, each once with a reason', () => {
  const anybody = fc.record({
    age: fc.option(fc.integer({ min: 0, max: 125 })),
    gender: fc.option(fc.constantFrom(...genders)),
    weight: fc.option(fc.integer({ min: 1, max: 1500 })),
    goalWeight: fc.option(fc.integer({ min: 1, max: 1500 })),
    healthConditions: fc.option(fc.constantFrom('kidney stones', 'pregnant', 'warfarin', 'none', 'thyroid')),
    allergies: fc.option(fc.string()),
    peptides: fc.array(fc.record({ name: anyPeptide, category: fc.constant('Other') }), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(anybody, (person) => {
      const { missing, withheld, recommendations } = recommendVitamins(person)
      const names = recommendations.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(recommendations.length > 0).toBe(missing.length === 0 && withheld === null)
      for (const { amount, upperLimit, reason } of recommendations) {
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(upperLimit ?? Number.POSITIVE_INFINITY)
        expect(reason).toMatch(/^[A-Z].*\.$/)
        expect(reason).not.toMatch(/undefined|null|NaN/)
      }
      // A multivitamin contains some of it, so a limited vitamin stays below its limit when combined with one.
      const atLimit = recommendations.filter(
        ({ amount, upperLimit, limitsSupplementsOnly }) => limitsSupplementsOnly && amount === upperLimit,
      )
      if (names.includes('Multivitamin')) expect(atLimit).toEqual([])
    }),
    { numRuns: 400 },
  )
})
