import { describe, expect, test } from 'vitest'
import { someCatalogue } from '../stacks/catalogue.samples.ts'
import type { KnownPeptide } from '../stacks/proposals.ts'
import { judgeStack } from '../stacks/validator.ts'
import { goalDoubt } from '../weight/bmi.ts'
import { safetyRows } from './contraindications.ts'
import { type PlannedEntry, safetyWarnings, warningsForOthers } from './plan-safety.ts'
import { cautioned, forbidden, PT141 } from './profile-notes.samples.ts'
import type { StackPerson } from './stack-people.ts'
import type { WarningCode } from './warnings.ts'

const adult = { age: 40, healthConditions: null as string | null, allergies: null as string | null }
type Person = Partial<StackPerson>

const entry = (name: string, notes: string | null = null): PlannedEntry => ({
  name,
  notes,
  peptide: someCatalogue.find((peptide) => peptide.name === name),
})
const warned = (one: PlannedEntry, person: Person = {}, others: PlannedEntry[] = []) =>
  safetyWarnings(one, { person: { ...adult, ...person }, others, catalogue: someCatalogue })
const codesOf = (...args: Parameters<typeof warned>): WarningCode[] => warned(...args).map(({ code }) => code)
const isSuggested = (name: string, person: Person) =>
  judgeStack([{ name, dose: '1 mg', frequency: 'Weekly' }], { ...adult, ...person }, someCatalogue).accepted
    .length > 0

describe('a profile against a plan and the stack builder', () => {
  test.each(forbidden)('%s with "%s"', (name, healthConditions) => {
    const warnings = warned(entry(name), { healthConditions })
    const against = warnings.filter(({ code }) => code === 'CONTRAINDICATED')
    expect(against.length).toBeGreaterThan(0)
    for (const { message } of against) expect(message).toMatch(/^You noted “.+”: .+ \(.+\)\.$/)
    expect(isSuggested(name, { healthConditions })).toBe(false)
    expect(isSuggested(name, {})).toBe(true)
  })

  test.each(cautioned)('%s with "%s" is a caution', (name, healthConditions, says) => {
    const caution = warned(entry(name), { healthConditions }).find(({ message }) => says.test(message))
    expect(caution?.code).toBe('CAUTION')
    expect(isSuggested(name, { healthConditions })).toBe(true)
  })

  test.each([
    ['Semaglutide', null],
    ['Semaglutide', 'none'],
    ['Semaglutide', 'no cancer, no pancreatitis'],
    ['Semaglutide', 'never pregnant'],
    ['BPC-157', 'gesund'],
    ['Tesamorelin', 'no tumors'],
    [PT141, 'gastric bypass 2015, no heart disease'],
    ['Semaglutide', 'trying to lose weight'],
    ['Semaglutide', 'my wife is pregnant'],
    ['Semaglutide', 'mother has type 1 diabetes, aunt had pancreatitis'],
    ['Semaglutide', 'mi madre tiene diabetes tipo 1'],
    ['Semaglutide', 'Vater hatte Pankreatitis'],
    ['Semaglutide', 'family history of gallstones'],
    ['Semaglutide', 'gallstones, gallbladder out in 2015'],
    ['Semaglutide', 'piedras en el riñón'],
    ['Ipamorelin', 'aunt had breast cancer'],
  ])('%s with "%s" is nothing to warn of', (name, healthConditions) => {
    const codes = codesOf(entry(name), { healthConditions })
    expect(codes.filter((code) => code !== 'UNREAD_NOTE')).toEqual([])
  })
})

test('judges personal peptides by the names in them and by their notes', () => {
  for (const one of [entry('Ozempic pen'), entry('My blue pen', 'Wegovy'), entry('Xultophy')])
    expect(codesOf(one, { healthConditions: 'MEN 2' })).toContain('CONTRAINDICATED')
  expect(codesOf(entry('Vitamin mix'), { healthConditions: 'MEN 2' })).toEqual([])
})

test('holds medicines in the notes of a catalog entry against the profile, and names them', () => {
  const messages = (notes: string) =>
    warned(entry('GHK-Cu', notes), { healthConditions: 'MEN 2' }).map(({ message }) => message)
  expect(messages('on Xultophy').join()).toMatch(/Your notes name Xultophy\. You noted “MEN 2”: .+ \(.+\)\./)
  expect(messages('in the evening')).toEqual([])
  const own = warned(entry('Semaglutide', 'Ozempic pen'), { healthConditions: 'MEN 2' })
  expect(own.filter(({ message }) => message.startsWith('Your notes name'))).toEqual([])
})

test('says once what a medicine in the notes means', () => {
  const messages = warned(entry('Semaglutide', 'on Xultophy')).map(({ message }) => message)
  expect(messages).toHaveLength(2)
  expect(messages.filter((message) => /low blood sugar/.test(message))).toHaveLength(1)
  expect(messages.filter((message) => /GLP-1 agonist too/.test(message))).toHaveLength(1)
})

