/** What somebody looks for, in the forms that names are compared with. */
export interface FoodWords {
  /** in small letters, one space between words */
  text: string
  words: string[]
}

export function foodWordsOf(query: string): FoodWords {
  const words = query
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean)
  return { text: words.join(' '), words }
}

/** Whether each of the words begins a word of a food's name or brand. */
export function beginsWords(
  words: readonly string[],
  { name, brand }: { name: string; brand: string | null },
) {
  const label = ` ${name} ${brand ?? ''}`.toLowerCase().replaceAll('(', ' ')
  return words.every((word) => label.includes(` ${word}`))
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** The same for LIKE. */
export function patternsOf({ text, words }: FoodWords) {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  return {
    text,
    /** the beginning of a pattern */
    beginning: literally(text),
    /** for one of the other names, with ', ' before and ',' behind each */
    called: `%, ${literally(text)},%`,
    /** for its kinds: 'Rice, wild' for 'rice'; and for the thing before its kind: 'Rice, brown' for 'brown rice' */
    kinds: [`${text},`, ...(words.length > 1 ? [words.toReversed().join(', ')] : [])].map(
      (beginning) => `${literally(beginning)}%`,
    ),
    /** one word alone is what an index can look up */
    longest: `%${literally(longest)}%`,
    within: words.map((word) => `%${literally(word)}%`),
    /** for a label with a space before it */
    atWordStart: words.map((word) => `% ${literally(word)}%`),
  }
}
