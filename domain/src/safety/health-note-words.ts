import { slipsBetween } from '../nutrition/food-typos.ts'
import { memoize } from '../text/memoize.ts'

/** Important words in notes. No other word that people write is one typo away from them. */
const MEANT = `
  pregnant pregnancy breastfeeding lactating postpartum conceive pancreatitis pancreas gastroparesis medullary carcinoma melanoma lymphoma
  leukemia metastatic chemotherapy hypertension retinopathy gallstones gallbladder anesthesia colonoscopy transplant immunosuppressed
  hypoglycemia semaglutide tirzepatide liraglutide dulaglutide retatrutide exenatide ozempic mounjaro zepbound saxenda victoza trulicity
  rybelsus xultophy soliqua
`
  .trim()
  .split(/\s+/)

const byFirst = Map.groupBy(MEANT, (word) => word[0])
const known = new Set(MEANT)

/** Shorter words aren't corrected. */
const MIN_LENGTH = 7

/** Corrects typos: 'pregnat' is pregnant, 'Ozempik' is Ozempic. */
const correctedWord = memoize((written) => {
  if (written.length < MIN_LENGTH || known.has(written)) return written
  const similar = byFirst.get(written[0])?.find((word) => {
    return Math.abs(word.length - written.length) <= 1 && slipsBetween(written, word) === 1
  })
  return similar ?? written
})

/** From this reading up, guidelines call high blood pressure uncontrolled. */
const HIGH = { systolic: 140, diastolic: 90 }

/** Inserts the meaning of a blood pressure reading: 'BP is 165/100' adds uncontrolled hypertension. */
const spellReadings = (note: string): string =>
  note.replace(/\b([12]\d{2}) ?\/ ?(\d{2,3})\b(?! ?(?:m[cg]|g|ml|iu|units?))/gi, (said, upper, lower) =>
    Number(upper) >= HIGH.systolic || Number(lower) >= HIGH.diastolic
      ? `${said} uncontrolled hypertension`
      : said,
  )

/** Inserts what a recent birth means: 'had a baby 5 wks ago' adds postpartum. */
const spellBirths = (note: string): string =>
  note.replace(
    /\b(?:had (?:a|my|our|the|her|his) (?:baby|son|daughter|twins?|c-?section)|gave birth|delivered|c-?section|birth) (?:\w+ ){0,2}(?:\d+|an?|one|two|three|four|five|six|few|couple(?: of)?|several|last|this) (?:days?|weeks?|wks?|months?|mos?)\b/gi,
    (said) => `${said} postpartum`,
  )

/**
 * A health note as words and punctuation, in lowercase and without accents, apostrophes and hyphens: "Crohn's disease -
 * no" is crohns, disease, -, no. Letters and digits are separated, so that CKD3 is a CKD. Typos in important words are corrected.
 */
export function wordsOf(note: string): string[] {
  const plain = spellBirths(spellReadings(note))
    .replace(/[™®©]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    // French elisions are words: "cancer de l'ovaire", "transfert d'embryon".
    .replace(/\b([ld])['’‘`´ʼ](?=[aeiouhy])/gu, '$1 ')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/[&+]/g, ' and ')
  const words: string[] = plain.match(/\p{L}+|\p{N}+|[\n,;:!?()|=•*/–—]|\.(?=\s|$)|(?<=\s)-|-(?=\s)/gu) ?? []
  return words.map(correctedWord)
}

/** Whether a token of {@link wordsOf} is a word, not punctuation. */
export const isWord = (text: string | undefined): boolean => text !== undefined && /^[\p{L}\p{N}]/u.test(text)

/** Search words and phrases, by their first word. */
export interface Phrases {
  /** singular, lowercase, without accents, apostrophes and hyphens */
  all: readonly string[]
  starting: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** Phrases from a comma-separated text: 'kidney stone, nephrolithiasis'. */
export function phrases(text: string): Phrases {
  const all = text.trim().split(/\s*,\s*/)
  const starting = Map.groupBy(
    all.map((phrase) => phrase.split(/\s+/)),
    ([first = '']) => first,
  )
  return { all, starting }
}

/** Short words stay: 'as' isn't the plural of 'a'. */
const hasSingulars = (written: string): boolean => written.length >= 5 && written.endsWith('s')

/** The possible singulars of a word. */
function singularsOf(written: string): string[] {
  if (!hasSingulars(written)) return []
  return [written.slice(0, -1), written.replace(/es$/, ''), written.replace(/ies$/, 'y')]
}

const means = (written: string | undefined, word: string): boolean =>
  written === word || (written !== undefined && singularsOf(written).includes(word))

/** The length of the longest of these phrases at a position whose first word is known to match. */
function longestFrom(
  words: readonly string[],
  place: number,
  found: readonly (readonly string[])[] | undefined,
): number {
  if (!found) return 0
  let longest = 0
  for (const parts of found) {
    const isAt = parts.every((part, index) => index === 0 || means(words[place + index], part))
    if (isAt && parts.length > longest) longest = parts.length
  }
  return longest
}

/** The length in words of the longest phrase at a position; 0 without a match. */
export function longestAt(words: readonly string[], place: number, { starting }: Phrases): number {
  const written = words[place]
  if (written === undefined) return 0
  const longest = longestFrom(words, place, starting.get(written))
  if (!hasSingulars(written)) return longest
  return Math.max(
    longest,
    ...singularsOf(written).map((first) => longestFrom(words, place, starting.get(first))),
  )
}
