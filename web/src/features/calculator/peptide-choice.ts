import type { Route } from '@pepwell/domain/catalogue/medicines'
import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'
import type { ColorSlot } from '@pepwell/domain/text/color-slots'

/** A peptide that can be calculated for. */
export interface PeptideChoice {
  about: PeptideRef
  name: string
  /** the one colour of it everywhere */
  hue: ColorSlot
  /** whether a dose of it can be logged: it is active in the plan */
  loggable: boolean
  /** whether a vial of it can be added: it is active or paused in the plan */
  planned: boolean
  /** what the plan says of it, where it is active there: '250 mcg' */
  planDose?: string
  /** what its vials usually hold, as far as the catalogue knows */
  mg: number | null
  /** how it gets into the body, as far as the catalogue knows */
  routes: readonly Route[]
}

/** What is carried from a result into the plan or a dose log. */
export interface CarriedDose {
  peptide: PeptideChoice
  /** with its unit, as it was typed: '250 mcg' */
  dose: string
  /** mL with three decimals, as it is logged; null where that would be nothing */
  volume: number | null
}
