/** The maximum length of a peptide name, in characters. */
export const NAME_LENGTH = 100

const PREFIX = 'Copy of '

/** Truncates text to a number of UTF-16 units without splitting a character. */
const beginning = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/**
 * Names a copy: 'Copy of BPC-157', then 'Copy of BPC-157 (2)'. Names that would be too long are truncated.
 * @param name of the original, at most {@link NAME_LENGTH} characters
 * @param taken existing names, compared without case
 */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const inSmallLetters = new Set([...taken].map((one) => one.toLowerCase()))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const copy = beginning(`${PREFIX}${name}`, NAME_LENGTH - suffix.length) + suffix
    if (!inSmallLetters.has(copy.toLowerCase())) return copy
  }
}
