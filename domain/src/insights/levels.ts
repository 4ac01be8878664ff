import { compareDoses } from '../doses/dose-comparison.ts'
import { type Dose, doseText, parseDose } from '../doses/doses.ts'
import { addDays, type CalendarDay, dayNumber, earliestOfDays } from '../time/calendar.ts'
import type { InsightDose } from './records.ts'
import type { Figure } from './sentences.ts'

/** Days on which a peptide was taken in the same dose. */
export interface DoseLevel {
  name: string
  dose: Dose
  from: CalendarDay
  /** a week after its last dose, unless another dose or today came sooner */
  to: CalendarDay
}

/** The fields of a dose that its level needs. */
export type TimedDose = Pick<InsightDose, 'name' | 'day' | 'dose'>

/** A dose followed by another one of the same peptide. */
export interface DoseStep {
  before: DoseLevel
  after: DoseLevel
}

/** A single different dose may be a slip, or the rest of a vial. */
const MIN_DOSES = 2

/** Doses further apart than this many days are separate courses: the rarest common interval is a month. */
const FARTHEST_APART = 35

/** Days for which a dose still counts after the last of its kind. */
const LASTS = 7

interface Run {
  dose: Dose
  days: [CalendarDay, ...CalendarDay[]]
}

const lastDay = ({ days }: Run): CalendarDay => days.at(-1) ?? days[0]

const daysApart = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from)

/** Consecutive equal doses that are close to each other. */
function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isNear = last && daysApart(lastDay(last), run.days[0]) <= FARTHEST_APART
    if (last && isNear && compareDoses(last.dose, run.dose) === 0) last.days.push(...run.days)
    else joined.push({ dose: run.dose, days: [...run.days] })
  }
  return joined
}

/**
 * The dose levels of each peptide, earliest first.
 * @param doses earliest first; those that aren't an amount with a unit are ignored
 * @param today in the person's time zone
 */
export function doseLevels(doses: readonly TimedDose[], today: CalendarDay): DoseLevel[] {
  const byName = Map.groupBy(doses, ({ name }) => name)
  return [...byName].flatMap(([name, taken]) => {
    const single = taken.flatMap(({ dose: text, day }): Run[] => {
      const dose = parseDose(text)
      return dose ? [{ dose, days: [day] }] : []
    })
    const runs = join(join(single).filter(({ days }) => days.length >= MIN_DOSES))
    return runs.map((run, index): DoseLevel => {
      const next = runs[index + 1]?.days[0]
      const ends = earliestOfDays(addDays(lastDay(run), LASTS), today)
      const to = next === undefined ? ends : earliestOfDays(ends, addDays(next, -1))
      return { name, dose: run.dose, from: run.days[0], to: to < run.days[0] ? run.days[0] : to }
    })
  })
}

/** Pairs of consecutive doses without a pause in between. */
export const doseSteps = (levels: readonly DoseLevel[]): DoseStep[] =>
  levels.flatMap((after, index): DoseStep[] => {
    const before = levels[index - 1]
    if (before?.name !== after.name || daysApart(before.to, after.from) > FARTHEST_APART) return []
    const compared = compareDoses(before.dose, after.dose)
    return compared === undefined || compared === 0 ? [] : [{ before, after }]
  })

/** A dose formatted for a sentence. */
export const dosed = (of: string, dose: Dose): Figure => ({ of, value: dose.amount, shown: doseText(dose) })
