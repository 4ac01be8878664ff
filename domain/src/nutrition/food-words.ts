/** Shorter stems aren't treated as singulars: 'gas' isn't the plural of 'ga'. */
const MIN_STEM_LENGTH = 3

/** Full-width and half-width letters, as East Asian keyboards type them. */
const OF_ANOTHER_WIDTH = /[\uff00-\uffef]+/g

/**
 * Normalizes the words of a food or a search: lowercase letters and digits without accents and apostrophes ("Reese's"
 * and 'reeses' match, and so do 'jalapeño' and 'jalapeno'), in standard width.
 */
export const foodWords = (text: string): string[] =>
  text
    .replaceAll(OF_ANOTHER_WIDTH, (letters) => letters.normalize('NFKC'))
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * English plural endings, each with its singular endings; several when the plural is ambiguous ('olives', 'leaves').
 */
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
    .filter((stem) => stem.length >= MIN_STEM_LENGTH)
}

function pluralsOf(word: string): string[] {
  const regular = `${word}s`
  if (/(s|x|z|ch|sh|o)$/.test(word)) return [regular, `${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return /fe?$/.test(word) ? [regular, word.replace(/fe?$/, 'ves')] : [regular]
}

/**
 * A word with its singular and plural forms: 'berries', 'berry'. Ambiguous spellings give several singulars; wrong ones
 * aren't words and never match.
 * @param word from {@link foodWords}
 * @returns the word itself first
 */
export function formsOf(word: string): string[] {
  const singulars = singularsOf(word)
  const stems = singulars.length > 0 ? singulars : [word]
  return [...new Set([word, ...stems, ...(word.length < MIN_STEM_LENGTH ? [] : stems.flatMap(pluralsOf))])]
}
