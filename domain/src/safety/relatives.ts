import { melanoma } from './cancer-words.ts'
import { longestAt, phrases, wordsOf } from './health-note-words.ts'

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
  medullary, ret mutation, ret gene, medullares, medular, medullaire, mtc, men 2, men ii, men two, men type 2, mens 2, nem 2, multiple endocrine neoplasia,
  neoplasia endocrina multiple, neoplasie endocrinienne multiple, thyroid cancer, thyroid ca, thyroid carcinoma, thyroid tumor,
  schilddrusenkrebs, schilddrusenkarzinom, cancer de tiroides, cancer de la thyroide, fap, familial adenomatous polyposis, lynch,
  lynch syndrome, brca, leber, lebers, lhon, wilson disease, wilsons disease, ${melanoma.all}
`)

const isHereditary = (words: readonly string[]): boolean =>
  words.some((_, place) => longestAt(words, place, HEREDITARY) > 0)

/** Whether a clause is only about a relative's health. */
export function isAboutRelative(clause: string): boolean {
  const words = wordsOf(clause)
  const text = words.join(' ')
  if (!(ABOUT_RELATIVE.test(text) || FAMILY_HISTORY.test(text)) || FIRST_PERSON.test(text)) return false
  return !isHereditary(words)
}
