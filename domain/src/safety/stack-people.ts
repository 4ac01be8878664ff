import { namesIn } from '../catalogue/peptide-names.ts'
import type { KnownPeptide } from '../stacks/proposals.ts'
import type { SafetyMeaning, SafetyRow } from './contraindication-row.ts'
import { safetyRows } from './contraindications.ts'
import { wordsOf } from './health-note-words.ts'
import { readNote, type Subject, speaksOf } from './health-notes.ts'
import { pregnancyOrNursing } from './pregnancy-words.ts'
import { isAboutRelative } from './relatives.ts'
import { clausesOf, shortened, unreadIn } from './unread-notes.ts'

/** Whom a stack is for, as their profile says. */
export interface StackPerson {
  /** whole years; null when not known */
  age: number | null
  healthConditions: string | null
  allergies: string | null
  /** null where weight or height is not known; left out where it is not asked about */
  bodyMass?: number | null
  /** what they take, by names of their own: insulin says as much there as in a note */
  taken?: readonly string[]
}

/** What something means, and where it is said. */
export interface SaidMeaning extends SafetyMeaning {
  /** the person's own words, shortened */
  said: string
}

/** What a profile comes to, read once for all peptides. */
export interface ReadPerson {
  /** why nothing at all is suggested to them; undefined where something may be */
  rest?: string
  meanings: readonly SaidMeaning[]
  /** where they say so, if they are pregnant, breastfeeding or trying for a baby */
  pregnancy: string | undefined
  /** what no rule reads, word for word */
  unread: readonly string[]
  /** whether they noted an allergy to something of these names */
  isAllergicTo: (names: readonly string[]) => boolean
}

/** Younger than this, nothing is suggested. */
export const ADULT = 18

/** Rules of this product, not statements about health. */
function restOf(age: number | null, isPregnancy: boolean): string | undefined {
  if (age === null) return 'Stacks are built for adults only, and your profile has no date of birth.'
  if (age < ADULT) return 'Stacks are built for adults only.'
  if (isPregnancy)
    return 'Nothing is suggested during pregnancy, while breastfeeding, or when you are trying for a baby: ask the doctor who is with you.'
  return undefined
}

/** An allergy that names a peptide counts however it is put: a caution too many costs a glance. */
function allergyTo(notes: readonly string[]) {
  const written = notes.map(wordsOf)
  return (names: readonly string[]): boolean => written.some((words) => namesIn(words, names))
}

/** The clause of a text that speaks of something, in the person's own words. */
function saidOf(texts: readonly string[], subject: Subject): string {
  const clauses = texts.flatMap(clausesOf)
  const said = clauses.find((clause) => speaksOf(readNote(clause), subject))
  return shortened(said ?? texts.join(' '))
}

/** A text without what it says of the health of relatives. */
const ownWords = (text: string): string =>
  clausesOf(text)
    .filter(isAboutRelative)
    .reduce((left, clause) => left.replace(clause, ''), text)

/** Reads what matters about a person for what is suggested to them, or planned by them. */
export function readPerson({ age, healthConditions, allergies, taken = [] }: StackPerson): ReadPerson {
  const texts = [healthConditions ?? '', allergies ?? '', ...taken].map(ownWords)
  const notes = texts.map(readNote)
  const speak = (subject: Subject) => notes.some((note) => speaksOf(note, subject))
  const holds = ({ unless, ...row }: SafetyRow) => speak(row) && !(unless && speak({ words: unless }))
  const isPregnancy = speak(pregnancyOrNursing)
  const tellOfAllergies = /allerg|intoleran|anaphyla|hypersensitiv/i.test(healthConditions ?? '')
  return {
    rest: restOf(age, isPregnancy),
    meanings: safetyRows.filter(holds).flatMap((row) => {
      const said = saidOf(texts, row)
      return row.meanings.map((meaning) => ({ ...meaning, said }))
    }),
    pregnancy: isPregnancy ? saidOf(texts, pregnancyOrNursing) : undefined,
    unread: [...unreadIn(healthConditions ?? ''), ...unreadIn(allergies ?? '', { isAllergies: true })],
    isAllergicTo: allergyTo([allergies ?? '', ...(tellOfAllergies ? [healthConditions ?? ''] : [])]),
  }
}

/** Whether something noted is about a peptide, or about what a blend holds. */
export const isMeant = (
  { classes = [], names = [] }: SafetyMeaning,
  { mechanisms, substances }: { mechanisms: readonly string[]; substances: readonly string[] },
): boolean => classes.some((one) => mechanisms.includes(one)) || names.some((one) => substances.includes(one))

/** What an allergy may name in place of the peptide that holds it. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  'GHK-Cu': ['copper'],
  'Vitamin B12 (Cyanocobalamin)': ['cobalt', 'cobalamin', 'B12'],
}

/** Every name by which people may know a peptide, or what it holds. */
export const namesOf = ({ name, aliases, components }: KnownPeptide): string[] =>
  [name, ...aliases, ...components.map((part) => part.name)].flatMap((one) => [one, ...(HELD[one] ?? [])])
