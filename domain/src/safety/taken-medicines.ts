import { phrasesOfNames } from '../catalogue/peptide-names.ts'
import { type KnownPeptide, mechanismsOf, substancesOf } from '../stacks/proposals.ts'
import { memoizeTexts } from '../text/memoize.ts'
import { longestAt, type Phrases, wordsOf } from './health-note-words.ts'
import { isDeniedAt, type ReadNote, readNote } from './health-notes.ts'
import { otherMedicines } from './medicine-names.ts'

/** What a person takes or would take: its name, mechanism and contents. */
export interface Taken {
  name: string
  mechanisms: readonly string[]
  substances: readonly string[]
}

/** A medicine with its names. */
interface Named extends Taken {
  words: Phrases
}

const namedOf = (catalogue: readonly KnownPeptide[]): Named[] => [
  ...catalogue.map((peptide) => ({
    name: peptide.name,
    mechanisms: mechanismsOf(peptide, catalogue),
    substances: substancesOf(peptide),
    words: phrasesOfNames([peptide.name, ...peptide.aliases]),
  })),
  ...otherMedicines,
]

/** Cached, because many texts are searched for the same catalog's names. */
const known = new WeakMap<readonly KnownPeptide[], Named[]>()

function knownFrom(catalogue: readonly KnownPeptide[]): Named[] {
  const named = known.get(catalogue) ?? namedOf(catalogue)
  known.set(catalogue, named)
  return named
}

const isMentioned = (note: ReadNote, { words }: Named): boolean =>
  note.words.some((_, index) => {
    const length = longestAt(note.words, index, words)
    return length > 0 && !isDeniedAt(note, index, index + length)
  })

/** By catalog: each note of a plan is searched for each of its entries. */
const searches = new WeakMap<readonly KnownPeptide[], (text: string) => readonly Taken[]>()

function searchIn(catalogue: readonly KnownPeptide[]) {
  const search =
    searches.get(catalogue) ??
    memoizeTexts((text) => {
      const note = readNote(text)
      return knownFrom(catalogue)
        .filter((one) => isMentioned(note, one))
        .map(({ name, mechanisms, substances }) => ({ name, mechanisms, substances }))
    })
  searches.set(catalogue, search)
  return search
}

/** The medicines that a text names without negating them: 'My Wegovy pens', 'tirz 10mg', 'on Xultophy'. */
export const medicinesIn = (text: string, catalogue: readonly KnownPeptide[]): readonly Taken[] =>
  searchIn(catalogue)(text)

/** Whether a text names only the class. */
export const isSomeGlp1 = memoizeTexts((text): boolean => /\bglp\b/.test(wordsOf(text).join(' ')))

/** A personal entry's class, by its name. */
export function takenAs(name: string, catalogue: readonly KnownPeptide[]): Taken {
  const named = medicinesIn(name, catalogue)
  const mechanisms = named.flatMap((one) => one.mechanisms)
  return {
    name,
    mechanisms: isSomeGlp1(name) ? [...mechanisms, 'GLP-1 agonist'] : mechanisms,
    substances: named.flatMap(({ substances }) => substances),
  }
}
