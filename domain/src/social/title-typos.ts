import { brandName } from '../text/brand.ts'
import { skeleton } from './letter-skeleton.ts'
import { NEAR_TITLES, PARTS, TITLES, TYPOS } from './team-titles.ts'

const skeletons = (words: readonly string[]): string[] => [...new Set(words.map(skeleton))]

/** From this length on, a word one letter off from a title isn't a name. */
const LONG = 8

/** Shorter titles are too close to real names. */
const SHORT = 5

const ofTitles = skeletons([brandName.toLowerCase(), ...TITLES])
/** Such as 'security': shorter ones are too close to real names. */
const ofLongParts = skeletons(PARTS).filter((part) => part.length >= LONG)
const typos = new Set(skeletons(TYPOS))
const exceptions = new Set(skeletons(NEAR_TITLES))

/** Whether two words differ by two swapped neighboring letters. */
function areSwapped(word: string, title: string): boolean {
  if (word.length !== title.length) return false
  const at = [...word].findIndex((letter, index) => letter !== title[index])
  return at >= 0 && word === title.slice(0, at) + (title[at + 1] ?? '') + title[at] + title.slice(at + 2)
}

/** Whether one letter after the first is missing, added or different. */
function isOneLetterOff(word: string, title: string): boolean {
  if (Math.abs(word.length - title.length) > 1 || word[0] !== title[0]) return false
  let at = 0
  while (at < word.length && word[at] === title[at]) at++
  const [rest, restOfTitle] = [word.slice(at), title.slice(at)]
  return (
    rest.slice(1) === restOfTitle.slice(1) || rest === restOfTitle.slice(1) || rest.slice(1) === restOfTitle
  )
}

/**
 * Whether a word's skeleton is that of a mistyped title, which isn't a personal name: 'supprot', 'moderater'.
 */
export const isTypoOfTitle = (word: string): boolean =>
  !exceptions.has(word) &&
  (typos.has(word) ||
    ofTitles.some(
      (title) =>
        (title.length >= SHORT && areSwapped(word, title)) ||
        (title.length >= LONG && isOneLetterOff(word, title)),
    ))

/** Whether it is close to a title but may also be a personal name: 'suporrt', 'pepwall'. */
export const isNearlyTitle = (word: string): boolean =>
  isTypoOfTitle(word) ||
  (!exceptions.has(word) &&
    (ofTitles.some((title) => title.length > SHORT && isOneLetterOff(word, title)) ||
      ofLongParts.some((part) => areSwapped(word, part) || isOneLetterOff(word, part))))
