import { compareDoses } from '../doses/dose-comparison.ts'
import { type Dose, doseText, parseDose } from '../doses/doses.ts'
import { addDays, type CalendarDay, dayNumber, earlierDay } from '../time/calendar.ts'
import type { InsightDose } from './records.ts'
import type { Figure } from './sentences.ts'

/** Days on which a peptide was taken in one and the same dose. */
export interface DoseLevel {
  name: string
  dose: Dose
  from: CalendarDay
  /** a week after the last dose of it, unless another dose or today came sooner */
  to: CalendarDay
}

/** Of a dose, what its level is told from. */
export type TimedDose = Pick<InsightDose, 'name' | 'day' | 'dose'>

/** A dose that was followed by another one of the same peptide. */
export interface DoseStep {
  before: DoseLevel
  after: DoseLevel
}

/** One dose that differs may be a slip, or what was left in the vial. */
const LEAST_DOSES = 2

/** Doses further apart than these days are no one course: the rarest that is usual is a month. */
const FARTHEST_APART = 35

/** Days for which a dose goes on to count after the last of its kind. */
const LASTS = 7

interface Run {
  dose: Dose
  days: [CalendarDay, ...CalendarDay[]]
}

const lastDay = ({ days }: Run): CalendarDay => days.at(-1) ?? days[0]

const daysApart = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from)

/** Doses one after the other that are the same, and near each other. */
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
 * In which doses each peptide was taken, by peptide, earliest first.
 * @param doses earliest first; what is no amount with its unit is left out
 * @param today the person's own
 */
export function doseLevels(doses: readonly TimedDose[], today: CalendarDay): DoseLevel[] {
  const byName = Map.groupBy(doses, ({ name }) => name)
  return [...byName].flatMap(([name, taken]) => {
    const single = taken.flatMap(({ dose: text, day }): Run[] => {
      const dose = parseDose(text)
      return dose ? [{ dose, days: [day] }] : []
    })
    const runs = join(join(single).filter(({ days }) => days.length >= LEAST_DOSES))
    return runs.map((run, index): DoseLevel => {
      const next = runs[index + 1]?.days[0]
      const ends = earlierDay(addDays(lastDay(run), LASTS), today)
      const to = next === undefined ? ends : earlierDay(ends, addDays(next, -1))
      return { name, dose: run.dose, from: run.days[0], to: to < run.days[0] ? run.days[0] : to }
    })
  })
}

/** Where a dose was followed by another one, without a pause between them. */
export const doseSteps = (levels: readonly DoseLevel[]): DoseStep[] =>
  levels.flatMap((after, index): DoseStep[] => {
    const before = levels[index - 1]
    if (before?.name !== after.name || daysApart(before.to, after.from) > FARTHEST_APART) return []
    const compared = compareDoses(before.dose, after.dose)
    return compared === undefined || compared === 0 ? [] : [{ before, after }]
  })

/** A dose as it stands in a sentence. */
export const dosed = (of: string, dose: Dose): Figure => ({ of, value: dose.amount, shown: doseText(dose) })
