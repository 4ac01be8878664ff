import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import {
  type CloseDose,
  closeDoseText,
  hoursBetween,
  spacing,
  spacingText,
  tooSoon,
} from '@pepwell/domain/safety/dose-spacing'
import { serverNow } from '../../../lib/time/clock.ts'

/** A free-text dose that has another one too close to it. */
export interface Double {
  dose: DoseLog
  /** 'You logged 0.5 mg 15 h ago' */
  title: string
  /** 'Your plan says 0.5 mg, Weekly.' */
  reason: string
}

type Logged = CloseDose<{ dose: string; takenAt: number; log: DoseLog }>

/** The dose of the same entry that is too close to the given time. */
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
    title: closeDoseText(close, serverNow()),
    reason: spacingText(close, wanted, plan),
  }
}
