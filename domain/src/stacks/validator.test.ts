import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safetyRows } from '../safety/contraindications.ts'
import { someCatalogue } from './catalogue.samples.ts'
import { judgeStack } from './validator.ts'

const adult = { age: 40, healthConditions: null, allergies: null }
const proposed = (name: string, dose = '1 mg', frequency = 'Weekly') => ({ name, dose, frequency })
const judge = (names: readonly string[], person: Partial<typeof adult> | object = {}) =>
  judgeStack(
    names.map((name) => proposed(name)),
    { ...adult, ...person },
    someCatalogue,
  )
const names = ({ accepted }: ReturnType<typeof judge>) => accepted.map(({ name }) => name)

describe('keeps the first of two incompatible peptides', () => {
  test.each([
    ['two GLP-1 agonists', ['Semaglutide', 'Tirzepatide'], /labels say not to use two/],
    ['a GLP-1 agonist and a blend with one', ['CagriSema', 'Retatrutide'], /labels say not to use two/],
    ['a blend and its part', ['CagriSema', 'Cagrilintide'], /already contains Cagrilintide/],
    ['a part and its blend', ['BPC-157', 'Wolverine blend'], /already contains BPC-157/],
    ['two of one mechanism', ['Tesamorelin', 'Sermorelin'], /works the same way \(GHRH analogue\)/],
    ['one whose blend works the same way', ['Tesamorelin', 'CJC-1295 / Ipamorelin'], /same way/],
    ['the same twice', ['BPC-157', 'bpc-157'], /already/],
  ])('%s', (_name, pair, sentence) => {
    const judged = judge(pair)
    expect(names(judged)).toEqual([pair[0]])
    expect(judged.leftOut).toEqual([expect.objectContaining({ sentence: expect.stringMatching(sentence) })])
  })

  test('combines different mechanisms', () => {
    expect(names(judge(['Semaglutide', 'Cagrilintide', 'BPC-157', 'GHK-Cu']))).toHaveLength(4)
  })
})

describe('profile notes', () => {
  test.each([
    ['Semaglutide', 'medullary thyroid cancer'],
    ['Tirzepatide', 'my mother had medullary thyroid carcinoma'],
    ['CagriSema', 'MEN 2'],
    ['Retatrutide', 'family history of MTC'],
    ['Semaglutide', 'Pancreatitis in 2019'],
    ['Semaglutide', 'pancreatits'],
    ['Semaglutide', 'mens 2'],
    ['Semaglutide', 'type one diabetes'],
    ['Semaglutide', 'gastroparesis'],
    ['Tirzepatide', 'Type 1 diabetes'],
    ['Semaglutide', 'bulimia as a teenager'],
    ['Tesamorelin', 'breast cancer, in treatment'],
    ['CJC-1295 / Ipamorelin', 'lymphoma'],
    ['BPC-157', 'skin cancer, removed'],
    ['Wolverine blend', 'leukemia'],
    ['Tesamorelin', 'pituitary adenoma'],
    ['Thymosin Alpha-1', 'kidney transplant'],
    ['GHK-Cu', 'Wilson’s disease'],
  ])('exclude %s with "%s", citing the source', (name, healthConditions) => {
    const judged = judge([name], { healthConditions })
    expect(judged.accepted).toEqual([])
    expect(judged.leftOut[0]?.source).toMatchObject({ url: expect.stringMatching(/^https?:/) })
    expect(names(judge([name], { healthConditions: null }))).toEqual([name])
  })

  test.each([
    ['Semaglutide', 'suicidal thoughts', /On January 13, 2026 the FDA asked/],
    ['Semaglutide', 'gallstones', /Gallbladder/],
    ['Semaglutide', 'CKD stage 4', /kidney or liver/],
    ['Tirzepatide', 'cirrhosis', /kidney or liver/],
    ['Semaglutide', 'diabetic retinopathy', /retinopathy/],
    ['Semaglutide', 'I take insulin', /low blood sugar/],
    ['Semaglutide', 'warfarin', /warfarin/],
    ['Tirzepatide', 'on the pill', /Birth control/],
    ['Tesamorelin', 'type 2 diabetes', /blood sugar/],
  ])('add a caution to %s with "%s", citing the source', (name, healthConditions, sentence) => {
    const [accepted] = judge([name], { healthConditions }).accepted
    const caution = accepted?.cautions.find((caution) => sentence.test(caution.sentence))
    expect(caution?.source).toMatchObject({ url: expect.stringMatching(/^https:/) })
  })

  test.each([
    'no cancer',
    'no family history of medullary thyroid cancer',
    'never had pancreatitis',
    'kidney stones',
  ])('have no effect for "%s"', (healthConditions) => {
    const [accepted, ...others] = judge(['Semaglutide', 'BPC-157'], { healthConditions }).accepted
    expect(others).toHaveLength(1)
    expect(accepted?.cautions).toEqual([])
  })

  test.each([
    ['Semaglutide', { allergies: 'semaglutide' }],
    ['Semaglutide', { allergies: 'Ozempic, nuts' }],
    ['CagriSema', { allergies: 'allergic to cagrilintide' }],
    ['GHK-Cu', { healthConditions: 'allergy: copper peptide' }],
    ['BPC-157', { allergies: 'BPC 157' }],
  ])('exclude %s when it is an allergy', (name, person) => {
    expect(judge([name], person).leftOut).toEqual([
      { name, sentence: 'Your profile lists it as an allergy.' },
    ])
  })
})

