import type { DoseLog, OccurrenceKey } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { WarningCode } from '@pepwell/domain/safety/warnings'
import type { RefObject } from 'react'
import type { FilledDose } from './dose-values.ts'
import type { EntryPoint } from './entry-points.ts'

/** The amount, and its volume in mL if known. */
export interface DoseAmount {
  dose: string
  volume: number | null
}

/** A dose's initial values besides the plan's. */
export interface DoseBeginning {
  entryId?: number
  /** dose and volume instead of the plan's */
  amount?: DoseAmount
  /** the reminder occurrence that opened the sheet, for the selected entry */
  settles?: OccurrenceKey
}

/** Props of the sheet's form. */
export interface SheetFormProps extends DoseBeginning {
  entryPoint: EntryPoint
  /** the dose to edit; undefined to log a new one */
  editing?: DoseLog
  /** entries to choose from: the active plan, or the edited dose's entry if it still exists */
  entries: readonly PlanEntry[]
  /** recent doses, latest first */
  doses: readonly DoseLog[]
  /** what decides which dose is due; undefined if the entry point names the entry */
  reminders: readonly Reminder[]
  timeZone: string
  /** the footer element for the buttons */
  footer: HTMLElement | null
  /** called before closing; returns whether to close */
  leaving: RefObject<(() => boolean) | null>
  /** why saving failed */
  problem?: string
  pending: boolean
  /** includes the warnings that were shown */
  onSubmit: (dose: FilledDose, warned: readonly WarningCode[]) => void
  onClose: () => void
}
