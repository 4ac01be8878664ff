import { namesIn } from '../catalogue/peptide-names.ts'
import type { KnownPeptide } from '../stacks/proposals.ts'
import { memoizeTexts } from '../text/memoize.ts'
import { melanoma } from './cancer-words.ts'
import { CLOTS } from './clot-words.ts'
import type { SafetyMeaning, SafetyRow } from './contraindication-row.ts'
import { safetyRows } from './contraindications.ts'
import { longestAt, phrases, wordsOf } from './health-note-words.ts'
import { mentions, readNote, type Subject } from './health-notes.ts'
import { pregnancyOrNursing } from './pregnancy-words.ts'
import { THYROID_CANCER } from './thyroid-cancer-words.ts'
import { clausesOf, shortened, unparsedIn } from './unparsed-notes.ts'

const RELATIVE =
  'mother|mom|mum|mama|father|dad|papa|brother|sister|sibling|siblings|parent|parents|aunt|uncle|cousin|grandmother|grandma|grandfather|grandpa|grandparents|wife|husband|spouse|partner|girlfriend|boyfriend|son|daughter|kid|child|niece|nephew|mutter|vater|bruder|schwester|tante|onkel|oma|opa|frau|mann|partnerin|sohn|tochter|madre|padre|hermano|hermana|tia|tio|abuela|abuelo|esposa|esposo|mujer|marido|hija|hijo|mere|pere|frere|soeur|oncle|grandmere|grandpere|femme|mari|fille|fils'

/** 'My wife is pregnant', 'aunt: breast cancer', 'meine Mutter hat …': the condition is the relative's. */
const ABOUT_RELATIVE = new RegExp(
  `^(?:(?:my|our|his|her|the|one|a|meine?|unsere?|mi|su|ma|mon|sa|son) )?(?:(?:late|older|younger|half|maternal|paternal) )?(?:${RELATIVE})s? (?::|-|had|has|have|is|was|were|died|dies|with|suffers?|takes?|got|gets|diagnosed|hat|hatte|ist|war|nimmt|tiene|tuvo|tenia|esta|toma|murio|a|avait|est|prend)(?: |$)`,
)

const FAMILY_HISTORY =
  /^(?:family history|family hx|fh|fhx|runs in (?:my|the) family|familiengeschichte|antecedentes familiares|antecedents familiaux)\b/

/** A sentence with 'I' may be about the person too. */
const FIRST_PERSON = /(?:^| )(?:i|im|ive|me|myself|we|both|ich|wir|yo|je|jai|moi)(?: |$)/

/** Conditions that are hereditary, or that labels ask about in the family. */
const HEREDITARY = phrases(`
  ${THYROID_CANCER}, medullary, medullares, medular, medullaire, fap, familial adenomatous polyposis, lynch,
  lynch syndrome, brca, leber, lebers, lhon, wilson disease, wilsons disease, ${melanoma.all}, ${CLOTS}
`)

const isHereditary = (words: readonly string[]): boolean =>
  words.some((_, index) => longestAt(words, index, HEREDITARY) > 0)

/** Whether a clause is only about a relative's health. */
function isAboutRelative(clause: string): boolean {
  const words = wordsOf(clause)
  const text = words.join(' ')
  if (!(ABOUT_RELATIVE.test(text) || FAMILY_HISTORY.test(text)) || FIRST_PERSON.test(text)) return false
  return !isHereditary(words)
}

/** The person to suggest a stack for, from their profile. */
export interface StackPerson {
  /** whole years; null when unknown */
  age: number | null
  /** the current year, which decides whether a dated pregnancy is over */
  year?: number
  healthConditions: string | null
  allergies: string | null
  /** null when weight or height is unknown; omitted when not needed */
  bodyMass?: number | null
  /** the question about a goal weight at which an adult is underweight */
  goalDoubt?: string | undefined
  /** their medicines by their own names; insulin counts as in a note */
  taken?: readonly string[]
}

/** A finding with its source. */
export interface QuotedMeaning extends SafetyMeaning {
  /** the person's own words, shortened */
  said: string
}

/** A profile, parsed once for all peptides. */
export interface ReadPerson {
  /** why we suggest nothing at all; undefined when we may */
  rest?: string
  meanings: readonly QuotedMeaning[]
  /** where they say that they are pregnant, breastfeeding or trying for a baby */
  pregnancy: string | undefined
  /** clauses that no rule reads, verbatim */
  unread: readonly string[]
  /** whether they have an allergy to any of these names */
  isAllergicTo: (names: readonly string[]) => boolean
}

/** Below this age we suggest nothing. */
export const ADULT = 18

