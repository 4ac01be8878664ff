import { brandName } from '../text/brand.ts'
import { replaceLookalikes } from './confusable-letters.ts'
import { skeleton } from './letter-skeleton.ts'
import { plainReadings } from './styled-alphabets.ts'
import {
  DEPARTMENTS,
  FILLERS,
  FIRST_NAMES,
  LEADS,
  LONG_TITLES,
  PARTS,
  ROLES,
  SPLIT_PARTS,
  TAILS,
  TITLES,
  TITLES_IN_OTHER_SCRIPTS,
} from './team-titles.ts'
import { isNearlyTitle, isTypoOfTitle } from './title-typos.ts'
import { turnedUpright } from './upside-down.ts'
import { withoutAt } from './usernames.ts'

const BRAND = brandName.toLowerCase()

/** Digits and signs that are read as letters. */
const leet: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '!': 'l', '|': 'l', '€': 'e' },
}

const unleet = (word: string): string => word.replaceAll(/[^a-z]/g, (sign) => leet[sign] ?? '')

const anyOf = (...lists: readonly string[][]): string => `(?:${lists.flat().map(skeleton).join('|')})`

const title = new RegExp(`^${anyOf(TITLES)}$`)
/** A title joined to another word: 'janeadmin', 'moderatorjohn', but neither 'Adminson' nor 'unofficial'. */
const joinedTitle = new RegExp(
  `^(?:.{3,}${anyOf(TITLES)}|${anyOf(LONG_TITLES)}.{3,}|${anyOf(TITLES)}${anyOf(FIRST_NAMES)})$`,
)
/**
 * A title between one or two letters on either side, or next to x and z: 'xXadminXx', 'adminz'. Real names
 * continue after it: 'Adminka'.
 */
const decoratedTitle = new RegExp(
  `^(?:.{1,2}${anyOf(TITLES)}.{1,2}|[xz]{1,2}${anyOf(TITLES)}|${anyOf(TITLES)}[xz]{1,2})$`,
)

const ofTitles = new RegExp(
  `^${anyOf(FILLERS)}*${anyOf([BRAND], TITLES)}${anyOf([BRAND], TITLES, PARTS, FILLERS)}*$`,
)
const ofAny = new RegExp(`^${anyOf([BRAND], TITLES, PARTS, FILLERS)}+$`)
const ofAnyRole = new RegExp(`^${anyOf([BRAND], TITLES, PARTS, ROLES, FILLERS)}+$`)
const ofParts = new RegExp(`^${anyOf(PARTS)}$`)
const lead = new RegExp(`^${anyOf(LEADS)}$`)
const tail = new RegExp(`^${anyOf(TAILS)}$`)
const splitPart = new RegExp(`^${anyOf(SPLIT_PARTS)}$`)
const ofDepartments = new RegExp(`^${anyOf(PARTS, DEPARTMENTS)}$`)
const ofFillers = new RegExp(`^${anyOf(FILLERS)}+$`)
const brand = skeleton(BRAND)
const ofBrand = new RegExp(`^${brand}$`)

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s_.\-–—/|·•]+/gu, ' ')
    .split(' ')
    .filter(Boolean)

/** A capital may start a word instead of a space. */
const spacedAtCapitals = (name: string): string =>
  name.normalize('NFKC').replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')

/** Whether neighboring words are one word split up: 'Pep Well', 'S u p p o r t'. */
const hasInPieces = (words: readonly string[], whole: RegExp): boolean =>
  words.some((_, start) =>
    words
      .slice(start + 1)
      .some((_, more) => whole.test(skeleton(words.slice(start, start + more + 2).join('')))),
  )

const consistsOf = (words: readonly string[], known: RegExp): boolean =>
  words.length > 0 &&
  words.every((word) => known.test(word) || isNearlyTitle(word)) &&
  !words.every((word) => ofFillers.test(word))

/** Whether words consist only of the product's or the team's name. */
function nameTheTeam(plain: readonly string[]): boolean {
  const bare = plain.map(skeleton).filter(Boolean)
  const whole = skeleton(plain.join(''))
  return (
    bare.some((word) => word.includes(brand)) ||
    hasInPieces(bare, ofBrand) ||
    ofTitles.test(whole) ||
    consistsOf(bare, ofAny) ||
    // 'T e a m', but not 'Bill Ing'.
    (plain.some((word) => word.length === 1) && consistsOf([whole], ofAny))
  )
}

/** Whether two neighboring words of a person's name are a department's: 'Billing Dept Miller'. */
const hasDepartment = (bare: readonly string[]): boolean =>
  bare.some((word, index) => {
    const next = bare[index + 1]
    return (
      next !== undefined &&
      (ofParts.test(word) || ofParts.test(next)) &&
      ofDepartments.test(word) &&
      ofDepartments.test(next)
    )
  })

/** 'Staff Anna', 'Sta ff'; a name that consists of such a word only is compared elsewhere. */
const startsAsTeam = (plain: readonly string[]): boolean =>
  (plain.length > 1 && lead.test(skeleton(plain[0] ?? ''))) ||
  (plain.length === 2 && splitPart.test(skeleton(plain.join(''))))

