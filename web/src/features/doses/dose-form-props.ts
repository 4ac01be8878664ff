import type { DoseLog, SettledOccurrence } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { FilledDose } from './dose-form.ts'

/** How much is taken, and how many mL that is where the volume is known. */
export interface DoseAmount {
  dose: string
  volume: number | null
}

/** What either form of a dose is given. */
export interface DoseFormProps {
  /** the form's id, for the button in the dialog's footer */
  id: string
  /** what can be logged: the active part of the plan */
  entries: readonly PlanEntry[]
  /** recent doses, latest first: last time's choices come from them */
  doses: readonly DoseLog[]
  timeZone: string
  /** the entry to begin with */
  entryId?: number
  /** dose and volume to begin with, in place of last time's */
  amount?: DoseAmount
  /** the occurrence of a reminder that the dose is for, where that one led here; of the entry to begin with */
  settles?: SettledOccurrence
  onSubmit: (dose: FilledDose) => void
}
