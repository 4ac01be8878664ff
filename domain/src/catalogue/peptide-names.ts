import { isWord, longestAt, type Phrases, phrases, wordsOf } from '../safety/health-note-words.ts'

/** The words of a name: letters and digits apart, as notes are read. */
const wordsOfName = (name: string): string => wordsOf(name).filter(isWord).join(' ')

/** Phrases for names, without what stands in parentheses: 'PT-141 (Bremelanotide)' is known by each. */
export const phrasesOfNames = (names: readonly string[]): Phrases => {
  const each = names.flatMap((name) => [name, ...name.split(/[()]/)])
  return phrases(each.map(wordsOfName).filter(Boolean).join())
}

/** Whether words name something by one of its names. */
export const namesIn = (words: readonly string[], names: readonly string[]): boolean => {
  const sought = phrasesOfNames(names)
  return words.some((_, place) => longestAt(words, place, sought) > 0)
}

/** The peptides that somebody names in what they call an entry of their own: 'My Wegovy pens', 'tirz 10mg'. */
export function namedIn<Peptide extends { name: string; aliases: readonly string[] }>(
  text: string,
  catalogue: readonly Peptide[],
): Peptide[] {
  const words = wordsOf(text)
  return catalogue.filter(({ name, aliases }) => namesIn(words, [name, ...aliases]))
}
