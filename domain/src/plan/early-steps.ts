import type { Source } from '../catalogue/medicines.ts'
import { compareDoses } from '../doses/dose-comparison.ts'
import { type Dose, doseText } from '../doses/doses.ts'
import { sourcedText, type Warning } from '../safety/warnings.ts'
import { type CalendarDay, daysBetween } from '../time/calendar.ts'
import { shortMonthName } from '../time/date-words.ts'

/** What this needs of a label's or trial's steps. */
interface KnownSteps {
  saidBy: 'label' | 'trials'
  source: Source
  steps: readonly (Dose & { weeks: number | null; doses: number | null })[]
}

/** How long a source keeps a dose before the next one. */
interface Minimum {
  days: number
  /** '4 weeks', '30 days' */
  span: string
  saidBy: KnownSteps['saidBy']
  source: Source
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The only steps in doses are those of a daily tablet, whose label counts days. */
const spanOf = ({ weeks, doses }: KnownSteps['steps'][number]) =>
  weeks
    ? { days: 7 * weeks, span: counted(weeks, 'week') }
    : doses
      ? { days: doses, span: counted(doses, 'day') }
      : undefined

/** How long a label or trial keeps a dose; undefined if none says so. */
function minimumOf(dose: Dose, templates: readonly KnownSteps[]): Minimum | undefined {
  for (const { saidBy, source, steps } of templates) {
    const step = steps.find((step) => compareDoses(step, dose) === 0 && spanOf(step))
    const span = step && spanOf(step)
    if (span) return { ...span, saidBy, source }
  }
  return undefined
}

/** 'The label gives 0.25 mg for 4 weeks first (Wegovy label, checked Nov 22, 2026).' */
function minimumText(dose: Dose, { span, saidBy, source }: Minimum): string {
  const who = saidBy === 'label' ? 'The label gives' : 'Trials gave'
  return sourcedText(`${who} ${doseText(dose)} for ${span} first`, source)
}

/** 'Nov 14' */
function dayWords(day: CalendarDay): string {
  const [, month = 1, date] = day.split('-').map(Number)
  return `${shortMonthName(month)} ${date}`
}

/**
 * The warning of a higher dose before the time for which a label or trial keeps the present one. It never blocks.
 * @param templates of the peptide
 * @param since the first day of the present dose
 * @returns undefined for a lower dose, after that time, and where no source says one
 */
export function earlyStepWarning(
  { from, to, since, today }: { from: Dose; to: Dose; since: CalendarDay; today: CalendarDay },
  templates: readonly KnownSteps[],
): Warning | undefined {
  if (compareDoses(to, from) !== 1) return undefined
  const minimum = minimumOf(from, templates)
  if (!minimum || daysBetween(since, today) >= minimum.days) return undefined
  const message = `${minimumText(from, minimum)} Your ${doseText(from)} step began on ${dayWords(since)}.`
  return { code: 'STEP_TOO_EARLY', message }
}

/**
 * The note on a planned step that is shorter than a label or trial keeps its dose before a higher one.
 * @param days the planned length
 */
export function shortStepNote(
  { from, to, days }: { from: Dose; to: Dose; days: number },
  templates: readonly KnownSteps[],
): string | undefined {
  const minimum = compareDoses(to, from) === 1 ? minimumOf(from, templates) : undefined
  return minimum && days < minimum.days ? minimumText(from, minimum) : undefined
}
