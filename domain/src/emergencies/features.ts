/** How many buckets the words and word pieces of a text are hashed into. */
export const BUCKETS = 16_384
/** The buckets that tell the kinds apart; a divisor of BUCKETS. */
export const KIND_BUCKETS = 4096

/** FNV-1a with a final mix, so that the low bits depend on every letter. */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619)
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return (sum ^ (sum >>> 12)) >>> 0
}

/** Only a number's length counts: '10' and '50' are alike, '0.5' is a decimal. */
const shapeOf = (number: string) => (number.includes('.') ? '#.' : '#'.repeat(number.length))

/**
 * The buckets of a text: its words, pairs of near words, and pieces of four letters, most of which a typo leaves.
 * @param read a text from `readForEmergencies`
 */
export function featuresOf(read: string): number[] {
  const shaped = read.replaceAll(/\d+(?:\.\d+)?/g, shapeOf)
  const words = ['^', ...shaped.split(' ').filter(Boolean), '$']
  const features = words.flatMap((word, index) => {
    const [next, afterNext] = [words[index + 1], words[index + 2]]
    return [word, ...(next ? [`${word} ${next}`] : []), ...(afterNext ? [`${word}_${afterNext}`] : [])]
  })
  const padded = ` ${shaped} `
  for (let index = 0; index + 4 <= padded.length; index++) features.push(`~${padded.slice(index, index + 4)}`)
  return [...new Set(features.map((feature) => hash(feature) % BUCKETS))]
}
