import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { isCalendarDay } from '@pepwell/domain/calendar'
import {
  type CloseDose,
  closeDoseText,
  hoursBetween,
  spacing,
  spacingText,
  tooSoon,
} from '@pepwell/domain/dose-spacing'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { instantIn, lacksTime } from '../moment.ts'
import type { DoseValues } from './dose-values.ts'

/** A dose that lies too close to the one in the sheet, in words. */
export interface Double {
  dose: DoseLog
  /** 'You logged 0.5 mg 15 h ago' */
  title: string
  /** 'Your plan says 0.5 mg, Weekly.' */
  reason: string
}

/** When the dose in the sheet was taken; one that is taken now was taken when the sheet was opened. Undefined for no real day. */
export function useTakenAt(timeZone: string): number | undefined {
  const { control } = useFormContext<DoseValues>()
  const [takenDate, takenTime] = useWatch({ control, name: ['takenDate', 'takenTime'] })
  const [openedAt] = useState(() => Date.now())
  if (!takenTime && !lacksTime({ takenDate, takenTime }, timeZone)) return openedAt
  const isKnown = takenTime !== '' && (takenDate === '' || isCalendarDay(takenDate))
  return isKnown ? Date.parse(instantIn({ takenDate, takenTime }, timeZone)) : undefined
}

type Logged = CloseDose<{ dose: string; takenAt: number; log: DoseLog }>

/** The dose of the same entry that the one in the sheet lies too close to, before it is sent. */
export function doubleOf(
  entry: PlanEntry | undefined,
  doses: readonly DoseLog[],
  takenAt: number | undefined,
): Double | undefined {
  if (!entry || takenAt === undefined) return undefined
  const wanted = spacing({ label: entry.peptide?.label, interval: hoursBetween(entry.frequency) })
  const ofEntry = doses.filter(({ userPeptideId }) => userPeptideId === entry.id)
  const others = ofEntry.map((log) => ({ dose: log.dose, takenAt: Date.parse(log.takenAt), log }))
  const close: Logged | undefined = tooSoon(others, takenAt, wanted)
  if (!close || !wanted) return undefined
  const plan = { dose: entry.currentDose, frequency: entry.frequency }
  return {
    dose: close.taken.log,
    title: closeDoseText(close, Date.now()),
    reason: spacingText(wanted, plan),
  }
}