/** 'Anna Security'. A username may end so: '@home_security'. */
const endsAsTeam = (name: string): boolean =>
  /\S\s+\S/.test(name) && readingsOf(name).some((words) => tail.test(skeleton(words.at(-1) ?? '')))

const readsAsTeam = (plain: readonly string[]): boolean =>
  nameTheTeam(plain) ||
  startsAsTeam(plain) ||
  hasDepartment(plain.map(skeleton).filter(Boolean)) ||
  consistsOf(plain.map(skeleton).filter(Boolean), ofAnyRole) ||
  plain
    .map(skeleton)
    .some(
      (word) =>
        title.test(word) || decoratedTitle.test(word) || joinedTitle.test(word) || isTypoOfTitle(word),
    ) ||
  hasInPieces(plain, title)

/** Replaces what stands for several letters or parts of one, and two letters that normalizing would turn into marks. */
const spelledOut = (name: string): string =>
  name
    .replaceAll(/[\u02DB\u037A]/g, 'i')
    .replaceAll('ʪ', 'ls')
    .replaceAll('\\/', 'v')

/**
 * The possible readings of a name: digits and signs literally or as letters, bars as separators or letters, turned
 * letters from the other side, and letters of decorated text.
 */
const readingsOf = (typed: string): string[][] =>
  [typed, spacedAtCapitals(typed), turnedUpright(typed) ?? [], plainReadings(typed)]
    .flat()
    .flatMap((shown) => {
      const name = spelledOut(shown)
      const plain = wordsOf(name).map(replaceLookalikes)
      const signs = name.replaceAll('|', 'l').replaceAll(/\(\)|\[\]|\{\}/g, 'o')
      return [plain, plain.map(unleet), wordsOf(signs).map(replaceLookalikes).map(unleet)]
    })

const wholeTitles = [BRAND, ...TITLES].map(skeleton)

/** With more letters missing, a title is barely recognizable. */
const MAX_GAPS = 3

/** Whether a word is a title in which signs, or letters of other alphabets, take the place of some letters: 'Supp*rt'. */
function isTitleWithHoles(word: string): boolean {
  const parts = word.split(/([^a-z]+)/)
  const letters = word.replaceAll(/[^a-z]/g, '').length
  if (letters < 4 || [...word].length - letters > MAX_GAPS) return false
  const pattern = parts.map((part, index) => (index % 2 === 0 ? skeleton(part) : `.{0,${[...part].length}}`))
  const whole = new RegExp(`^${pattern.join('')}$`)
  return wholeTitles.some((title) => whole.test(title))
}

const hasTitleWithHoles = (name: string): boolean => {
  const words = `${withoutAt(name)} ${name.replaceAll('@', 'a')}`.normalize('NFKC').split(/[\s_]+/)
  return words.some(
    (word) => isTitleWithHoles(word.toLowerCase()) || isTitleWithHoles(replaceLookalikes(word)),
  )
}

/** Check marks, shields, medals and marks of a brand: next to a name, they look like a badge, which only the team has. */
const BADGE = /[✓✔☑✅🗸🗹√⍻®™℠✪🛡🔰🏅🎖🔵ⓥⓋ🅥🆅]/u

const hasForeignTitle = (name: string): boolean => {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
  return TITLES_IN_OTHER_SCRIPTS.some((title) => letters.includes(title.normalize('NFKC')))
}

const BRACKETED = /[([{<]([^)\]}>]+)[)\]}>]/gu

/** 'Anna (Staff)' */
const hasBracketedRole = (name: string): boolean =>
  [...name.normalize('NFKC').matchAll(BRACKETED)].some(([, inside = '']) =>
    readingsOf(inside).some((words) => consistsOf(words.map(skeleton).filter(Boolean), ofAnyRole)),
  )

/**
 * Whether a name or username imitates the product or its support team, in any lookalike letters and with any
 * separators, digits and signs. A check mark or shield imitates the badge.
 */
export const isImpersonation = (name: string): boolean =>
  BADGE.test(name) ||
  hasForeignTitle(name) ||
  hasTitleWithHoles(name) ||
  hasBracketedRole(name) ||
  endsAsTeam(name) ||
  readingsOf(withoutAt(name)).some(readsAsTeam)

/**
 * Whether the name of a group or stack reads as that of the product or its support team, as {@link
 * isImpersonation} compares
 * names. It may be about support, though: 'Weight loss support'.
 */
export const isTeamGroup = (name: string): boolean => readingsOf(name).some(nameTheTeam)

const claim = new RegExp(`^${anyOf(['official', 'verified'])}$`)

/** Whether a title claims that the team stands behind it, as in 'Official protocol'. */
export const claimsApproval = (title: string): boolean =>
  readingsOf(title).some(
    (words) => words.some((word) => claim.test(skeleton(word))) || hasInPieces(words, claim),
  )
