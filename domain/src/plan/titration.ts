import { compareDoses } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { doseRate } from '../schedules/frequencies.ts'
import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts'

/** Steps that one plan entry can have. */
export const MOST_DOSE_STEPS = 20

/** Decisions that one plan entry keeps. */
export const MOST_STEP_DECISIONS = 1000

/** Weeks that a step lasts longer after 'stay' or 'back', unless the person says otherwise. */
export const USUAL_STAY_WEEKS = 4

/** Days before a step's first day on which it is announced. */
export const ANNOUNCED_DAYS_BEFORE = 3

/** A dose that is taken for a while before the next one follows. At most one of `weeks`, `doses` and `from` is set. */
export interface DoseStep extends Dose {
  /** as the person typed it */
  dose: string
  /** how long it lasts; null for a step that a later `from` ends, or that has no end */
  weeks: number | null
  /** after how many doses it ends */
  doses: number | null
  /** its first day */
  from: CalendarDay | null
}

/** What a person did about their steps: 'planned' where the steps were written, 'edited' where the plan's dose was changed by hand. */
export const stepActions = ['planned', 'take', 'stay', 'back', 'edited'] as const

export type StepAct = (typeof stepActions)[number]

export interface StepDecision {
  act: StepAct
  /** the step that holds from here on, counted from 0; null where the plan's dose is none of the steps */
  position: number | null
  decidedOn: CalendarDay
  /** the day before which the next step isn't due, where the decision names one */
  until: CalendarDay | null
}

/** Where a person is in their steps. */
export interface Course {
  /** counted from 0; null while the plan's dose is none of the steps */
  position: number | null
  /** the first day of the step that holds */
  since: CalendarDay
  /** set by 'stay' and 'back': replaces the step's own length */
  until: CalendarDay | null
}

/**
 * Where the decisions of a person lead, the oldest first. Everything before the latest 'planned' is history.
 * @returns undefined where nothing was planned
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

/** The step whose dose the plan has, the first of equal ones; -1 where there is none. */
export const stepWithDose = (steps: readonly Dose[], dose: Dose | undefined): number =>
  dose ? steps.findIndex((step) => compareDoses(step, dose) === 0) : -1

/** The step that follows, with its first day. */
export interface NextStep {
  position: number
  /** null where nothing fixes a day: the step before it has no length, or its frequency can't be read */
  startsOn: CalendarDay | null
}

interface Progress {
  today: CalendarDay
  frequency: string
  /** doses taken on or after the course's first day */
  dosesTaken: number
}

/** When a step that lasts a number of doses is over: today once they are taken, else as the frequency has it. */
function afterDoses(doses: number, { today, frequency, dosesTaken }: Progress): CalendarDay | null {
  const left = doses - dosesTaken
  if (left <= 0) return today
  const rate = doseRate(frequency)
  return rate ? addDays(today, Math.ceil((left * rate.days) / rate.doses)) : null
}

/**
 * The next step of a course. Nothing climbs by itself: it is only due.
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
 * The first days of the steps after the next one, as far as they can be foretold.
 * @returns by position; null where nothing fixes a day
 */
export function laterSteps(
  steps: readonly DoseStep[],
  next: NextStep,
  frequency: string,
): Map<number, CalendarDay | null> {
  const starts = new Map([[next.position, next.startsOn]])
  for (let at = next.position + 1; at < steps.length; at++) {
    const [before, step] = [steps[at - 1], steps[at]]
    const since = starts.get(at - 1)
    const length = before && daysOf(before, frequency)
    starts.set(at, step?.from ?? (since && length ? addDays(since, length) : null))
  }
  return starts
}

/** How many days a step lasts; undefined where it has no length of its own. */
function daysOf({ weeks, doses }: DoseStep, frequency: string): number | undefined {
  if (weeks) return 7 * weeks
  const rate = doses ? doseRate(frequency) : undefined
  return rate && doses ? Math.ceil((doses * rate.days) / rate.doses) : undefined
}

/** Whether a next step is far off, near, or to be decided today. */
export type StepStage = 'later' | 'soon' | 'due'

/** @returns 'later' for a step without a day */
export function stageOf(startsOn: CalendarDay | null, today: CalendarDay): StepStage {
  if (startsOn === null) return 'later'
  const days = daysBetween(today, startsOn)
  if (days <= 0) return 'due'
  return days <= ANNOUNCED_DAYS_BEFORE ? 'soon' : 'later'
}
