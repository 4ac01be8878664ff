import { isWord, longestAt, phrases } from './health-note-words.ts'

/** A person allergic to a medicine doesn't take it. */
const ALLERGIC = phrases('allergic to, allergy to, intolerant to')

/** Words that negate what follows. */
const DENIALS = phrases(`
  no, not, never, without, nor, neither, non, cannot, cant, dont, doesnt, didnt, havent, hasnt,
  hadnt, isnt, arent, wasnt, werent, deny, denied, denying, none of, free of, free from,
  negative for, ${ALLERGIC.all}
`)

/** Words allowed between a negation, or its 'or', and its object. */
const FILLERS = phrases(`
  a, an, the, any, my, her, his, known, current, currently, active, serious, severe, chronic,
  acute, underlying, more, longer, ever, prior, previous, previously, past, had, have, has, having,
  been, be, am, is, are, was, were, do, did, get, getting, become, trying to get, trying to become,
  planning to get, to, on, of, take, taking, took, taken, use, used, using, history, hx, personal,
  family, sign, symptom, evidence, diagnosis, diagnosed, diagnosed with, suffer from,
  suffering from
`)

/** 'No problems with my kidneys' is a negation; 'no problems with warfarin' means the person takes it. */
const ABOUT = phrases(`
  problem with, issue with, trouble with, problem with my, issue with my, trouble with my, problem with the
`)

/** Organs, which mean something different from a condition. */
export const ORGANS = phrases('kidney, renal, thyroid, parathyroid, liver, heart')

/** Words that end a negated list. */
const TURNS = phrases(`
  but, however, although, though, except, because, since, due, as, if, until, for, with, about,
  from, to, only, just, now, then, so, while, when, who, which, on, i, im, ive, my, have, has, had,
  am, is, are, take, taking, takes, use, using, diagnosed, doubt, cure, change, yes
`)

/** The maximum number of words in a negated item that only a comma separates from the next. */
const LISTED_WORDS = 3

/** The maximum length of a negated list; the rest isn't read. */
const MAX_LISTED = 30

/** A negated item. All numbers are positions in the note's words. */
export interface Denied {
  /** where the negation is, possibly of a whole list */
  denial: number
  /** where the negation starts, or the 'or' that continues it */
  since: number
  /** after that */
  from: number
  /** the first word that is more than a filler */
  start: number
  end: number
}

const isTurn = (words: readonly string[], index: number): boolean => longestAt(words, index, TURNS) > 0
const isOr = (word: string | undefined): boolean => word === 'or' || word === 'nor' || word === '/'
const isJoint = (word: string | undefined): boolean => isOr(word) || word === 'and' || word === ','

/** The position after all filler words. */
function pastFillers(words: readonly string[], index: number): number {
  const about = longestAt(words, index, ABOUT)
  if (about > 0 && longestAt(words, index + about, ORGANS) > 0) return index + about
  const length = longestAt(words, index, FILLERS)
  return length > 0 ? pastFillers(words, index + length) : index
}

/** The negated item at a position, up to its separator. */
function deniedFrom(words: readonly string[], denial: number, since: number, length: number): Denied {
  const from = since + length
  const start = pastFillers(words, from)
  let end = start
  while (isWord(words[end]) && !isTurn(words, end) && !isJoint(words[end])) end++
  return { denial, since, from, start, end }
}

/** The length of a trailing ', or', and whether it continues the negation by itself. */
function jointAfter(words: readonly string[], { start, end }: Denied): { length: number; carries: boolean } {
  const comma = words[end] === ',' ? 1 : 0
  if (isOr(words[end + comma])) return { length: comma + 1, carries: true }
  // 'No kidney, liver and thyroid problems': a bare organ still needs its ailment.
  const carries = end === start + 1 && longestAt(words, start, ORGANS) > 0 && !isTurn(words, end + comma)
  return { length: carries && words[end + comma] === 'and' ? comma + 1 : comma, carries }
}

/**
 * The scope of one negation: its item, and a list up to the last item joined by 'or'. After a comma alone, the next
 * item may well be present ('no allergies, hypothyroidism'), so we assume it is: an unneeded caution is cheap.
 */
function deniedBy(words: readonly string[], denial: number, length: number): Denied[] {
  const list = [deniedFrom(words, denial, denial, length)]
  let sure = 1
  for (let last = list[0]; last && list.length < MAX_LISTED; last = list.at(-1)) {
    const joint = jointAfter(words, last)
    const after = last.end + joint.length
    const next = deniedFrom(words, denial, last.end, joint.length)
    if (joint.length === 0 || next.end === next.start || longestAt(words, next.start, DENIALS) > 0) break
    if (!isOr(words[after - 1]) && isTurn(words, after)) break
    if (!joint.carries && next.end - next.start > LISTED_WORDS) break
    list.push(next)
    if (joint.carries) sure = list.length
  }
  return list.slice(0, sure).filter(({ start, end }) => end > start)
}

/** Everything that a note negates. Double negations ('not without …') don't count. */
export function deniedIn(words: readonly string[]): Denied[] {
  const lengths = words.map((_, index) => longestAt(words, index, DENIALS))
  const denied = lengths.flatMap((length, index) => (length > 0 ? deniedBy(words, index, length) : []))
  const twice = denied.filter(
    ({ denial, since, start }) =>
      since === denial && (lengths[start] ?? 0) > 0 && longestAt(words, start, ALLERGIC) === 0,
  )
  const undone = new Set(twice.flatMap(({ denial, start }) => [denial, start]))
  return denied.filter(({ denial }) => !undone.has(denial))
}
