import type { DoseLog, OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { WarningCode } from '@pepwell/domain/safety/warnings'
import type { RefObject } from 'react'
import type { FilledDose } from './dose-values.ts'
import type { EntryPoint } from './entry-points.ts'

/** How much is taken, and how many mL that is where the volume is known. */
export interface DoseAmount {
  dose: string
  volume: number | null
}

/** What a dose begins with, beside what is known of the plan. */
export interface DoseBeginning {
  /** the entry to begin with */
  entryId?: number
  /** dose and volume to begin with, in place of the plan's */
  amount?: DoseAmount
  /** the occurrence of a reminder that the dose is for, where that one led here; of the entry to begin with */
  settles?: OccurrenceKey
}

/** What the sheet's inside is given. */
export interface SheetFormProps extends DoseBeginning {
  door: EntryPoint
  /** the dose that is changed, where none is logged */
  editing?: DoseLog
  /** what can be logged: the active part of the plan; of a dose that is edited its entry, if it is still there */
  entries: readonly PlanEntry[]
  /** recent doses, latest first */
  doses: readonly DoseLog[]
  /** what says which is due; none where a door leads to its entry */
  reminders: readonly Reminder[]
  timeZone: string
  /** where the buttons stand */
  footer: HTMLElement | null
  /** asked before the sheet closes: whether it may */
  leaving: RefObject<(() => boolean) | null>
  /** why logging failed */
  problem?: string
  pending: boolean
  /** with what the person was warned of before */
  onSubmit: (dose: FilledDose, warned: readonly WarningCode[]) => void
  onClose: () => void
}
