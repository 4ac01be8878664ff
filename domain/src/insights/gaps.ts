import { type CalendarDay, dayNamed, dayNumber } from '../time/calendar.ts'
import { firstDue, MIN_DUE } from './adherence.ts'
import type { InsightEntry, JudgedEntry } from './records.ts'
import { counted, type Finding, type Insight, phrase } from './sentences.ts'

/** Consecutive missed doses of a peptide. */
export interface Gap {
  name: string
  /** days of the first and last of them */
  from: CalendarDay
  to: CalendarDay
  missed: number
}

/** A single day without its doses is a slip. */
const MIN_DAYS = 2

/** Only the longest gaps are listed. */
const MAX_SHOWN = 5

/** Whether an entry was active on every day in between, so that the gap contains only missed doses. */
function isUnbroken({ periods }: InsightEntry, from: number, to: number): boolean {
  const spans = periods.map(({ startsOn, endsOn }) => ({
    first: dayNumber(startsOn),
    last: endsOn === null ? Number.POSITIVE_INFINITY : dayNumber(endsOn),
  }))
  for (let day = from + 1; day < to; day++)
    if (!spans.some(({ first, last }) => first <= day && day <= last)) return false
  return true
}

/** Days without any dose on which some were missed, in runs uninterrupted by a dose or a pause. */
function runsOf({ entry, due }: JudgedEntry): number[][] {
  const taken = new Set(due.taken)
  const days = [...new Set(due.missed)].filter((day) => !taken.has(day)).sort((a, b) => a - b)
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext =
      last !== undefined &&
      isUnbroken(entry, last, day) &&
      !due.taken.some((between) => last < between && between < day)
    if (run && isNext) run.push(day)
    else runs.push([day])
  }
  return runs.filter((run) => run.length >= MIN_DAYS)
}

function gapsOf(judged: JudgedEntry): Gap[] {
  return runsOf(judged).map((run) => {
    const [from = 0, to = 0] = [run[0], run.at(-1)]
    const missed = judged.due.missed.filter((day) => from <= day && day <= to).length
    return { name: judged.entry.name, from: dayNamed(from), to: dayNamed(to), missed }
  })
}

const longestFirst = (one: Gap, other: Gap): number =>
  other.missed - one.missed || (one.from < other.from ? 1 : -1)

function gapSentence({ name, missed }: Gap, gaps: number) {
  const count = counted('gaps', gaps, 'gap')
  const doses = counted(`${name}, missed in a row`, missed, 'dose')
  return gaps === 1
    ? phrase`There was ${count}: you missed ${doses} of ${name} in a row.`
    : phrase`There were ${count}. In the longest, you missed ${doses} of ${name} in a row.`
}

/**
 * Gaps of consecutive missed doses. Pauses and single days don't count.
 * @param today in the person's time zone
 */
export function gapInsights(judged: readonly JudgedEntry[], today: CalendarDay): Finding<Gap> {
  const gaps = judged.flatMap(gapsOf).sort(longestFirst)
  const due = judged.reduce((sum, { due: { taken, missed } }) => sum + taken.length + missed.length, 0)
  const rows = gaps.slice(0, MAX_SHOWN)
  if (due < MIN_DUE) return { rows, sentences: [], needs: `Appears after ${MIN_DUE} due doses.` }
  const [longest] = gaps
  const sentence: Insight = longest
    ? { id: 'gaps', topic: 'gaps', ...gapSentence(longest, gaps.length), from: longest.from, to: longest.to }
    : {
        id: 'gaps',
        topic: 'gaps',
        ...phrase`No gaps: you never missed two due days in a row.`,
        from: firstDue(judged) ?? today,
        to: today,
      }
  return { rows, sentences: [sentence], needs: null }
}