/** Rules of this product, not health statements. */
function restOf(age: number | null, isPregnancy: boolean): string | undefined {
  if (age === null) return 'We only build stacks for adults, and your profile has no date of birth.'
  if (age < ADULT) return 'We only build stacks for adults.'
  if (isPregnancy)
    return 'We suggest nothing during pregnancy, while breastfeeding, or when you’re trying for a baby. Ask your doctor.'
  return undefined
}

/** An allergy that names a peptide counts however it is phrased: an unneeded caution is cheap. */
function allergyTo(notes: readonly string[]) {
  const written = notes.map(wordsOf)
  return (names: readonly string[]): boolean => written.some((words) => namesIn(words, names))
}

/** A text without statements about relatives' health. */
const ownWords = (text: string): string =>
  clausesOf(text)
    .filter(isAboutRelative)
    .reduce((left, clause) => left.replace(clause, ''), text)

/** Everything that rules look for in a text. */
const subjects: readonly Subject[] = [
  pregnancyOrNursing,
  ...safetyRows.flatMap((row) => (row.unless ? [row, row.unless] : [row])),
]

/** What one text says about the person who wrote it. */
interface TextReading {
  /** without statements about relatives */
  own: string
  mentioned: ReadonlySet<Subject>
  /** the first clause that mentions something, verbatim */
  clauseAbout(subject: Subject): string | undefined
}

function readText(text: string, year: number): TextReading {
  const own = ownWords(text)
  const note = readNote(own, year)
  const clauses = new Map<Subject, string | undefined>()
  return {
    own,
    mentioned: new Set(subjects.filter((subject) => mentions(note, subject))),
    clauseAbout(subject) {
      if (!clauses.has(subject))
        clauses.set(
          subject,
          clausesOf(own).find((clause) => mentions(readNote(clause, year), subject)),
        )
      return clauses.get(subject)
    },
  }
}

/** Reads texts once per year: a plan's notes count for each of its entries. */
interface Readings {
  of(text: string): TextReading
  unparsed(text: string): readonly string[]
  unparsedAllergies(text: string): readonly string[]
}

const years = new Map<number, Readings>()

function readingsIn(year: number): Readings {
  const readings = years.get(year) ?? {
    of: memoizeTexts((text) => readText(text, year)),
    unparsed: memoizeTexts((text) => unparsedIn(text, { year })),
    unparsedAllergies: memoizeTexts((text) => unparsedIn(text, { isAllergies: true, year })),
  }
  years.set(year, readings)
  return readings
}

/** The person's words that mention something, shortened. */
function saidOf(texts: readonly TextReading[], subject: Subject): string {
  for (const text of texts) {
    const clause = text.clauseAbout(subject)
    if (clause !== undefined) return shortened(clause)
  }
  return shortened(texts.map(({ own }) => own).join(' '))
}

/** Extracts what matters about a person for suggestions and plans. */
export function readPerson({
  age,
  year = 0,
  healthConditions,
  allergies,
  taken = [],
}: StackPerson): ReadPerson {
  const readings = readingsIn(year)
  const texts = [healthConditions ?? '', allergies ?? '', ...taken].map(readings.of)
  const mentioned = new Set(texts.flatMap((text) => [...text.mentioned]))
  const speak = (subject: Subject) => mentioned.has(subject)
  const holds = (row: SafetyRow) => speak(row) && !(row.unless && speak(row.unless))
  const isPregnancy = speak(pregnancyOrNursing)
  const mentionAllergies = /allerg|intoleran|anaphyla|hypersensitiv/i.test(healthConditions ?? '')
  return {
    rest: restOf(age, isPregnancy),
    meanings: safetyRows.filter(holds).flatMap((row) => {
      const finding = saidOf(texts, row)
      return row.meanings.map((meaning) => ({ ...meaning, said: finding }))
    }),
    pregnancy: isPregnancy ? saidOf(texts, pregnancyOrNursing) : undefined,
    unread: [...readings.unparsed(healthConditions ?? ''), ...readings.unparsedAllergies(allergies ?? '')],
    isAllergicTo: allergyTo([allergies ?? '', ...(mentionAllergies ? [healthConditions ?? ''] : [])]),
  }
}

/** Whether a note matters for a peptide or a blend's components. */
export const appliesTo = (
  { classes = [], names = [] }: SafetyMeaning,
  { mechanisms, substances }: { mechanisms: readonly string[]; substances: readonly string[] },
): boolean =>
  classes.some((one) => mechanisms.includes(one)) || names.some((name) => substances.includes(name))

/** Names that an allergy may use for the peptide that contains them. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  'GHK-Cu': ['copper'],
  'Vitamin B12 (Cyanocobalamin)': ['cobalt', 'cobalamin', 'B12'],
}

/** Every name of a peptide and its components. */
export const namesOf = ({ name, aliases, components }: KnownPeptide): string[] =>
  [name, ...aliases, ...components.map((part) => part.name)].flatMap((one) => [one, ...(HELD[one] ?? [])])
