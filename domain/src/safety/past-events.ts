import { longestAt, phrases } from './health-note-words.ts'

/** Words allowed between an event and its date: 'gestational diabetes with my first, in 2015'. */
const LINKS = phrases(`
  in, back in, around, about, circa, during, from, with, my, our, the, first, second, third, last, kid, child, son, daughter,
  baby, pregnancy, only, twice, once, im, jahr, en, el ano, ano, annee, vor, hace, il y a, (, -, –, |, :
`)

/** 'Since 2026' says that it goes on. */
const GOES_ON = phrases('since, seit, desde, depuis, now, currently, again, still, until')

/** Amounts of 'years ago' that make an event history; one year ago may still mean breastfeeding. */
const SOME =
  /^(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|some|many|several|few|zwei|drei|vier|dos|tres|deux|trois)$/
const YEARS = /^(?:years?|yrs?|jahren?|anos?|ans?|decades?)$/

/** The most words between an event and its date. */
const FARTHEST = 5

const endsClause = (word: string | undefined): boolean => word === undefined || /^[,;.!?)|\n]$/.test(word)

/** Whether a year is so long ago that a pregnancy and the months after it are over. */
const isLongAgo = (word: string | undefined, year: number): boolean =>
  /^(?:19|20)\d\d$/.test(word ?? '') && Number(word) <= year - 2

/** Whether a date, or 'some years ago', starts at a position. */
const isOldDate = (words: readonly string[], at: number, year: number): boolean =>
  isLongAgo(words[at], year) || (SOME.test(words[at] ?? '') && YEARS.test(words[at + 1] ?? ''))

/** 'Pregnancy 2015', 'gestational diabetes in 2015', 'IVF 6 years ago'. */
function isDatedAfter(words: readonly string[], end: number, year: number): boolean {
  for (let at = end; at <= end + FARTHEST; ) {
    if (longestAt(words, at, GOES_ON) > 0) return false
    if (isOldDate(words, at, year)) return true
    // After a comma, the date must be all of the clause: 'pregnant, 2015 gallbladder removed' is two findings.
    if (words[at] === ',') return isLongAgo(words[at + 1], year) && endsClause(words[at + 2])
    const length = longestAt(words, at, LINKS)
    if (length === 0) return false
    at += length
  }
  return false
}

/** Words between a date and the event after it: '2015: I was pregnant'. */
const BEFORE = phrases('i, was, had, got, my, ich, war, hatte, estuve, tuve, jai, eu, etais, :, -, –')

/** '2015: gestational diabetes', 'in 2015 I was pregnant'. */
function isDatedBefore(words: readonly string[], index: number, year: number): boolean {
  let at = index - 1
  while (at >= index - FARTHEST && longestAt(words, at, BEFORE) > 0) at--
  const start = /^(?:in|im|en)$/.test(words[at - 1] ?? '') ? at - 1 : at
  return isLongAgo(words[at], year) && endsClause(words[start - 1])
}

/** Whether a note dates an event at a position to a past that is over. */
export const isPast = (
  { words, year }: { words: readonly string[]; year: number },
  index: number,
  end: number,
): boolean => year > 0 && (isDatedAfter(words, end, year) || isDatedBefore(words, index, year))
