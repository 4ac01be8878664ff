import type { Route } from '@pepwell/domain/catalogue/medicines'
import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'
import type { ColorSlot } from '@pepwell/domain/text/color-slots'

/** A peptide in the calculator. */
export interface PeptideChoice {
  about: PeptideRef
  name: string
  /** its color slot */
  hue: ColorSlot
  /** active in the plan, so a dose can be logged */
  loggable: boolean
  /** active or paused in the plan, so a vial can be added */
  planned: boolean
  /** the plan's dose if active: '250 mcg' */
  planDose?: string
  /** the usual vial content, if the catalog knows it */
  mg: number | null
  /** the route, if the catalog knows it */
  routes: readonly Route[]
}

/** What a result passes on to the plan or to a dose log. */
export interface CarriedDose {
  peptide: PeptideChoice
  /** with its unit as typed: '250 mcg' */
  dose: string
  /** mL rounded to three decimals as logged; null if that is zero */
  volume: number | null
}
