/** How many slips are forgiven in a word, by its length: in a short one another letter is another word. */
function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Of a word that is still being typed, so much has to stand there before its slips are looked for. */
const SHORTEST_BEGINNING = 5

/**
 * How many slips lead from one word to another: a letter too many, too few, another one, or two that changed places
 * (the optimal string alignment distance; Damerau 1964).
 */
export function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
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

/** The fewest slips between what was typed and a word, or the beginning of one that is still being typed. */
function slipsTo(typed: string, word: string): number {
  const whole =
    Math.abs(typed.length - word.length) > 2 ? Number.POSITIVE_INFINITY : slipsBetween(typed, word)
  if (typed.length < SHORTEST_BEGINNING || word.length <= typed.length) return whole
  const beginnings = [typed.length, typed.length + 1].map((length) =>
    slipsBetween(typed, word.slice(0, length)),
  )
  return Math.min(whole, ...beginnings)
}

/**
 * What a mistyped word may mean: the known words with the fewest slips, which begin with the same letter, as nearly all slips
 * leave it.
 * @param typed a word that is not known itself
 * @returns none when every known word is further away than one slip in 4 to 7 letters, or two in more
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
