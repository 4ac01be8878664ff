import { isWord, longestAt, type Phrases, phrases, wordsOf } from '../safety/health-note-words.ts'

/** The words of a name, with letters and digits separated as in notes. */
const wordsOfName = (name: string): string => wordsOf(name).filter(isWord).join(' ')

/** Search phrases for names, without parentheses: 'PT-141 (Bremelanotide)' matches either name. */
export const phrasesOfNames = (names: readonly string[]): Phrases => {
  const each = names.flatMap((name) => [name, ...name.split(/[()]/)])
  return phrases(each.map(wordsOfName).filter(Boolean).join())
}

/** Whether words contain one of the names. */
export const namesIn = (words: readonly string[], names: readonly string[]): boolean => {
  const namePhrases = phrasesOfNames(names)
  return words.some((_, index) => longestAt(words, index, namePhrases) > 0)
}

/** The peptides named in the title of a personal entry: 'My Wegovy pens', 'tirz 10mg'. */
export function namedIn<Peptide extends { name: string; aliases: readonly string[] }>(
  text: string,
  catalogue: readonly Peptide[],
): Peptide[] {
  const words = wordsOf(text)
  return catalogue.filter(({ name, aliases }) => namesIn(words, [name, ...aliases]))
}
