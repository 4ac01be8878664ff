import { classWarnings, partWarnings } from '@pepwell/domain/class-warnings'
import { doseWarnings } from '@pepwell/domain/dose-warnings'
import type { Label, PeptideClass } from '@pepwell/domain/medicines'
import type { Warning } from '@pepwell/domain/warnings'
import type { Db } from '../../database/connect.ts'
import { activeOfClass, activeWithPartsOf } from './plan.queries.ts'

interface Planned {
  status: string
  currentDose: string
  frequency: string
}

interface Entry extends Planned {
  id: number
  peptide: { id: number; peptideClass: PeptideClass | null; label: Label | null } | null
}

/**
 * What to warn of about a plan entry that was added or changed: only of what was changed, so that nobody who edits a note hears
 * once more what they know.
 * @param before as it was; undefined where it is new
 */
export async function warningsOfEntry(
  tx: Db,
  userId: string,
  entry: Entry,
  before?: Planned,
): Promise<Warning[]> {
  const { id, peptide, currentDose: dose, frequency } = entry
  const begins = entry.status === 'active' && before?.status !== 'active'
  const isAsItWas = before?.currentDose === dose && before.frequency === frequency
  const label = peptide?.label
  const judged =
    isAsItWas && !begins ? [] : doseWarnings({ dose, frequency, label, before: before?.currentDose })
  if (!begins || !peptide) return judged
  const { id: peptideId, peptideClass } = peptide
  const ofClass = peptideClass ? await activeOfClass(tx, userId, { besides: id, peptideClass }) : []
  const shared = await activeWithPartsOf(tx, userId, { besides: id, peptideId })
  return [...judged, ...(peptideClass ? classWarnings(peptideClass, ofClass) : []), ...partWarnings(shared)]
}
