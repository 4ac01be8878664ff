import type { Component, Label, PeptideClass, Route, Source } from '@pepwell/domain/catalogue/medicines'
import type { PeptideCategory } from '@pepwell/domain/catalogue/peptide-categories'
import type { CalendarDay } from '@pepwell/domain/time/calendar'

/** One peptide as it is put into the catalogue. The text fields are written for lay readers. */
export interface CatalogueSeed {
  /** Unique in the catalogue, at most 100 characters. */
  name: string
  /** The strength of the usual vial (or pen or tablet, for medicines sold only so) in milligrams; null where vials differ or hold IU. */
  mg: number | null
  category: PeptideCategory
  /** Names of the same thing that people search by: brands, short forms. */
  aliases: string[]
  /** The usual one first. */
  routes: Route[]
  peptideClass: PeptideClass | null
  /** What a blend is made of. */
  components: Component[]
  /** What it is; always ends with one sentence that starts with "Evidence:". */
  description: string
  benefits: string
  sideEffects: string
  /** Opens with "No established human dose." unless a regulator has approved a dose somewhere. */
  recommendedDose: string
  /** One of the choices the plan dialog offers; '' where no usual one is known. */
  frequency: string
  duration: string
  bestTakenWith: string
  label: Label | null
  /** What the World Anti-Doping Agency's list says of it; null where it is not named. */
  forbiddenInSport: string | null
  sources: Source[]
  statusCheckedOn: CalendarDay
  /** The revision of the seed with which the entry came. */
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

/** A peptide as it is written down: what there is nothing to say of is left out. */
export type SeedEntry = Omit<CatalogueSeed, keyof typeof unsaid> & Partial<CatalogueSeed>

/** The whole of what was written down. */
export const whole = (entry: SeedEntry): CatalogueSeed => ({ ...unsaid, ...entry })
