import { compareDoses } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { doseRate } from '../schedules/frequencies.ts'
import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts'

/** The maximum number of steps per plan entry. */
export const MAX_DOSE_STEPS = 20

/** The number of stored decisions per plan entry. */
export const MAX_STEP_DECISIONS = 1000

/** The default number of weeks that 'stay' or 'back' adds to a step. */
export const DEFAULT_STAY_WEEKS = 4

/** Days before a step's first day on which we announce it. */
export const ANNOUNCED_DAYS_BEFORE = 3

/** A dose taken until the next step. At most one of `weeks`, `doses` and `from` is set. */
export interface DoseStep extends Dose {
  /** as typed */
  dose: string
  /** its length; null for a step that a later `from` ends, or that has no end */
  weeks: number | null
  /** the number of doses after which it ends */
  doses: number | null
  /** its first day */
  from: CalendarDay | null
}

/**
 * A decision about steps: 'planned' when the steps were written, 'edited' when the plan's dose was changed manually.
 */
export const stepActions = ['planned', 'take', 'stay', 'back', 'edited'] as const

export type StepAction = (typeof stepActions)[number]

export interface StepDecision {
  act: StepAction
  /** the step from here on, from 0; null when the plan's dose is none of the steps */
  position: number | null
  decidedOn: CalendarDay
  /** the earliest day of the next step, if the decision sets one */
  until: CalendarDay | null
}

/** A person's position in their steps. */
export interface Course {
  /** from 0; null while the plan's dose is none of the steps */
  position: number | null
  /** the first day of the current step */
  since: CalendarDay
  /** set by 'stay' and 'back': replaces the step's own length */
  until: CalendarDay | null
}

/**
 * Applies a person's decisions, oldest first. Those before the latest 'planned' are history.
 * @returns undefined when nothing was planned
 */
export function courseOf(decisions: readonly StepDecision[]): Course | undefined {
  const start = decisions.findLastIndex(({ act }) => act === 'planned')
  let course: Course | undefined
  for (const { act, position, decidedOn, until } of decisions.slice(Math.max(start, 0))) {
    const goesOn = course && act !== 'planned' && position === course.position
    course = { position, since: goesOn && course ? course.since : decidedOn, until }
  }
  return course
}

/** The index of the step with the plan's dose, the first of equal ones; -1 when there is none. */
export const stepWithDose = (steps: readonly Dose[], dose: Dose | undefined): number =>
  dose ? steps.findIndex((step) => compareDoses(step, dose) === 0) : -1

/** The next step with its first day. */
export interface NextStep {
  position: number
  /** null when nothing determines a date: the previous step has no length, or its frequency can't be parsed */
  startsOn: CalendarDay | null
}

interface Progress {
  today: CalendarDay
  frequency: string
  /** doses taken since the course's first day */
  dosesTaken: number
}

/** The end of a step that lasts a number of doses: today once they are taken, otherwise estimated by the frequency. */
function afterDoses(doses: number, { today, frequency, dosesTaken }: Progress): CalendarDay | null {
  const left = doses - dosesTaken
  if (left <= 0) return today
  const rate = doseRate(frequency)
  return rate ? addDays(today, Math.ceil((left * rate.days) / rate.doses)) : null
}

/**
 * The next step of a course. It only becomes due: the dose never changes by itself.
 * @returns undefined on the last step
 */
export function nextStep(
  steps: readonly DoseStep[],
  { position, since, until }: Course,
  progress: Progress,
): NextStep | undefined {
  const at = position === null ? 0 : position + 1
  const next = steps[at]
  if (!next) return undefined
  const current = position === null ? undefined : steps[position]
  if (until) return { position: at, startsOn: until }
  if (next.from) return { position: at, startsOn: next.from }
  if (!current) return { position: at, startsOn: since }
  if (current.weeks) return { position: at, startsOn: addDays(since, 7 * current.weeks) }
  return { position: at, startsOn: current.doses ? afterDoses(current.doses, progress) : null }
}

/**
 * The estimated first days of the steps after the next one. While the next step is overdue, we count from today: nobody
 * skips a dose by waiting.
 * @returns by position; null when nothing determines a date
 */
export function laterSteps(
  steps: readonly DoseStep[],
  next: NextStep,
  { today, frequency }: Pick<Progress, 'today' | 'frequency'>,
): Map<number, CalendarDay | null> {
  const starts = new Map([[next.position, next.startsOn]])
  for (let at = next.position + 1; at < steps.length; at++) {
    const [before, step] = [steps[at - 1], steps[at]]
    const planned = starts.get(at - 1)
    const since = planned && planned < today ? today : planned
    const length = before && daysOf(before, frequency)
    starts.set(at, step?.from ?? (since && length ? addDays(since, length) : null))
  }
  return starts
}

/** A step's length in days; undefined when it has none. */
function daysOf({ weeks, doses }: DoseStep, frequency: string): number | undefined {
  if (weeks) return 7 * weeks
  const rate = doses ? doseRate(frequency) : undefined
  return rate && doses ? Math.ceil((doses * rate.days) / rate.doses) : undefined
}

/** Whether the next step is in the future, announced or due. */
export type StepStage = 'later' | 'soon' | 'due'

/** @returns 'later' for a step without a day */
export function stageOf(startsOn: CalendarDay | null, today: CalendarDay): StepStage {
  if (startsOn === null) return 'later'
  const days = daysBetween(today, startsOn)
  if (days <= 0) return 'due'
  return days <= ANNOUNCED_DAYS_BEFORE ? 'soon' : 'later'
}
