import { adherenceFrom } from '../adherence/adherence.ts'
import { dueDosesOf } from '../adherence/entry.ts'
import { doseText } from '../doses/doses.ts'
import { SIGNIFICANT } from '../math/exact-tests.ts'
import { type CalendarDay, dayNumber } from '../time/calendar.ts'
import { adherenceInsights, type PeptideShare } from './adherence.ts'
import { feelingInsights, type StepFeelings } from './feelings.ts'
import { type Gap, gapInsights } from './gaps.ts'
import { doseLevels, doseSteps } from './levels.ts'
import type { InsightRecords } from './records.ts'
import type { Finding, Insight, InsightTopic } from './sentences.ts'
import { type SiteShare, siteInsights } from './sites.ts'
import { type WeekdayShare, weekdayInsights } from './weekdays.ts'
import { type LevelPace, weightInsights } from './weight.ts'

/** Topics with a statistical test. */
const TESTED: readonly InsightTopic[] = ['adherence', 'weekdays', 'weight', 'feelings']

/**
 * The least likely sentence by chance, if it is unlikely even after correcting for the tested topics.
 * @returns undefined if nothing stands out
 */
function findingOf(found: Record<InsightTopic, Finding<unknown>>): Insight | undefined {
  const tried = TESTED.map((topic) => found[topic]).filter(({ needs }) => needs === null)
  const passed = tried.flatMap(({ sentences }) => sentences).filter(({ p }) => p !== undefined)
  const min = passed.toSorted((a, b) => (a.p ?? 1) - (b.p ?? 1))[0]
  return min?.p !== undefined && min.p * tried.length < SIGNIFICANT ? min : undefined
}

/** An analysis of a person's own data. */
export interface Insights {
  /** by topic, each with its figures and the days that they are from */
  sentences: readonly Insight[]
  /** the id of the sentence that stands out; null without one */
  finding: string | null
  /** what data a topic still needs; null if it has enough */
  needs: Record<InsightTopic, string | null>
  /** data for the charts */
  peptides: readonly PeptideShare[]
  weekdays: readonly WeekdayShare[]
  levels: readonly LevelPace[]
  feelings: readonly StepFeelings[]
  sites: readonly SiteShare[]
  gaps: readonly Gap[]
  /** the doses in which peptides were taken, by peptide, earliest first */
  bands: readonly DoseBand[]
}

/** Days on which a peptide was taken in one dose. */
export interface DoseBand {
  name: string
  dose: string
  from: CalendarDay
  to: CalendarDay
}

/**
 * What a person's logs show about the last 52 weeks. Uses adherence's rules, so no one who followed the plan sees a
 * missed dose; topics without enough data say how much they need.
 * @param records days of the adherence range
 * @param today in the person's time zone
 */
export function insightsOf(records: InsightRecords, today: CalendarDay): Insights {
  const analyzing = analysisOf(records, today)
  for (;;) {
    const step = analyzing.next()
    if (step.done) return step.value
  }
}

/** {@link insightsOf} topic by topic, so the caller can yield in between. */
export function* analysisOf(records: InsightRecords, today: CalendarDay): Generator<undefined, Insights> {
  const days = { first: dayNumber(adherenceFrom(today)), today: dayNumber(today) }
  const judged = records.entries.map((entry) => ({ entry, due: dueDosesOf(entry, days) }))
  const levels = doseLevels(records.doses, today)
  const steps = doseSteps(levels)
  yield
  const adherence = adherenceInsights(judged, today)
  const weekdays = weekdayInsights(judged, today)
  yield
  const weight = weightInsights(records, { levels, steps })
  yield
  const feelings = feelingInsights(records.doses, steps)
  yield
  const sites = siteInsights(records)
  yield
  const gaps = gapInsights(judged, today)
  const found = { adherence, weekdays, weight, feelings, sites, gaps } satisfies Record<
    InsightTopic,
    Finding<unknown>
  >
  const sentences = Object.values(found).flatMap((its) => its.sentences)
  return {
    sentences,
    finding: findingOf(found)?.id ?? null,
    needs: {
      adherence: found.adherence.needs,
      weekdays: found.weekdays.needs,
      weight: found.weight.needs,
      feelings: found.feelings.needs,
      sites: found.sites.needs,
      gaps: found.gaps.needs,
    },
    peptides: found.adherence.rows,
    weekdays: found.weekdays.rows,
    levels: found.weight.rows,
    feelings: found.feelings.rows,
    sites: found.sites.rows,
    gaps: found.gaps.rows,
    bands: levels.map(({ dose, ...band }) => ({ ...band, dose: doseText(dose) })),
  }
}
