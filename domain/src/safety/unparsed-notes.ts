import { vitaminWords } from '../vitamins/cautions.ts'
import { safetyRows } from './contraindications.ts'
import { diabetes } from './diabetes-words.ts'
import { isWord, longestAt, type Phrases, phrases, wordsOf } from './health-note-words.ts'
import { mentions, onlyDenies, readNote } from './health-notes.ts'
import { otherMedicines } from './other-medicines.ts'
import { pregnancyOrNursing } from './pregnancy-words.ts'

/** The warning about a note that no rule reads. */
export const unparsedText = (text: string): string => `We couldn’t read “${text}”. Ask before you start.`

/** The maximum length of a quote. */
const QUOTED = 60

/** The maximum number of quoted clauses. */
const MAX_QUOTED = 3

/** Splits a note into clauses at punctuation and line breaks. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[\n;!?•|]+|,(?!\d)|\.(?=\s|$)/)
    .map((clause) => clause.trim())
    .filter(Boolean)

/** Truncates a long text. */
export const shortened = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED - 1).trimEnd()}…` : text

const COMPLAINTS =
  'vorerkrankung(?:en)?|krankheit(?:en)?|beschwerden|allergien|medikamente|enfermedad(?:es)?|alergias?|antecedentes|medicamentos|problemas de salud|maladies?|allergies?|antecedents?|medicaments?|(?:health |medical )?(?:problems?|issues?|conditions?|history)|medications?|medicines?|meds'

/** Clauses that say there is nothing to report. */
const NOTHING = new RegExp(
  `^(?:none?|none (?:known|that i know of)|no known.*|nothing(?: known)?|nil|n/?a|nka|nkda|-+|healthy|i am healthy|in good health|good|fine|all good|no|nope|not that i know of|keine?|nichts|gesund|ninguna?|nada|sano|sana|aucune?|rien|(?:no|keine?|ninguna?|sin|aucune?|pas d[e'’]) ?(?:bekannten? |known )?(?:${COMPLAINTS})(?: bekannt| conocidas?| connue?s?)?)$`,
  'i',
)

/** Common allergies to things no peptide contains. */
const unrelatedAllergens = phrases(`
  nut, peanut, tree nut, almond, cashew, walnut, shellfish, shrimp, fish, seafood, egg, milk, dairy, lactose, gluten, wheat, soy, sesame,
  strawberry, kiwi, pollen, hay fever, ragweed, grass, dust, dust mite, mold, cat, cats, dog, dogs, pet, pets, nuts, eggs, bees, bee, wasp, penicillin, amoxicillin,
  sulfa, copper, kupfer, cobre, cuivre, cobalt, kobalt, cobalto, aspirin, ibuprofen, codeine, latex, nickel, nuss, nusse, erdnuss, erdnusse, pollen, heuschnupfen, penizillin, laktose, milch,
  cacahuete, nuez, nueces, marisco, polen, penicilina, arachide, noix, pollens, penicilline
`)

/** Words that only qualify the clause before, and years: 'gastroparesis, mild, since 2019'. */
const QUALIFIES =
  /^(?:(?:very |quite |currently |now |well )?(?:mild|moderate|severe|stable|controlled|managed|resolved|remission|in remission|chronic|acute|borderline|occasional|untreated|treated|diagnosed|leicht|stabil|leve|leger)|(?:since|in|from|seit|desde|depuis|diagnosed|diagnosed in)? ?(?:19|20)\d\d)$/i

const known: Phrases = phrases(
  [
    ...[...safetyRows, ...otherMedicines, diabetes].flatMap(({ words }) => words.all),
    ...safetyRows.flatMap(({ unless }) => unless?.words.all ?? []),
    ...vitaminWords.all,
  ].join(),
)

/** Without accents: 'médicaments' is 'medicaments'. */
const plainOf = (clause: string): string => clause.normalize('NFKD').replace(/\p{M}/gu, '')

const names = (words: readonly string[], terms: Phrases): boolean =>
  words.some((_, place) => longestAt(words, place, terms) > 0)

/**
 * Clauses of a note that no rule understood, verbatim. Displayed because silence would look like approval.
 * @param isAllergies whether the note is about allergies, many of which don't concern peptides
 */
export function unparsedIn(text: string, { isAllergies = false } = {}): string[] {
  const unread = clausesOf(text).filter((clause) => {
    const words = wordsOf(clause)
    const isPlain = NOTHING.test(plainOf(clause)) || QUALIFIES.test(plainOf(clause))
    if (!words.some(isWord) || isPlain || names(words, known)) return false
    if (mentions(readNote(clause), pregnancyOrNursing)) return false
    if (isAllergies && names(words, unrelatedAllergens)) return false
    return !onlyDenies(readNote(clause), known)
  })
  return unread.slice(0, MAX_QUOTED).map(shortened)
}
