import type { Component, Label, PeptideClass, Route, Source } from '@pepwell/domain/catalogue/medicines'
import type { PeptideCategory } from '@pepwell/domain/catalogue/peptide-categories'
import type { CalendarDay } from '@pepwell/domain/time/calendar'

/** One peptide of the seed. The texts are for lay readers. */
export interface CatalogueSeed {
  /** Unique in the catalogue, at most 100 characters. */
  name: string
  /**
   * The usual vial's strength in mg (or pen or tablet, for medicines sold only so); null if vials differ or are in
   * IU.
   */
  mg: number | null
  category: PeptideCategory
  /** Other names that people search by: brands, short forms. */
  aliases: string[]
  /** The usual one first. */
  routes: Route[]
  peptideClass: PeptideClass | null
  /** The parts of a blend. */
  components: Component[]
  /** What it is; always ends with one sentence that starts with "Evidence:". */
  description: string
  benefits: string
  sideEffects: string
  /** Opens with "No established human dose." unless a regulator has approved a dose somewhere. */
  recommendedDose: string
  /** One of the plan dialog's choices; '' if there is no usual one. */
  frequency: string
  duration: string
  bestTakenWith: string
  label: Label | null
  /** Its place on the World Anti-Doping Agency's list; null if it isn't named. */
  forbiddenInSport: string | null
  sources: Source[]
  statusCheckedOn: CalendarDay
  /** The seed revision that added the entry. */
  since: number
}

const unsaid = {
  aliases: [],
  peptideClass: null,
  components: [],
  label: null,
  forbiddenInSport: null,
  since: 1,
} satisfies Partial<CatalogueSeed>

/** A seed entry with optional fields left out. */
export type SeedEntry = Omit<CatalogueSeed, keyof typeof unsaid> & Partial<CatalogueSeed>

/** A complete entry. */
export const whole = (entry: SeedEntry): CatalogueSeed => ({ ...unsaid, ...entry })
