/** How many typos we tolerate, by word length: in a short word, another letter makes another word. */
function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The minimum length of an unfinished word before we look for typos. */
const MIN_BEGINNING_LENGTH = 5

/**
 * The number of typos between two words: a letter added, missing, replaced, or two swapped (the optimal string
 * alignment distance; Damerau 1964).
 */
export function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + changed)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
    }
    ;[before, last] = [last, row]
  }
  return last[other.length] ?? 0
}

/**
 * In words shorter than this, a letter with a different sound makes a different word: 'cafe' isn't 'cake', 'saute'
 * isn't 'sauce'.
 */
const SHORTEST_WITH_ANY_LETTER = 6

/** Letters that people confuse because they sound alike: 'suger', 'sause'. */
const soundAlike = ['aeiouy', 'cksz']

/** Whether a short word differs in just one letter that sounds different. */
function isAnotherWord(typed: string, word: string): boolean {
  if (typed.length >= SHORTEST_WITH_ANY_LETTER || typed.length !== word.length) return false
  const different = [...typed].flatMap((letter, index) =>
    letter === word[index] ? [] : [letter, word[index] ?? ''],
  )
  return (
    different.length === 2 &&
    !soundAlike.some((letters) => different.every((letter) => letters.includes(letter)))
  )
}

const slipsToWhole = (typed: string, word: string): number =>
  Math.abs(typed.length - word.length) > 2 || isAnotherWord(typed, word)
    ? Number.POSITIVE_INFINITY
    : slipsBetween(typed, word)

/** The fewest typos between the typed text and a word, or the beginning of an unfinished one. */
function slipsTo(typed: string, word: string): number {
  const whole = slipsToWhole(typed, word)
  if (typed.length < MIN_BEGINNING_LENGTH || word.length <= typed.length) return whole
  const beginnings = [typed.length, typed.length + 1].map((length) =>
    slipsToWhole(typed, word.slice(0, length)),
  )
  return Math.min(whole, ...beginnings)
}

/**
 * The known words with the fewest typos that begin with the same letter, since typos rarely change it.
 * @param typed an unknown word
 * @returns empty when every known word is more than one typo away for 4 to 7 letters, or two for more
 */
export function nearestWords(typed: string, known: Iterable<string>): string[] {
  let fewest = slipsForgiven(typed.length)
  if (fewest === 0) return []
  let nearest: string[] = []
  for (const word of known) {
    if (word[0] !== typed[0]) continue
    const slips = slipsTo(typed, word)
    if (slips < fewest) nearest = []
    if (slips <= fewest) nearest.push(word)
    fewest = Math.min(fewest, slips)
  }
  return nearest
}
