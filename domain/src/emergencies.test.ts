import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EmergencyKind, emergencyIn, emergencyKinds, emergencyText } from './emergencies.ts'

/** As people write, one of each row of what counts. */
const calls: [EmergencyKind, string][] = [
  ['overdose', 'I think I overdosed on semaglutide'],
  ['overdose', 'took too much tirzepatide'],
  ['overdose', 'I took 10 times the dose by mistake'],
  ['allergic-reaction', 'my THROAT is swelling'],
  ['allergic-reaction', 'I can’t breathe'],
  ['allergic-reaction', 'is this an allergic reaction'],
  ['suicide', 'I want to die'],
  ['suicide', 'suicidal thoughts since wegovy'],
  ['suicide', 'I don’t want to live any more'],
  ['chest-pain', 'pain in my chest since this morning'],
  ['chest-pain', 'my chest feels tight'],
  ['abdominal-pain', 'severe abdominal pain and vomiting'],
  ['abdominal-pain', 'my belly hurts, the worst ever'],
]

test.each(calls)('%s: %s', (kind, text) => expect(emergencyIn(text)).toBe(kind))

test.each([
  'How long does a mixed vial keep?',
  'stomach feels a little upset',
  'I die for chocolate',
  'my chest day at the gym',
  'side effects of BPC-157',
  '',
])('%j is none', (text) => expect(emergencyIn(text)).toBeUndefined())

const harmless = fc.array(
  fc.constantFrom('please', 'tell', 'dose', 'weekly', 'and', 'vial', 'my', 'since', 'peptide', 'doctor'),
  { maxLength: 12 },
)
const spelled = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((up) => [...text].map((letter, at) => (up[at] ? letter.toUpperCase() : letter)).join(''))

describe('whatever stands around it', () => {
  test('an emergency is seen, in any case and between any words', () => {
    fc.assert(
      fc.property(
        harmless,
        fc.constantFrom(...calls).chain(([, text]) => spelled(text)),
        harmless,
        fc.constantFrom(' ', ', ', '!! ', '\n', ' ... '),
        (before, call, after, gap) => {
          expect(emergencyIn([...before, call, ...after].join(gap))).toBeDefined()
        },
      ),
      { numRuns: 200 },
    )
  })

  test('harmless words alone are none', () => {
    fc.assert(
      fc.property(harmless, (words) => {
        expect(emergencyIn(words.join(' '))).toBeUndefined()
      }),
    )
  })
})

test.each(emergencyKinds)('%s begins with whom to call', (kind) => {
  expect(emergencyText(kind).slice(0, 200)).toMatch(/\b(911|988)\b/)
})
