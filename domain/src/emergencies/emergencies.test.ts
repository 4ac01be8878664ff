import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPrimary } from '../safety/primary-hosts.ts'
import { emergenciesIn, emergencyHelp } from './emergencies.ts'
import { type EmergencyKind, emergencyKinds, severeKinds } from './emergency-kinds.ts'
import { emergencySources, emergencyText, insulinSource } from './texts.ts'

/** One sentence per kind of emergency, as people write them. */
const calls: [EmergencyKind, string][] = [
  ['overdose', 'I think I overdosed on semaglutide'],
  ['overdose', 'took too much tirzepatide'],
  ['overdose', 'I took 10 times the dose by mistake'],
  ['overdose', 'i took 10x my dose'],
  ['overdose', 'I took to much'],
  ['overdose', 'injected 10 mg instead of 1 mg'],
  ['overdose', 'accidently took double the dose'],
  ['overdose', 'I injected a whole vial'],
  ['overdose', 'OD’d on tirzepatide'],
  ['overdose', 'my kid swallowed my pills'],
  ['overdose', 'creo que es una sobredosis'],
  ['collapse', 'he is not waking up'],
  ['collapse', 'she is having a seizure'],
  ['allergic-reaction', 'my throat is closing'],
  ['allergic-reaction', 'cant breath after my shot'],
  ['allergic-reaction', 'toungue is swelling'],
  ['allergic-reaction', 'hives all over'],
  ['allergic-reaction', 'no puedo respirar'],
  ['allergic-reaction', 'my THROAT is swelling'],
  ['allergic-reaction', 'I can’t breathe'],
  ['allergic-reaction', 'is this an allergic reaction'],
  ['suicide', 'I want to die'],
  ['suicide', 'suicidal thoughts since wegovy'],
  ['suicide', 'I don’t want to live any more'],
  ['suicide', 'sucidal thoughts'],
  ['suicide', 'I want to end it all'],
  ['suicide', 'dont want to be here anymore'],
  ['suicide', 'no quiero vivir'],
  ['suicide', 'ich will nicht mehr leben'],
  ['suicide', 'je veux mourir'],
  ['chest-pain', 'chst pain'],
  ['chest-pain', 'me duele el pecho'],
  ['chest-pain', 'pain in my chest since this morning'],
  ['chest-pain', 'my chest feels tight'],
  ['abdominal-pain', 'severe abdominal pain and vomiting'],
  ['abdominal-pain', 'really bad stomach pain going to my back'],
  ['abdominal-pain', 'my belly hurts, the worst ever'],
]

test.each(calls)('%s: %s', (kind, text) => expect(emergenciesIn(text)).toContain(kind))

test.each([
  'How long does a mixed vial keep?',
  'stomach feels a little upset',
  'I die for chocolate',
  'my chest day at the gym',
  'I have injected 3 times this week',
  'can I take two doses at once?',
  'I want to dye my hair',
  'face skin tight after GHK-Cu',
  'I don’t want to live with acne',
  'how many times can a vial be used',
  'my daughter took a photo',
  'side effects of BPC-157',
  '',
])('%j is not an emergency', (text) => expect(emergenciesIn(text)).toEqual([]))

const harmless = fc.array(
  fc.constantFrom('please', 'tell', 'dose', 'weekly', 'and', 'vial', 'my', 'since', 'peptide', 'doctor'),
  { maxLength: 12 },
)
const spelled = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((up) => [...text].map((letter, index) => (up[index] ? letter.toUpperCase() : letter)).join(''))

describe('any surrounding text', () => {
  test('an emergency is recognized in any case and among any words', () => {
    fc.assert(
      fc.property(
        harmless,
        fc.constantFrom(...calls).chain(([, text]) => spelled(text)),
        harmless,
        fc.constantFrom(' ', ', ', '!! ', '\n', ' ... '),
        (before, call, after, gap) => {
          expect(emergenciesIn([...before, call, ...after].join(gap))).not.toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  test('of harmless words in any order, at most one text in fifty is taken for an emergency', () => {
    const texts = fc.sample(harmless, { numRuns: 1000, seed: 1 }).map((words) => words.join(' '))
    expect(texts.filter((text) => emergenciesIn(text).length > 0).length).toBeLessThanOrEqual(20)
  })
})

describe('the response', () => {
  test.each([...emergencyKinds, ...severeKinds])(
    'to %s says whom to call, cites its source and says that no one monitors the chat',
    (kind) => {
      const text = emergencyText([kind])
      expect(text).toContain('911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia')
      expect(text).toContain(emergencySources[kind].name)
      expect(text).toContain('Nobody monitors your messages here')
      expect(isPrimary(`${emergencySources[kind].address}/`)).toBe(true)
    },
  )

  test('cites a label of insulin where it says to ask before stopping insulin, and nowhere else', () => {
    for (const kind of [...emergencyKinds, ...severeKinds]) {
      const text = emergencyText([kind])
      expect(text.includes(insulinSource.name)).toBe(text.includes('Ask before you stop insulin'))
    }
    expect(emergencyText(['vision', 'dehydration']).split(insulinSource.name)).toHaveLength(2)
    expect(emergencyText(['jaundice'])).toContain(insulinSource.name)
    expect(isPrimary(insulinSource.address)).toBe(true)
  })

  test('to low blood sugar: 15 grams for a person who is awake, a call for one who is not', () => {
    const text = emergencyText(['low-sugar'])
    expect(text).toMatch(/take 15 grams of sugar now/)
    expect(text).toMatch(/won't wake up, can't swallow or has a seizure, call/)
  })

  test.each([
    'hcg and blood clots',
    'blood clots and semaglutide',
    'I take Eliquis for blood clots',
    'my dad had blood clots',
  ])('says nothing to the topic of blood clots: %s', (question) => {
    expect(emergencyHelp(question)).toBeUndefined()
  })

  test.each(['I am passing blood clots', 'blood clots in my pee', 'vomiting blood clots'])(
    'takes clots that come out for bleeding: %s',
    (text) => expect(emergencyHelp(text)?.kinds).toEqual(['bleeding']),
  )

  test('has both texts when both apply, suicide first', () => {
    const help = emergencyHelp('What happens if I inject the whole vial to end it')
    expect(help?.kinds).toEqual(['suicide', 'overdose'])
    expect(help?.text).toMatch(/988[\s\S]*1-800-222-1222/)
    expect(emergencyHelp('how long does a vial keep')).toBeUndefined()
  })
})
