import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StackPerson } from '../safety/stack-people.ts'
import { stackCandidates } from './candidates.ts'
import { someCatalogue } from './catalogue.samples.ts'
import { MAX_NEW_PEPTIDES, WEEKS_OF } from './choice.ts'
import { type BuiltStack, buildStacks, type PlannedPeptide } from './engine.ts'
import {
  experienceLevels,
  type StackQuestion,
  stackGoals,
  stackTimelines,
  weightLossPeptides,
} from './questions.ts'
import { judgeStack } from './validator.ts'

const adult = { age: 40, healthConditions: null, allergies: null }
const planned = (name: string, changes: Partial<PlannedPeptide> = {}): PlannedPeptide => ({
  ...{ name, dose: '1 mg', frequency: 'Weekly', isOwn: false },
  ...changes,
})

const build = (
  question: Partial<StackQuestion>,
  { plan = [], ...person }: Partial<StackPerson> & { plan?: PlannedPeptide[] } = {},
) =>
  buildStacks(
    { goals: ['recovery'], experienceLevel: 'advanced', timeline: '6+ months', ...question },
    { person: { ...adult, ...person }, plan, catalogue: someCatalogue },
  )
const names = ({ peptides }: BuiltStack) => peptides.map(({ name }) => name)

test.each(weightLossPeptides)(
  'who wants to lose weight with %s gets it at its first step',
  (weightLossPeptide) => {
    const { newStack } = build({ goals: ['weight-loss'], weightLossPeptide })
    const first = { semaglutide: '0.25 mg', tirzepatide: '2.5 mg', retatrutide: '2 mg' }[weightLossPeptide]
    expect(newStack.peptides).toEqual([
      expect.objectContaining({ dose: first, frequency: 'Weekly', isInPlan: false, cautions: [] }),
    ])
    expect(names(newStack)[0]?.toLowerCase()).toBe(weightLossPeptide)
    expect(newStack.peptides[0]?.evidence).toMatch(/^As far as/)
    expect(newStack.peptides[0]?.sources[0]?.url).toMatch(/^http/)
  },
)

test.each([
  ['Lantus', /Insulin or a sulfonylurea/],
  ['My warfarin', /you take warfarin/],
])('recognizes %s in a personal entry', (own, sentence) => {
  const built = build(
    { goals: ['weight-loss'], weightLossPeptide: 'semaglutide' },
    { plan: [planned(own, { isOwn: true, dose: '10 units', frequency: 'Daily' })] },
  )
  for (const stack of [built.currentStack, built.newStack])
    expect(stack.peptides.flatMap(({ cautions }) => cautions)).toContainEqual(
      expect.objectContaining({ sentence: expect.stringMatching(sentence) }),
    )
})

test('a weight-loss peptide serves no other goal', () => {
  const { newStack } = build({ goals: ['better-metabolism'], weightLossPeptide: 'semaglutide' })
  expect(newStack.peptides).toEqual([])
  expect(newStack.reasoning).toBe('No suitable option for better metabolism.')
})

describe('weight', () => {
  const losing = (person: Partial<StackPerson>, plan: PlannedPeptide[] = []) =>
    build({ goals: ['weight-loss'], weightLossPeptide: 'semaglutide' }, { ...person, plan })

  test.each([
    [17.9, /^Your BMI of 17\.9 is underweight, so talk to your doctor/],
    [24, /^Your BMI is 24\.0, and labels start weight loss at a BMI of 30, or 27/],
  ])('at a BMI of %s excludes a weight-loss medicine', (bodyMass, sentence) => {
    const { newStack } = losing({ bodyMass })
    expect(names(newStack)).toEqual([])
    expect(newStack.leftOut).toEqual([
      expect.objectContaining({ name: 'Semaglutide', sentence: expect.stringMatching(sentence) }),
    ])
  })

  test('underweight, doesn’t keep one that is in the plan either', () => {
    const { currentStack } = losing({ bodyMass: 17.9 }, [planned('Semaglutide')])
    expect(names(currentStack)).toEqual([])
    const [left] = currentStack.leftOut
    expect(left?.sentence).toMatch(
      /^Your BMI of 17\.9 is underweight.+ It is in your plan: don’t change anything/,
    )
    expect(names(losing({ bodyMass: 24 }, [planned('Semaglutide')]).currentStack)).toEqual(['Semaglutide'])
  })

  test.each([
    [28, /^Your BMI is 28\.0: labels ask for a weight-related condition/],
    [null, /^Add your height and weight to your profile so we know your BMI/],
  ])('at a BMI of %s adds a caution', (bodyMass, sentence) => {
    const { newStack } = losing({ bodyMass })
    expect(newStack.peptides[0]?.cautions).toEqual([
      expect.objectContaining({ sentence: expect.stringMatching(sentence) }),
    ])
  })

  test('questions a goal weight that would be underweight', () => {
    const { newStack } = losing({ bodyMass: 31, goalDoubt: 'Did you mean another weight?' })
    expect(newStack.peptides[0]?.cautions).toEqual([{ sentence: 'Did you mean another weight?' }])
  })

  test("from 30 on says nothing, nor with type 2 diabetes, nor about the plan's own", () => {
    expect(losing({ bodyMass: 31 }).newStack.peptides[0]?.cautions).toEqual([])
    expect(names(losing({ bodyMass: 24, healthConditions: 'type 2 diabetes' }).newStack)).toEqual([
      'Semaglutide',
    ])
    expect(names(losing({ bodyMass: 24 }, [planned('Semaglutide')]).currentStack)).toEqual(['Semaglutide'])
  })
})

