/** What somebody writes who has nothing to note. */
const NOTHING = /^(?:none?|nil|nothing|n\/?a|no known.*|-+)?[.!]?$/i

/** What a person noted about their health, word for word and without what says nothing. */
export const notesOf = (person: { healthConditions: string | null; allergies: string | null }): string[] =>
  [person.healthConditions, person.allergies]
    .map((note) => note?.trim() ?? '')
    .filter((note) => !NOTHING.test(note))

/** Whether the notes speak of pregnancy or breastfeeding, for which other amounts hold. */
export const mentionsPregnancy = (notes: readonly string[]): boolean =>
  notes.some((note) => /pregnan|breast-?\s?feed|lactating|trying to conceive/i.test(note))

interface Caution {
  /** what a note has to speak of */
  about: RegExp
  /** names of supplements */
  concerns: readonly string[]
  sentence: string
}

/** Interactions that the NIH ODS fact sheets name. Everything else a person noted is for their clinician to judge. */
const cautions: readonly Caution[] = [
  {
    about: /kidney|renal|dialysis/i,
    concerns: ['Magnesium', 'Calcium', 'Vitamin D3', 'Vitamin C', 'Multivitamin'],
    sentence: 'Because of what you noted about your kidneys, ask first how much of it is right for you.',
  },
  {
    about: /warfarin|coumadin|blood thinner|anticoagula/i,
    concerns: ['Multivitamin'],
    sentence:
      'Multivitamins often contain vitamin K, which works against warfarin: ask before you start or stop one.',
  },
  {
    about: /thyroid|levothyroxine/i,
    concerns: ['Calcium', 'Iron', 'Multivitamin'],
    sentence: 'It can keep levothyroxine from being absorbed: leave at least 4 hours between them.',
  },
  {
    about: /parathyroid|hypercalc|sarcoid/i,
    concerns: ['Calcium', 'Vitamin D3'],
    sentence: 'It can raise the calcium in your blood: ask before you take it.',
  },
  {
    about: /ha?emochromatosis|iron overload/i,
    concerns: ['Vitamin C', 'Multivitamin'],
    sentence:
      'It may bring more iron into a body that stores too much: ask first, and choose one without iron.',
  },
]

/** What is not recommended at all to somebody with such a note. */
const ruledOut: readonly Omit<Caution, 'sentence'>[] = [
  { about: /ha?emochromatosis|iron overload|thalass/i, concerns: ['Iron'] },
]

const concerns = (
  { about, concerns: names }: Omit<Caution, 'sentence'>,
  name: string,
  notes: readonly string[],
) => names.includes(name) && notes.some((note) => about.test(note))

/** Whether something noted speaks against recommending a supplement. */
export const isRuledOut = (name: string, notes: readonly string[]): boolean =>
  ruledOut.some((rule) => concerns(rule, name, notes))

/** The cautions about one supplement that follow from the notes; null when none does. */
export function cautionAbout(name: string, notes: readonly string[]): string | null {
  const sentences = cautions
    .filter((caution) => concerns(caution, name, notes))
    .map(({ sentence }) => sentence)
  return sentences.length > 0 ? sentences.join(' ') : null
}
