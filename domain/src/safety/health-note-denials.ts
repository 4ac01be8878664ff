import { isWord, longestAt, phrases } from './health-note-words.ts'

/** Somebody who is allergic to a medicine doesn't take it. */
const ALLERGIC = phrases('allergic to, allergy to, intolerant to')

/** What denies the words after it. */
const DENIALS = phrases(`
  no, not, never, without, nor, neither, non, cannot, cant, dont, doesnt, didnt, havent, hasnt,
  hadnt, isnt, arent, wasnt, werent, deny, denied, denying, none of, free of, free from,
  negative for, ${ALLERGIC.all}
`)

/** What may stand between a denial, or the 'or' after it, and what is denied. */
const FILLERS = phrases(`
  a, an, the, any, my, her, his, known, current, currently, active, serious, severe, chronic,
  acute, underlying, more, longer, ever, prior, previous, previously, past, had, have, has, having,
  been, be, am, is, are, was, were, do, did, get, getting, become, trying to get, trying to become,
  planning to get, to, on, of, take, taking, took, taken, use, used, using, history, hx, personal,
  family, sign, symptom, evidence, diagnosis, diagnosed, diagnosed with, suffer from,
  suffering from
`)

/** 'No problems with my kidneys' denies; 'no problems with warfarin' says that it is taken. */
const ABOUT = phrases(`
  problem with, issue with, trouble with, problem with my, issue with my, trouble with my, problem with the
`)

/** Organs, which say something else than a condition does. */
export const ORGANS = phrases('kidney, renal, thyroid, parathyroid, liver, heart')

/** Words at which a list of what is denied is over. */
const TURNS = phrases(`
  but, however, although, though, except, because, since, due, as, if, until, for, with, about,
  from, to, only, just, now, then, so, while, when, who, which, on, i, im, ive, my, have, has, had,
  am, is, are, take, taking, takes, use, using, diagnosed, doubt, cure, change, yes
`)

/** So many words may be denied where only a comma parts them from the next. */
const LISTED_WORDS = 3

/** Longer lists of what somebody doesn't have are not read to their end. */
const MOST_LISTED = 30

/** Something that is denied. All are places in the note's words. */
export interface Denied {
  /** where the denial stands, which may be that of a whole list */
  denial: number
  /** where the denial, or the 'or' that carries it on, begins */
  since: number
  /** after that */
  from: number
  /** the first word that is more than a filler */
  start: number
  end: number
}

const isTurn = (words: readonly string[], place: number): boolean => longestAt(words, place, TURNS) > 0
const isOr = (word: string | undefined): boolean => word === 'or' || word === 'nor' || word === '/'
const isJoint = (word: string | undefined): boolean => isOr(word) || word === 'and' || word === ','

/** The place after everything that is only filler. */
function pastFillers(words: readonly string[], place: number): number {
  const about = longestAt(words, place, ABOUT)
  if (about > 0 && longestAt(words, place + about, ORGANS) > 0) return place + about
  const length = longestAt(words, place, FILLERS)
  return length > 0 ? pastFillers(words, place + length) : place
}

/** What is denied from a place on, up to what parts it from the next. */
function deniedFrom(words: readonly string[], denial: number, since: number, length: number): Denied {
  const from = since + length
  const start = pastFillers(words, from)
  let end = start
  while (isWord(words[end]) && !isTurn(words, end) && !isJoint(words[end])) end++
  return { denial, since, from, start, end }
}

/** How long a ', or' at the end of something denied is, and whether it carries the denial on by itself. */
function jointAfter(words: readonly string[], { start, end }: Denied): { length: number; carries: boolean } {
  const comma = words[end] === ',' ? 1 : 0
  if (isOr(words[end + comma])) return { length: comma + 1, carries: true }
  // 'No kidney, liver and thyroid problems': an organ alone waits for what ails it.
  const carries = end === start + 1 && longestAt(words, start, ORGANS) > 0 && !isTurn(words, end + comma)
  return { length: carries && words[end + comma] === 'and' ? comma + 1 : comma, carries }
}

/**
 * What one denial is about: the thing after it, and a list up to the last thing that 'or' joins. After a comma alone
 * something may well stand that is there ('no allergies, hypothyroidism'), so it is taken for that: a caution too many
 * costs a glance.
 */
function deniedBy(words: readonly string[], denial: number, length: number): Denied[] {
  const list = [deniedFrom(words, denial, denial, length)]
  let sure = 1
  for (let last = list[0]; last && list.length < MOST_LISTED; last = list.at(-1)) {
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

/** Everything that a note denies. What is denied twice ('not without …') isn't. */
export function deniedIn(words: readonly string[]): Denied[] {
  const lengths = words.map((_, place) => longestAt(words, place, DENIALS))
  const denied = lengths.flatMap((length, place) => (length > 0 ? deniedBy(words, place, length) : []))
  const twice = denied.filter(
    ({ denial, since, start }) =>
      since === denial && (lengths[start] ?? 0) > 0 && longestAt(words, start, ALLERGIC) === 0,
  )
  const undone = new Set(twice.flatMap(({ denial, start }) => [denial, start]))
  return denied.filter(({ denial }) => !undone.has(denial))
}