describe('a suggested peptide that is in the plan', () => {
  const cautionsOf = (plan: PlannedPeptide[]) =>
    build({ goals: ['weight-loss'], weightLossPeptide: 'semaglutide' }, { bodyMass: 31, plan }).newStack
      .peptides[0]?.cautions

  test('names the plan’s dose beside the first step', () => {
    expect(cautionsOf([planned('Semaglutide')])).toEqual([
      {
        sentence: 'Your plan says 1 mg, Weekly: don’t change it before you talk to your prescriber.',
      },
    ])
  })

  test('adds nothing to the same dose', () => {
    expect(cautionsOf([planned('Semaglutide', { dose: '0.25 mg', frequency: 'Once a week' })])).toEqual([])
  })
})

describe('experience', () => {
  test('limits how new a peptide may be', () => {
    const { newStack } = build({
      goals: ['weight-loss'],
      weightLossPeptide: 'retatrutide',
      experienceLevel: 'beginner',
    })
    expect(newStack.leftOut).toEqual([
      { name: 'Retatrutide', sentence: 'We don’t suggest it to beginners: no country has approved it yet.' },
    ])
    expect(newStack.reasoning).toMatch(/^No suitable option for weight loss\. See below what we left out/)
  })

  test.each([
    ['intermediate', 2],
    ['advanced', 3],
  ] as const)('%s gets at most %i new ones', (experienceLevel, max) => {
    const goals = ['weight-loss', 'recovery', 'better-skin', 'burn-fat', 'immune'] as const
    const { newStack } = build({ goals, weightLossPeptide: 'semaglutide', experienceLevel })
    expect(newStack.peptides).toHaveLength(max)
    expect(
      newStack.leftOut.some(
        ({ sentence }) => sentence === `That would be more than ${max} new peptides at once.`,
      ),
    ).toBe(true)
  })
})

test('a timeline excludes what can’t be judged by then, and says so', () => {
  const { newStack } = build({ goals: ['burn-fat'], timeline: '1-3 months' })
  expect(newStack.leftOut).toEqual([
    {
      name: 'Tesamorelin',
      sentence: 'You can’t judge it before 26 weeks, and 1-3 months is too short for that.',
    },
  ])
  expect(names(build({ goals: ['burn-fat'], timeline: '3-6 months' }).newStack)).toEqual(['Tesamorelin'])
})

describe('the plan', () => {
  test('stays, and is extended for uncovered goals', () => {
    const { currentStack, newStack } = build(
      { goals: ['recovery', 'better-skin'] },
      { plan: [planned('BPC-157'), planned('My blend', { isOwn: true })] },
    )
    expect(currentStack.peptides.map(({ name, isInPlan }) => [name, isInPlan])).toEqual([
      ['BPC-157', true],
      ['Argireline', false],
    ])
    expect(currentStack.leftOut).toContainEqual({
      name: 'My blend',
      sentence: expect.stringMatching(/own entry/),
    })
    expect(names(newStack)).toEqual(['Argireline', 'BPC-157'])
    expect(currentStack.reasoning).toMatch(
      /^This stack is for recovery and better skin\. New for you: Argireline\b/,
    )
  })

  test('never gets a second of one mechanism, and a new stack says that it replaces it', () => {
    const { currentStack, newStack } = build(
      { goals: ['weight-loss'], weightLossPeptide: 'tirzepatide' },
      { plan: [planned('Semaglutide')] },
    )
    expect(names(currentStack)).toEqual(['Semaglutide'])
    expect(newStack.peptides[0]?.cautions[0]?.sentence).toMatch(
      /^Semaglutide in your plan works the same way/,
    )
  })

  test.each(['Ozempic', 'My semaglutide 5mg', 'compounded GLP-1', 'wegovy pens'])(
    'gets no GLP-1 agonist next to a member’s own entry called %s',
    (name) => {
      const { currentStack, newStack } = build(
        { goals: ['weight-loss'], weightLossPeptide: 'tirzepatide' },
        { plan: [planned(name, { isOwn: true })] },
      )
      expect(currentStack.peptides).toEqual([])
      expect(currentStack.leftOut[0]).toMatchObject({
        name: 'Tirzepatide',
        sentence: expect.stringContaining(`${name} is a GLP-1 agonist too`),
      })
      expect(newStack.peptides[0]?.cautions[0]?.sentence).toContain(`${name} in your plan works the same way`)
    },
  )

  test("with an unsuitable peptide doesn't tell the person to stop it on their own", () => {
    const { currentStack } = build({}, { healthConditions: 'pancreatitis', plan: [planned('Semaglutide')] })
    expect(names(currentStack)).toEqual(['BPC-157'])
    expect(currentStack.leftOut[0]?.sentence).toMatch(
      /don’t change anything before you talk to your prescriber\.$/,
    )
  })
})