test('finds an allergy to the whole class', () => {
  expect(codesOf(entry('Semaglutide'), { allergies: 'GLP-1s' })).toContain('ALLERGY')
  expect(codesOf(entry('BPC-157'), { allergies: 'GLP-1s' })).not.toContain('ALLERGY')
})

test('finds an allergy by any name of the substance', () => {
  expect(codesOf(entry('Semaglutide'), { allergies: 'Ozempic' })).toContain('ALLERGY')
  expect(codesOf(entry('Ozempic pen'), { allergies: 'semaglutide' })).toContain('ALLERGY')
  expect(codesOf(entry('BPC-157'), { allergies: 'peanuts, penicillin' })).toEqual([])
  expect(codesOf(entry('Semaglutide'), { allergies: 'allergic to liraglutide' })).toEqual(['ALLERGY'])
  expect(codesOf(entry('Tirzepatide'), { healthConditions: 'allergy to Ozempic' })).toContain('ALLERGY')
})

test('warns a person under 18', () => {
  expect(codesOf(entry('BPC-157'), { age: 16 })).toEqual(['UNDER_18'])
  expect(codesOf(entry('BPC-157'), { age: 18 })).toEqual([])
})

test('says when no label mentions pregnancy', () => {
  expect(warned(entry('TB-500'), { healthConditions: 'pregnant' })[0]?.message).toBe(
    'You noted “pregnant”: we found no primary source that calls TB-500 safe then, so ask your doctor first.',
  )
})

test('quotes unread clauses of notes, in a plan and in the stack builder', () => {
  const healthConditions = 'Ehlers-Danlos, MEN 2, no kidney disease'
  const unread = 'We couldn’t read “Ehlers-Danlos”. Ask before you start.'
  expect(warned(entry('GHK-Cu'), { healthConditions })).toEqual([{ code: 'UNREAD_NOTE', message: unread }])
  const person = { ...adult, healthConditions }
  const { accepted } = judgeStack(
    [{ name: 'GHK-Cu', dose: '1 mg', frequency: 'Daily' }],
    person,
    someCatalogue,
  )
  expect(accepted[0]?.cautions).toEqual([{ sentence: unread }])
})

test.each([
  'keine Vorerkrankungen',
  'ninguna enfermedad',
  'aucun médicament',
  'no health problems',
  'T2DM',
  'gallbladder out in 2015',
  'my wife is pregnant',
  'trying',
  'gallstones, mild, since 2019',
  'colon cancer, in remission',
])('%s is recognized', (healthConditions) => {
  expect(codesOf(entry('GHK-Cu'), { healthConditions })).not.toContain('UNREAD_NOTE')
})

test('warns of uncontrolled blood pressure once', () => {
  const noteWarnings = warned(entry(PT141), { healthConditions: 'BP runs 158/96 most days' })
  expect(noteWarnings.map(({ code }) => code)).toEqual(['CONTRAINDICATED'])
})

test('says once that NAION rules semaglutide out', () => {
  expect(codesOf(entry('Semaglutide'), { healthConditions: 'NAION' })).toEqual(['CONTRAINDICATED'])
})

test('every profile warning has the day its source was read', () => {
  const undated = safetyRows.flatMap(({ meanings }) => meanings).filter(({ source }) => !source.checked)
  expect(undated.map(({ source }) => source.name)).toEqual([])
})

describe('recognizes a second medicine of a class in any spelling', () => {
  const tirzepatide = entry('Tirzepatide')
  test.each<[string, Person, PlannedEntry[], string | null, RegExp]>([
    ['in the plan', {}, [entry('Semaglutide')], null, /^Semaglutide in your plan is a GLP-1 agonist too/],
    ['as a personal entry', {}, [entry('Ozempic pen')], null, /^Ozempic pen in your plan is a GLP-1/],
    [
      'in the notes of another',
      {},
      [entry('BPC-157', 'with Byetta')],
      null,
      /^Byetta in the notes of BPC-157/,
    ],
    ['in its own notes', {}, [], 'on Xultophy', /^Xultophy in your notes is a GLP-1 agonist too/],
    ['in the profile', { healthConditions: 'on Soliqua' }, [], null, /^Soliqua in your profile is a GLP-1/],
    ['by its class', { healthConditions: 'taking a GLP-1' }, [], null, /^A GLP-1 in your profile/],
  ])('%s', (_where, person, others, notes, says) => {
    const messages = warned({ ...tirzepatide, notes }, person, others).map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringMatching(says))
  })

  test("the same medicine by another name isn't a second one", () => {
    expect(codesOf(entry('Semaglutide', 'Ozempic'), { healthConditions: 'on Wegovy' })).toEqual([])
  })

  test('exenatide is named once, by its brand or substance', () => {
    const exenatide = { ...someCatalogue[0], name: 'Exenatide (extended-release)', aliases: ['Bydureon'] }
    for (const notes of ['on Bydureon', 'on exenatide']) {
      const situation = {
        person: adult,
        others: [],
        catalogue: [...someCatalogue, exenatide as KnownPeptide],
      }
      const codes = safetyWarnings({ ...tirzepatide, notes }, situation).map(({ code }) => code)
      expect(codes).toEqual(['SAME_CLASS'])
    }
  })

  test('insulin in a personal entry counts like insulin in the profile', () => {
    const messages = warned(entry('Semaglutide'), {}, [entry('NovoRapid')]).map(({ message }) => message)
    expect(messages).toEqual([expect.stringMatching(/^You noted “NovoRapid”: Insulin/)])
  })

  test('the stack builder leaves out second medicines of a class in the profile', () => {
    expect(isSuggested('Tirzepatide', { healthConditions: 'on Xultophy' })).toBe(false)
    expect(isSuggested('Cagrilintide', { healthConditions: 'on Symlin' })).toBe(false)
  })
})

