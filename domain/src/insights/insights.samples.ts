import { days, entry, since } from '../adherence/adherence.samples.ts'
import type { PlanPeriod } from '../adherence/entry.ts'
import { namesOfSite, wholeList } from '../doses/site-lists.ts'
import type { InsightDose, InsightRecords } from './records.ts'

/** A Monday. */
export const TODAY = '2026-06-15'

/** The standard list of sites. */
export const sites = wholeList([]).map((site) => ({ ...site, names: namesOfSite(site) }))

/** The records of a person without any logs. */
export const nothing: InsightRecords = { entries: [], doses: [], weighIns: [], unit: 'lbs', sites }

/** A plan entry with the days on which doses were taken. */
export const planned = (name: string, taken: string[], periods: PlanPeriod[] = [since('2026-05-01')]) => ({
  ...entry(periods, taken),
  name,
})

/** A dose of the default peptide. */
export const aDose = (day: string, changes: Partial<InsightDose> = {}): InsightDose => ({
  name: 'Semaglutide',
  day,
  dose: '0.25 mg',
  injectionSite: null,
  additionalSites: [],
  feeling: null,
  ...changes,
})

/** Weekly doses: a number of each amount, in sequence. */
export const course = (from: string, ...amounts: [dose: string, times: number, feeling?: string][]) =>
  amounts
    .flatMap(([dose, times, feeling = null]) => Array.from({ length: times }, () => ({ dose, feeling })))
    .map((changes, week) => aDose(days(from, week + 1, 7).at(-1) ?? from, changes))
