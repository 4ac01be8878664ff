import { wordsOf } from './health-note-words.ts'
import { readNote, type Subject, speaksOf } from './health-notes.ts'
import { namesIn } from './peptide-names.ts'
import type { KnownPeptide } from './stack-proposals.ts'
import { pregnancyOrNursing, type SafetyMeaning, safetyRows } from './stack-safety.ts'

/** Whom a stack is for, as their profile says. */
export interface StackPerson {
  /** whole years; null when not known */
  age: number | null
  healthConditions: string | null
  allergies: string | null
  /** what they take, by names of their own: insulin says as much there as in a note */
  taken?: readonly string[]
}

/** What a profile comes to, read once for all peptides. */
export interface ReadPerson {
  /** why nothing at all is suggested to them; undefined where something may be */
  rest?: string
  meanings: readonly SafetyMeaning[]
  /** whether they noted an allergy to something of these names */
  isAllergicTo: (names: readonly string[]) => boolean
}

const ADULT = 18

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

/** Reads what matters about a person for what is suggested to them. */
export function readPerson({ age, healthConditions, allergies, taken = [] }: StackPerson): ReadPerson {
  const notes = [healthConditions, allergies, ...taken].map((note) => readNote(note ?? ''))
  const speak = (subject: Subject) => notes.some((note) => speaksOf(note, subject))
  const tellOfAllergies = /allerg|intoleran|anaphyla|hypersensitiv/i.test(healthConditions ?? '')
  return {
    rest: restOf(age, speak(pregnancyOrNursing)),
    meanings: safetyRows.filter(speak).flatMap(({ meanings }) => meanings),
    isAllergicTo: allergyTo([allergies ?? '', ...(tellOfAllergies ? [healthConditions ?? ''] : [])]),
  }
}

/** Whether something noted is about a peptide, or about what a blend holds. */
export const isMeant = (
  { classes = [], names = [] }: SafetyMeaning,
  { mechanisms, substances }: { mechanisms: readonly string[]; substances: readonly string[] },
): boolean => classes.some((one) => mechanisms.includes(one)) || names.some((one) => substances.includes(one))

/** Every name by which people may know a peptide. */
export const namesOf = ({ name, aliases, components }: KnownPeptide): string[] => [
  name,
  ...aliases,
  ...components.map((part) => part.name),
]
