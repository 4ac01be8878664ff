import type { Source } from '../catalogue/medicines.ts'
import { allergyText } from './allergies.ts'
import { longestAt, phrases, wordsOf } from './health-note-words.ts'
import { isDeniedAt, readNote } from './health-notes.ts'
import { page } from './primary-sources.ts'
import { sourcedText, type Warning } from './warnings.ts'

const benzylAlcohol = phrases(`
  benzyl alcohol, benzylalkohol, alcohol bencilico, alcool benzylique, alcool benzilico, benzyl, bacteriostatic water, bacteriostatic saline, bac water,
  bacteriostatic
`)

/** Ways to write that a vial is mixed with bacteriostatic water. */
const bacteriostatic = phrases(
  'bac water, bacwater, bac, bacteriostatic, bacteriostatic water, bacteriostatic saline, bact water',
)

const smpc: Source = page(
  'Bacteriostatic Water for Injections label (Pfizer)',
  'https://www.medicines.org.uk/emc/product/6655/smpc',
  '2026-11-26',
)

/** What the label of bacteriostatic water says about an allergy. */
export const preservativeNote = {
  sentence:
    'Bacteriostatic water contains benzyl alcohol, and its label rules it out if you’re allergic to that, so ask which water to use.',
  source: smpc,
}

const saysOf = (text: string, terms: typeof benzylAlcohol): boolean => {
  const note = readNote(text)
  return note.words.some((_, index) => {
    const length = longestAt(note.words, index, terms)
    return length > 0 && !isDeniedAt(note, index, index + length)
  })
}

/** Whether a note has an allergy to benzyl alcohol, the preservative of bacteriostatic water. */
export const isAllergicToBenzylAlcohol = (person: {
  allergies: string | null
  healthConditions: string | null
}): boolean => saysOf(allergyText(person), benzylAlcohol)

/** Whether a profile text is about the preservative, so that other rules skip it. */
export const namesPreservative = (text: string): boolean =>
  wordsOf(text).some((_, index, words) => longestAt(words, index, benzylAlcohol) > 0)

/** Warns of a vial mixed with bacteriostatic water when its preservative is an allergy. */
export function preservativeWarnings(
  { name, notes, isMixed = false }: { name: string; notes: string | null; isMixed?: boolean },
  person: { allergies: string | null; healthConditions: string | null },
): Warning[] {
  if (!isMixed && !saysOf(`${name}\n${notes ?? ''}`, bacteriostatic)) return []
  if (!isAllergicToBenzylAlcohol(person)) return []
  return [{ code: 'ALLERGY', message: sourcedText(preservativeNote.sentence, preservativeNote.source) }]
}
