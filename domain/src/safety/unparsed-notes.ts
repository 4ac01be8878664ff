import { vitaminWords } from '../vitamins/cautions.ts'
import { safetyRows } from './contraindications.ts'
import { diabetes } from './diabetes-words.ts'
import { deniedIn } from './health-note-denials.ts'
import { isWord, longestAt, type Phrases, phrases, wordsOf } from './health-note-words.ts'
import { mentions, onlyDenies, readNote } from './health-notes.ts'
import { otherMedicines } from './medicine-names.ts'
import { pregnancyOrNursing } from './pregnancy-words.ts'
import { onlyUnrelated } from './unrelated-conditions.ts'

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

/** 'My pancreas is fine', 'thyroid is normal', 'I feel great'. */
const IS_FINE = /(?: (?:is|are|was|were) (?:fine|normal|ok|okay|good)|^i feel (?:great|good|fine|well))$/i

/** An operation on a joint, an eye or the like, and its year: 'knee surgery 2015'. */
const DATED_SURGERY =
  /^(?:had )?(?:an? )?(?:c[- ]?section|(?:(?:left|right) )?(?:hernia|knee|shoulder|hip|back|ankle|wrist|elbow|foot|hand|sinus|nose|eye|cataract|dental|acl|meniscus|rotator cuff|carpal tunnel|bunion) (?:surgery|operation|repair|replacement|reconstruction)),? (?:in |back in )?((?:19|20)\d\d)$/i

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
  cacahuete, nuez, nueces, marisco, polen, penicilina, arachide, noix, pollens, penicilline,
  nsaid, naproxen, morphine, opioid, oxycodone, tramadol, iodine, iodide, povidone, betadine, contrast, contrast dye, ct dye, gadolinium, lidocaine, novocaine, chlorhexidine,
  vancomycin, cephalosporin, keflex, cephalexin, erythromycin, azithromycin, clindamycin, bactrim, cipro, ciprofloxacin, levofloxacin, fluoroquinolone, tetracycline, doxycycline, statin, lisinopril, antibiotic,
  flu shot, banana, avocado, mango, pineapple, citrus, orange, tomato, chocolate, caffeine, coffee, corn, msg, food dye, red dye, horse, rabbit, bird, feather, fire ant, fire ants, ant bite, mosquito, mosquito bite, poison ivy, poison oak, seasonal, spring, tree pollen,
  gold, perfume, fragrance, detergent, wool, hair dye, chlorine, sunscreen, adhesive, tape, band aid, band aids, bandage, amoxicillin clavulanate, augmentin, katzen, hunde, hausstaub, gato, gatos, perro, perros, polvo, acaros, chat, chats, chien, chiens, acariens
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

/** A number or letter alone says nothing: 'SSW' says more than its '20.'. */
const isTelling = (word: string): boolean => isWord(word) && !/^(?:\d+|\p{L})$/u.test(word)

const names = (words: readonly string[], terms: Phrases): boolean =>
  words.some((_, index) => longestAt(words, index, terms) > 0)

/** What kind of note it is. */
interface NoteContext {
  /** about allergies, many of which don't concern peptides */
  isAllergies?: boolean
  /** the current year; without it no year is past */
  year?: number
}

/** Whether a rule understands a clause, or it says nothing that matters. */
function isRead(clause: string, { isAllergies = false, year = 0 }: NoteContext): boolean {
  const words = wordsOf(clause)
  const plain = plainOf(clause)
  const isOver = Number(DATED_SURGERY.exec(plain)?.[1] ?? year) < year
  const isPlain = isOver || [NOTHING, QUALIFIES, IS_FINE].some((says) => says.test(plain))
  if (!words.some(isTelling) || isPlain || names(words, known) || onlyUnrelated(words)) return true
  if (mentions(readNote(clause), pregnancyOrNursing)) return true
  if (isAllergies && names(words, unrelatedAllergens)) return true
  return onlyDenies(readNote(clause), known)
}

/** The maximum length in words of a condition that 'and' adds: 'asthma and porphyria'. Longer parts are sentences. */
const ADDED_WORDS = 2

/** What 'and' adds to a clause that is understood otherwise. */
function unreadAdditions(clause: string, context: NoteContext): string[] {
  if (deniedIn(wordsOf(clause)).length > 0) return []
  const parts = clause.split(/\s+(?:and|plus|und|&|\+)\s+/i)
  const added = parts.length > 1 ? parts : []
  return added.filter((part) => part.split(/\s+/).length <= ADDED_WORDS && !isRead(part, context))
}

/** Clauses of a note that no rule understood, verbatim. Displayed because silence would look like approval. */
export function unparsedIn(text: string, context: NoteContext = {}): string[] {
  const unread = clausesOf(text).flatMap((clause) =>
    isRead(clause, context) ? unreadAdditions(clause, context) : [clause],
  )
  return unread.slice(0, MAX_QUOTED).map(shortened)
}
