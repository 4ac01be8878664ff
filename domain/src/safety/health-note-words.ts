/** From such a reading on, guidelines speak of high blood pressure that is not controlled. */
const HIGH = { systolic: 140, diastolic: 90 }

/** Puts what a reading of blood pressure means behind it: 'BP is 165/100' is one of uncontrolled hypertension. */
const spellReadings = (note: string): string =>
  note.replace(/\b([12]\d{2}) ?\/ ?(\d{2,3})\b(?! ?(?:m[cg]|g|ml|iu|units?))/gi, (said, upper, lower) =>
    Number(upper) >= HIGH.systolic || Number(lower) >= HIGH.diastolic
      ? `${said} uncontrolled hypertension`
      : said,
  )

/**
 * A note about somebody's health as words and marks, in lower case and without accents, apostrophes and hyphens:
 * "Crohn's disease - no" is crohns, disease, -, no. Letters and digits are apart, so that CKD3 is a CKD.
 */
export function wordsOf(note: string): string[] {
  const plain = spellReadings(note)
    .replace(/[™®©]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/[&+]/g, ' and ')
  return plain.match(/\p{L}+|\p{N}+|[\n,;:!?()|=•*/–—]|\.(?=\s|$)|(?<=\s)-|-(?=\s)/gu) ?? []
}

/** Whether something out of {@link wordsOf} is a word, not a mark. */
export const isWord = (text: string | undefined): boolean => text !== undefined && /^[\p{L}\p{N}]/u.test(text)

/** Words and phrases that are looked for, by their first word. */
export interface Phrases {
  /** in the singular, in lower case, without accents, apostrophes and hyphens */
  all: readonly string[]
  starting: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** Phrases out of a text that parts them by commas: 'kidney stone, nephrolithiasis'. */
export function phrases(text: string): Phrases {
  const all = text.trim().split(/\s*,\s*/)
  const starting = Map.groupBy(
    all.map((phrase) => phrase.split(/\s+/)),
    ([first = '']) => first,
  )
  return { all, starting }
}

/** What a written word may be a plural of. Short words are what they are: 'as' is no plural of 'a'. */
function singularsOf(written: string): string[] {
  if (written.length < 5 || !written.endsWith('s')) return []
  return [written.slice(0, -1), written.replace(/es$/, ''), written.replace(/ies$/, 'y')]
}

const means = (written: string | undefined, word: string): boolean =>
  written === word || (written !== undefined && singularsOf(written).includes(word))

/** How many words the longest of some phrases takes at a place; 0 when none of them stands there. */
export function longestAt(words: readonly string[], place: number, { starting }: Phrases): number {
  const written = words[place]
  if (written === undefined) return 0
  let longest = 0
  for (const first of [written, ...singularsOf(written)]) {
    for (const parts of starting.get(first) ?? []) {
      const stands = parts.every((part, index) => index === 0 || means(words[place + index], part))
      if (stands && parts.length > longest) longest = parts.length
    }
  }
  return longest
}
