import { type Denied, deniedIn, ORGANS } from './health-note-denials.ts'
import { isWord, longestAt, type Phrases, phrases, wordsOf } from './health-note-words.ts'
import { isPast } from './past-events.ts'

/** Terms to find in notes. */
export interface Subject {
  words: Phrases
  /** these match only when they are a whole clause: 'trying' */
  alone?: Phrases
  /** phrases in which the words mean something else */
  butNot?: Phrases
  /** a state that ends: 'in 2015' or 'years ago' make it history */
  isTemporary?: boolean
}

/** A parsed note, ready for all searches. */
export interface ReadNote {
  words: readonly string[]
  denied: readonly Denied[]
  /** the current year; without it no year is past */
  year: number
}

/**
 * Parses a health note.
 * @param year the current year, which decides what 'in 2015' means
 */
export function readNote(note: string, year = 0): ReadNote {
  const words = wordsOf(note)
  return { words, denied: deniedIn(words), year }
}

/** Words that follow an organ or a condition and belong to it. */
const COMPLAINTS = phrases(`
  problem, issue, trouble, disease, disorder, condition, complaint, illness, history, allergy, medication,
  medicine, damage, failure, infection, stone, diabetes, cancer
`)

/** Whether a clause ends at a position. */
const isOver = (words: readonly string[], index: number): boolean =>
  index >= words.length || /^[,;.!?)|\n]$/.test(words[index] ?? '')

function pastComplaints(words: readonly string[], index: number): number {
  const length = longestAt(words, index, COMPLAINTS)
  return length > 0 ? pastComplaints(words, index + length) : index
}

const ALLERGY = phrases('allergy, allergic, intolerance, intolerant')
const DENYING = phrases('negative, ruled out, was ruled out, is ruled out')
const ANSWERS = phrases('no, none, none known, never, nil, denied, absent, negative, ruled out')
const SINCE = phrases('since, after, left, anymore')

/** The end of a trailing negation: 'kidney disease: none', 'pregnant? No'; 0 without one. */
function endOfNo(words: readonly string[], end: number): number {
  const allergy = longestAt(words, end, ALLERGY)
  if (allergy > 0 && isOver(words, end + allergy)) return end + allergy
  const mark = pastComplaints(words, end)
  const isAnswer = /^[:?=(–—-]$/.test(words[mark] ?? '')
  const place = isAnswer ? mark + 1 : mark
  const length = longestAt(words, place, isAnswer ? ANSWERS : DENYING)
  return length > 0 && isOver(words, place + length) ? place + length : 0
}

/** Whether an organ is missing: 'no thyroid', 'without a kidney since 2019', 'no kidney function'. */
function isMissing({ words, denied }: ReadNote, { from, start }: Denied, end: number): boolean {
  const isBare = start === from || (start === from + 1 && /^(?:a|my|the)$/.test(words[from] ?? ''))
  const isListed = denied.some(({ since }) => since === end)
  if (!isBare || isListed || end !== start + 1 || longestAt(words, start, ORGANS) === 0) return false
  const after = words[end] === 'function' ? end + 1 : end
  const isSaid = isOver(words, after) || longestAt(words, after, SINCE) > 0
  return isSaid && /^(?:no|without)$/.test(words[from - 1] ?? '')
}

/** Whether everything in a range is negated. */
export const isDeniedAt = (note: ReadNote, index: number, end: number): boolean =>
  endOfNo(note.words, end) > 0 ||
  note.denied.some(
    (one) => one.from <= index && index <= one.start && end > one.start && !isMissing(note, one, end),
  )

/** Whether a clause consists of exactly one of these. */
const saysAlone = ({ words }: ReadNote, wanted: Phrases): boolean =>
  words.some((_, index) => {
    const length = longestAt(words, index, wanted)
    return length > 0 && isOver(words, index + length) && (index === 0 || isOver(words, index - 1))
  })

/** Whether a note affirms something. */
export function mentions(note: ReadNote, { words: wanted, alone, butNot, isTemporary }: Subject): boolean {
  const { words } = note
  if (alone && saysAlone(note, alone)) return true
  const elsewhere = butNot
    ? words
        .map((_, start) => [start, start + longestAt(words, start, butNot)] as const)
        .filter(([a, b]) => b > a)
    : []
  for (let index = 0; index < words.length; index++) {
    const end = index + longestAt(words, index, wanted)
    if (end === index) continue
    const isElsewhere = elsewhere.some(([from, to]) => from < end && to > index)
    const isOver = isTemporary === true && isPast(note, index, end)
    if (!isElsewhere && !isOver && !isDeniedAt(note, index, end)) return true
    // Parts of a longer phrase aren't searched separately.
    index = end - 1
  }
  return false
}

/** Words that start a statement of absence. */
const LEADS = ['i', 'have', 'had', 'do', 'am', 'im', 'ive', 'currently', 'patient', 'she', 'he', 'and']

/** Whether a note only says what a person doesn't have: complaints, or the given items. ('No spleen' is a finding.) */
export function onlyDenies({ words, denied }: ReadNote, named: Phrases): boolean {
  const lengths = words.map((_, index) => longestAt(words, index, named))
  // 'Non-alcoholic fatty liver disease' is one.
  const isComplaint = ({ denial, start, end }: Denied) =>
    lengths[start] ||
    (words[denial] !== 'non' &&
      words.some(
        (_, index) =>
          start <= index && index < end && (lengths[index] || longestAt(words, index, COMPLAINTS)),
      ))
  const affirmed = denied
    .filter((one) => denied.some((other) => other.denial === one.denial && isComplaint(other)))
    .map(({ since, start, end }) => [since, Math.max(end, start + (lengths[start] ?? 0))] as const)
  const answered = lengths.map(
    (length, index) => [index, length > 0 ? endOfNo(words, index + length) : 0] as const,
  )
  const isCovered = (index: number) =>
    [...affirmed, ...answered].some(([from, end]) => from <= index && index < end)
  return words.every((word, index) => !isWord(word) || LEADS.includes(word) || isCovered(index))
}