describe('a weight-loss medicine', () => {
  const massOf = (bodyMass: number | null, begins: boolean, name = 'Semaglutide') =>
    safetyWarnings(entry(name), {
      person: { ...adult, bodyMass },
      others: [],
      catalogue: someCatalogue,
      begins,
    }).map(({ code }) => code)

  test.each([
    [17, true, ['BODY_MASS']],
    [17, false, ['BODY_MASS']],
    [24, true, ['BODY_MASS']],
    [24, false, []],
    [28, true, ['BODY_MASS']],
    [null, true, ['BODY_MASS']],
    [null, false, []],
    [32, true, []],
  ])('at a BMI of %s, added now: %s', (bodyMass, begins, codes) => {
    expect(massOf(bodyMass, begins)).toEqual(codes)
    expect(massOf(bodyMass, begins, 'Ozempic pen')).toEqual(codes)
    expect(massOf(bodyMass, begins, 'BPC-157')).toEqual([])
  })

  test('questions a goal weight at which the person would be underweight', () => {
    const person = { bodyMass: 34, goalDoubt: goalDoubt(120, 175) }
    expect(warned(entry('Semaglutide'), person)).toEqual([
      {
        code: 'GOAL_WEIGHT',
        message: expect.stringMatching(/^This goal is a BMI of 17.7, which is underweight/),
      },
    ])
    expect(warned(entry('BPC-157'), person)).toEqual([])
  })
})

test('an allergy to benzyl alcohol is said of powders, and of no finished pen', () => {
  const person = { allergies: 'benzyl alcohol' }
  expect(warned(entry('BPC-157'), person)).toEqual([
    { code: 'ALLERGY', message: expect.stringMatching(/^Bacteriostatic water contains benzyl alcohol/) },
  ])
  expect(warned(entry('Semaglutide'), person)).toEqual([])
})

test.each([
  ['Fiasp FlexTouch', null, 'Insulin or a sulfonylurea'],
  ['Januvia', null, 'DPP-4 inhibitor'],
  ['My pen', 'with Humulin N at night', 'Insulin or a sulfonylurea'],
])(
  '%s (%s) is said to matter for a GLP-1 medicine of the plan, and for nothing else',
  (name, notes, said) => {
    const others = [entry('Semaglutide'), entry('GHK-Cu')]
    const messages = warningsForOthers(entry(name, notes), others, someCatalogue).map(
      ({ message }) => message,
    )
    expect(messages).toEqual([expect.stringMatching(`^Semaglutide: You noted .*${said}`)])
  },
)

test('a catalog peptide without notes, and other words, mean nothing for the rest of a plan', () => {
  for (const one of [entry('BPC-157'), entry('Creatine'), entry('My pen', 'no insulin')])
    expect(warningsForOthers(one, [entry('Semaglutide')], someCatalogue)).toEqual([])
})

test.each([
  { allergies: 'benzyl alcohol intolerance' },
  { allergies: 'benzyl alcohol allergy' },
  { healthConditions: 'knee pain; allergic to benzyl alcohol' },
  { healthConditions: 'benzyl alcohol intolerance' },
])('the words for an allergy don’t hide it: $allergies $healthConditions', (person) => {
  expect(codesOf(entry('BPC-157'), person)).toContain('ALLERGY')
})

test.each([
  { allergies: 'Victoza allergy' },
  { healthConditions: 'Saxenda intolerance' },
  { healthConditions: 'hypersensitivity to liraglutide' },
])('an allergy to another of its class, however written: $allergies $healthConditions', (person) => {
  expect(codesOf(entry('Semaglutide'), person)).toContain('ALLERGY')
})

test.each([{ allergies: 'no allergy to benzyl alcohol' }, { healthConditions: 'not allergic to Victoza' }])(
  'no allergy: $allergies $healthConditions',
  (person) => {
    for (const name of ['BPC-157', 'Semaglutide'])
      expect(codesOf(entry(name), person)).not.toContain('ALLERGY')
  },
)
