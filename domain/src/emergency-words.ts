import { slipsBetween } from './food-typos.ts'

/** Words of the signs of emergencies that people misspell when it matters. */
const MISSPELLED = [
  'abdominal allergic anaphylaxis breathe breathing chest excruciating injected overdose overdosed reaction severe',
  'stomach suicidal suicide swallow swallowed swelling swollen terrible throat tongue unbearable',
]
  .join(' ')
  .split(' ')

/** Contractions and spellings, each as the signs have it. */
const READ_AS: readonly [RegExp, string][] = [
  [/\bo\.?['’`]?d['’`]?e?d\b(?= on)|\bo['’`.]d/g, 'overdosed'],
  [/['’‘`´ʼ]/g, ''],
  [/[^\p{L}\p{N}]+/gu, ' '],
  [/\b(?:can not|cannot|could not|couldnt)\b/g, 'cant'],
  [/\b(?:do not|does not|doesnt)\b/g, 'dont'],
  [/\bwanna\b/g, 'want to'],
  [/\bmy self\b/g, 'myself'],
]

const MOST_SLIPS = 1
const SHORTEST = 4

/** What a word was meant to be: with one slip of the pen, as nearly all of them behind the first letter. */
function meantBy(word: string): string {
  if (word.length < SHORTEST) return word
  const near = (meant: string) =>
    meant[0] === word[0] &&
    Math.abs(meant.length - word.length) <= MOST_SLIPS &&
    slipsBetween(word, meant) <= MOST_SLIPS
  return MISSPELLED.find((meant) => meant === word) ?? MISSPELLED.find(near) ?? word
}

/** A text as the signs of emergencies are looked for in it: lower case, without accents and marks, misspelled words as they were meant. */
export function readForEmergencies(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const read = READ_AS.reduce((so, [written, meant]) => so.replaceAll(written, meant), plain)
  return read.trim().split(' ').map(meantBy).join(' ')
}
