import { fisherExact, SIGNIFICANT } from '../math/exact-tests.ts'
import { type CalendarDay, dayNamed } from '../time/calendar.ts'
import type { JudgedEntry } from './records.ts'
import { counted, type Finding, figure, type Insight, percent, phrase } from './sentences.ts'

/** Fewer doses than this don't show a habit yet. */
export const MIN_DUE = 7

/** A peptide's due doses, and how many were taken. */
export interface PeptideShare {
  name: string
  taken: number
  due: number
}

const missedOf = ({ taken, due }: { taken: number; due: number }): number => due - taken

/** Groups entries by peptide name in plan order; an entry that was added again counts as the same peptide. */
function sharesOf(judged: readonly JudgedEntry[]): PeptideShare[] {
  const byName = Map.groupBy(judged, ({ entry }) => entry.name)
  return [...byName].flatMap(([name, parts]) => {
    const taken = parts.reduce((sum, { due }) => sum + due.taken.length, 0)
    const due = parts.reduce((sum, { due: { missed } }) => sum + missed.length, taken)
    return due === 0 ? [] : [{ name, taken, due }]
  })
}

/** The first day with a due dose; undefined without one. */
export function firstDue(judged: readonly JudgedEntry[]): CalendarDay | undefined {
  const days = judged.flatMap(({ due }) => [...due.taken, ...due.missed])
  return days.length === 0 ? undefined : dayNamed(days.reduce((first, day) => Math.min(first, day)))
}

const overall = (taken: number, due: number) =>
  taken === due
    ? phrase`You took all ${counted('doses due', due, 'dose')} that were due.`
    : phrase`You took ${figure('doses taken', taken)} of the ${counted('doses due', due, 'dose')} that were due: ${percent('adherence', taken, due)}.`

/**
 * The peptide with more missed doses than the others combined; undefined when chance explains it: Fisher's exact test,
 * times the number of peptides tested.
 */
function mostMissed(shares: readonly PeptideShare[], all: { taken: number; due: number }) {
  if (shares.length < 2) return undefined
  const tried = shares
    .map((share) => {
      const others = { taken: all.taken - share.taken, due: all.due - share.due }
      const counts = { of: share.due, marked: missedOf(share), all: all.due, markedInAll: missedOf(all) }
      const isMore = missedOf(share) * others.due > missedOf(others) * share.due
      return { share, others, p: isMore ? shares.length * fisherExact(counts) : 1 }
    })
    .reduce((min, one) => (one.p < min.p ? one : min))
  if (tried.p >= SIGNIFICANT) return undefined
  const { share, others, p } = tried
  const sentence = phrase`You missed ${share.name} more often: ${figure(`${share.name}, missed`, missedOf(share))} of ${counted(`${share.name}, due`, share.due, 'dose')}, against ${figure('others, missed', missedOf(others))} of ${figure('others, due', others.due)} for everything else.`
  return { ...sentence, p }
}

/**
 * Adherence overall and by peptide; the rate is the one from `adherence`.
 * @param judged due doses in the days that adherence considers
 * @param today in the person's time zone
 */
export function adherenceInsights(judged: readonly JudgedEntry[], today: CalendarDay): Finding<PeptideShare> {
  const rows = sharesOf(judged)
  const sum = (of: 'taken' | 'due') => rows.reduce((total, row) => total + row[of], 0)
  const [taken, due] = [sum('taken'), sum('due')]
  if (due < MIN_DUE) {
    const needs = `Appears after ${MIN_DUE} due doses. You have ${due} so far.`
    return { rows, sentences: [], needs }
  }
  const span = { topic: 'adherence', from: firstDue(judged) ?? today, to: today } as const
  const worst = mostMissed(rows, { taken, due })
  const sentences: Insight[] = [{ id: 'adherence', ...overall(taken, due), ...span }]
  if (worst) sentences.push({ id: 'adherence-by-peptide', ...worst, ...span })
  return { rows, sentences, needs: null }
}