test.each([
  [{ age: 17 }, /stacks for adults/],
  [{ age: null }, /no date of birth/],
  [{ healthConditions: 'pregnant, 3rd month' }, /during pregnancy/],
  [{ healthConditions: 'Im pregant' }, /during pregnancy/],
  [{ healthConditions: '8 weeks along, expecting a baby' }, /during pregnancy/],
  [{ healthConditions: 'we are trying to conceive' }, /during pregnancy/],
])('may exclude everything: %j', (person, rest) => {
  const judged = judge(['BPC-157', 'Argireline'], person)
  expect(judged.accepted).toEqual([])
  expect(judged.leftOut).toHaveLength(2)
  expect(judged.rest).toMatch(rest)
})

test.each([
  ['10 mg', 'Weekly', '7.2 mg'],
  ['7.2 mg', 'Weekly', '7.2 mg'],
  ['8000 mcg', 'Weekly', '7.2 mg'],
  ['5 mg', '2x per week', '3.6 mg'],
  ['2 mg', 'Daily', '1.029 mg'],
  ['9 mg', 'Every 2 weeks', '7.2 mg'],
  ['9 mg', 'As needed', '9 mg'],
  ['two of them', 'Weekly', 'two of them'],
])('%s %s of something whose label ends at 7.2 mg a week is %s', (dose, frequency, expected) => {
  const [accepted] = judgeStack([proposed('Semaglutide', dose, frequency)], adult, someCatalogue).accepted
  expect(accepted?.dose).toBe(expected)
  expect(accepted?.cautions.some(({ sentence }) => sentence.startsWith('We cut '))).toBe(
    dose !== expected && !/^7/.test(dose),
  )
})

test.each([
  ['2 mL', 'Weekly', true],
  ['2 patches', 'Weekly', true],
  ['9 mg', 'As needed', true],
  ['1 mg', 'Weekly', false],
])('%s %s, incomparable with a label, says so', (dose, frequency, isTold) => {
  const [accepted] = judgeStack([proposed('Semaglutide', dose, frequency)], adult, someCatalogue).accepted
  const cautions = accepted?.cautions.filter(({ sentence }) => sentence.includes('can’t be compared')) ?? []
  expect(cautions.map(({ source }) => Boolean(source))).toEqual(isTold ? [true] : [])
})

test('excludes unknown peptides', () => {
  expect(judge(['Unobtainium']).leftOut).toEqual([
    { name: 'Unobtainium', sentence: 'It isn’t in the catalogue.' },
  ])
})

test('every row cites a page', () => {
  const meanings = safetyRows.flatMap((row) => row.meanings)
  expect(meanings.length).toBeGreaterThan(20)
  for (const { source, sentence } of meanings) {
    expect(source.url).toMatch(/^https?:\/\//)
    expect(sentence).toMatch(/\.$/)
  }
})

const notes = fc.constantFrom(
  ...[null, 'none', 'MEN 2', 'cancer', 'pancreatitis', 'insulin', 'CKD', 'type 1 diabetes', 'no cancer'],
  ...['bulimia', 'transplant', 'pituitary', 'Wilson disease', 'pregnant', 'gallstones', 'trying for a baby'],
)

test('for any proposal and person, validating the result again keeps all of it', () => {
  const item = fc.record({
    name: fc.oneof(fc.constantFrom(...someCatalogue.map(({ name }) => name)), fc.string()),
    dose: fc.constantFrom('1 mg', '0.5 mg', '50 mg', '250 mcg', 'a bit', ''),
    frequency: fc.constantFrom('Daily', 'Weekly', '2x per week', 'As needed', 'Monthly', ''),
  })
  const person = fc.record({
    age: fc.constantFrom(null, 16, 18, 70),
    healthConditions: notes,
    allergies: fc.constantFrom(null, 'Ozempic', 'nuts', 'BPC-157'),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), person, (proposal, somebody) => {
      const { accepted, leftOut } = judgeStack(proposal, somebody, someCatalogue)
      expect(accepted.length + leftOut.length).toBe(proposal.length)
      const again = judgeStack(accepted, somebody, someCatalogue)
      expect(again.leftOut).toEqual([])
      expect(again.accepted.map(({ name, dose }) => [name, dose])).toEqual(
        accepted.map(({ name, dose }) => [name, dose]),
      )
      const glp1 = accepted.filter(({ peptide }) => peptide.peptideClass === 'GLP-1 agonist')
      expect(glp1.length).toBeLessThanOrEqual(1)
      if ((somebody.age ?? 0) < 18) expect(accepted).toEqual([])
    }),
  )
})

test('cautions after an allergy to another GLP-1 medicine, and to benzyl alcohol in the water', () => {
  const person = { age: 40, healthConditions: null }
  const cautionsOf = (name: string, allergies: string) =>
    judgeStack([{ name, dose: '1 mg', frequency: 'Weekly' }], { ...person, allergies }, someCatalogue)
      .accepted.flatMap(({ cautions }) => cautions)
      .map(({ sentence }) => sentence)
  expect(cautionsOf('Tirzepatide', 'allergic to Ozempic')).toEqual([
    expect.stringMatching(/^You noted an allergy to Semaglutide/),
  ])
  expect(cautionsOf('Tirzepatide', 'GLP-1s')).toEqual([expect.stringMatching(/allergy to GLP-1 medicines/)])
  expect(cautionsOf('BPC-157', 'benzyl alcohol')).toEqual([
    expect.stringMatching(/^Bacteriostatic water contains benzyl alcohol/),
  ])
  expect(cautionsOf('BPC-157', 'copper')).toEqual([])
})
