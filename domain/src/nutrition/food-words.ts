/** Shorter than this nothing is taken for the stem of a plural: 'gas' is no plural of 'ga'. */
const SHORTEST_STEM = 3

/** Full-width and half-width letters, as East Asian keyboards type them. */
const OF_ANOTHER_WIDTH = /[\uff00-\uffef]+/g

/**
 * The words of a food's name, or of what somebody looks for: small letters and digits, without accents and apostrophes
 * ("Reese's" and 'reeses' are one, and so are 'jalapeño' and 'jalapeno'), all in their usual width.
 */
export const foodWords = (text: string): string[] =>
  text
    .replaceAll(OF_ANOTHER_WIDTH, (letters) => letters.normalize('NFKC'))
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** English endings of plurals, each with the singular's; several where the plural doesn't tell ('olives', 'leaves'). */
const endings: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/(ss|us|is)$/, []],
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/(?<=o|s|x|z|ch|sh)es$/, ['', 'e']],
  [/s$/, ['']],
]

function singularsOf(word: string): string[] {
  const [ending, singulars] = endings.find(([plural]) => plural.test(word)) ?? []
  if (!ending || !singulars) return []
  return singulars
    .map((singular) => word.replace(ending, singular))
    .filter((stem) => stem.length >= SHORTEST_STEM)
}

function pluralsOf(word: string): string[] {
  const regular = `${word}s`
  if (/(s|x|z|ch|sh|o)$/.test(word)) return [regular, `${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return /fe?$/.test(word) ? [regular, word.replace(/fe?$/, 'ves')] : [regular]
}

/**
 * A word and what it is in the singular and in the plural: 'berries', 'berry'. Where spelling alone doesn't tell there is
 * more than one singular, of which the wrong ones are no words and so are never met.
 * @param word as {@link foodWords} gives it
 * @returns the word itself first
 */
export function formsOf(word: string): string[] {
  const singulars = singularsOf(word)
  const stems = singulars.length > 0 ? singulars : [word]
  return [...new Set([word, ...stems, ...(word.length < SHORTEST_STEM ? [] : stems.flatMap(pluralsOf))])]
}
