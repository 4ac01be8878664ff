import type { DueDoses } from '../adherence/due-doses.ts'
import type { EntryRecord } from '../adherence/entry.ts'
import type { BodyRegion } from '../catalogue/medicines.ts'
import type { CalendarDay } from '../time/calendar.ts'
import type { WeighIn, WeightUnit } from '../weight/weight.ts'

/** A plan entry with what its peptide is called. */
export interface InsightEntry extends EntryRecord {
  name: string
  /** where its label says to inject; every region where it says nothing */
  regions?: readonly BodyRegion[]
}

/** A site of the person's list, with every name that their doses may know it by. */
export interface InsightSite {
  name: string
  names: readonly string[]
  region: BodyRegion | null
  neverSuggest: boolean
}

/** A dose as it was logged. */
export interface InsightDose {
  /** of the peptide */
  name: string
  /** the person's own */
  day: CalendarDay
  /** as it was written: '0.5 mg' */
  dose: string
  injectionSite: string | null
  /** the others, of a dose that was split over several sites */
  additionalSites: readonly string[]
  feeling: string | null
}

/** What somebody logged: everything that an analysis is made of. */
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

/** A plan entry, and what of it was due; days as numbers. */
export interface JudgedEntry {
  entry: InsightEntry
  due: DueDoses
}
