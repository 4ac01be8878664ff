import type { DueDoses } from '../adherence/due-doses.ts'
import type { EntryRecord } from '../adherence/entry.ts'
import type { BodyRegion } from '../catalogue/medicines.ts'
import type { CalendarDay } from '../time/calendar.ts'
import type { WeighIn, WeightUnit } from '../weight/weight.ts'

/** A plan entry with its peptide's name. */
export interface InsightEntry extends EntryRecord {
  name: string
  /** the label's regions; all by default */
  regions?: readonly BodyRegion[]
}

/** A site on the person's list, with every name that their doses may have recorded. */
export interface InsightSite {
  name: string
  names: readonly string[]
  region: BodyRegion | null
  neverSuggest: boolean
}

/** A logged dose. */
export interface InsightDose {
  /** of the peptide */
  name: string
  /** in the person's time zone */
  day: CalendarDay
  /** as written: '0.5 mg' */
  dose: string
  injectionSite: string | null
  /** the other sites of a split dose */
  additionalSites: readonly string[]
  feeling: string | null
}

/** Everything that a person logged: the input of an analysis. */
export interface InsightRecords {
  entries: readonly InsightEntry[]
  /** earliest first */
  doses: readonly InsightDose[]
  /** earliest first, in `unit` */
  weighIns: readonly WeighIn[]
  unit: WeightUnit
  /** in the order of the person's list */
  sites: readonly InsightSite[]
}

/** A plan entry and its due doses; days are numbers. */
export interface JudgedEntry {
  entry: InsightEntry
  due: DueDoses
}
