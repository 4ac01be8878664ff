/** The longest name of a peptide, in characters. */
export const NAME_LENGTH = 100

const PREFIX = 'Copy of '

/** The beginning of a text, of at most so many UTF-16 units; no character is cut in two. */
const beginning = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/**
 * What a copy is called: 'Copy of BPC-157', then 'Copy of BPC-157 (2)'. A name that would be too long ends earlier.
 * @param name of what is copied, at most {@link NAME_LENGTH} characters
 * @param taken names that are there already; 'copy of bpc-157' is 'Copy of BPC-157'
 */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const inSmallLetters = new Set([...taken].map((one) => one.toLowerCase()))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const copy = beginning(`${PREFIX}${name}`, NAME_LENGTH - suffix.length) + suffix
    if (!inSmallLetters.has(copy.toLowerCase())) return copy
  }
}