test("doesn't suggest what an operator removed from the catalog", () => {
  const catalogue = someCatalogue.filter(({ name }) => name !== 'BPC-157')
  const question = { goals: ['recovery'], experienceLevel: 'advanced', timeline: '6+ months' } as const
  expect(buildStacks(question, { person: adult, plan: [], catalogue }).newStack.peptides).toEqual([])
})

const question = fc
  .record({
    goals: fc.uniqueArray(fc.constantFrom(...stackGoals), { minLength: 1 }),
    weightLossPeptide: fc.constantFrom(undefined, ...weightLossPeptides),
    experienceLevel: fc.constantFrom(...experienceLevels),
    timeline: fc.constantFrom(...stackTimelines),
  })
  .map((asked): StackQuestion => asked)

const person = fc.record({
  age: fc.constantFrom(null, 17, 18, 45, 90),
  healthConditions: fc.constantFrom(
    ...[null, 'none', 'MEN 2', 'breast cancer', 'pancreatitis', 'I take insulin', 'CKD', 'type 1 diabetes'],
    ...['anorexia', 'transplant', 'pituitary tumor', 'Wilson disease', 'pregnant', 'no cancer', 'gallstones'],
  ),
  allergies: fc.constantFrom(null, 'Wegovy', 'BPC-157', 'nuts'),
})

const plans = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...someCatalogue.map(({ name }) => name), 'My blend'),
    dose: fc.constantFrom('1 mg', '40 mg', '250 mcg', 'a bit', ''),
    frequency: fc.constantFrom('Daily', 'Weekly', 'As needed', ''),
    isOwn: fc.boolean(),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
)

test('over the whole input space, every stack passes the validator and stays within its limits', () => {
  fc.assert(
    fc.property(question, person, plans, (asked, somebody, plan) => {
      const both = buildStacks(asked, { person: somebody, plan, catalogue: someCatalogue })
      for (const [stack, from] of [
        [both.currentStack, plan],
        [both.newStack, []],
      ] as const) {
        const judged = judgeStack(stack.peptides, somebody, someCatalogue)
        expect(judged.leftOut).toEqual([])
        expect(judged.accepted.map(({ dose }) => dose)).toEqual(stack.peptides.map(({ dose }) => dose))
        const begun = from.filter(({ isOwn }) => !isOwn).map(({ name }) => name)
        const news = stack.peptides.filter(({ name }) => !begun.includes(name))
        expect(news.length).toBeLessThanOrEqual(MAX_NEW_PEPTIDES[asked.experienceLevel])
        for (const { name, sources, grade } of news) {
          const row = stackCandidates.find((stackCandidate) => stackCandidate.name === name)
          expect(row?.goals.some((goal) => asked.goals.includes(goal))).toBe(true)
          expect(row?.weeks).toBeLessThanOrEqual(WEEKS_OF[asked.timeline])
          expect(experienceLevels.indexOf(asked.experienceLevel)).toBeGreaterThanOrEqual(
            experienceLevels.indexOf(row?.from ?? 'advanced'),
          )
          if (row?.isAskedFor) expect(name.toLowerCase()).toBe(asked.weightLossPeptide)
          expect(sources.length).toBeGreaterThan(0)
          expect(grade).toBe(row?.grade)
        }
        expect(stack.reasoning).not.toBe('')
        const excluded = new Set(stack.leftOut.map(({ name }) => name))
        for (const name of begun)
          expect(excluded.has(name) || stack.peptides.some((peptide) => peptide.name === name)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('covers every combination of goal, level and timeline', () => {
  for (const goal of stackGoals)
    for (const experienceLevel of experienceLevels)
      for (const timeline of stackTimelines) {
        const { newStack } = build({
          goals: [goal],
          experienceLevel,
          timeline,
          weightLossPeptide: 'semaglutide',
        })
        expect(newStack.peptides.length).toBeLessThanOrEqual(1)
        expect(newStack.reasoning).toMatch(
          newStack.peptides.length > 0 ? /^This stack is for/ : /No suitable option/,
        )
      }
})
