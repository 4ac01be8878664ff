import type { RestoredKind } from '@pepwell/domain/accounts/restored-kinds'
import type { Db } from '../../database/connect.ts'
import { type ExportedRow, inColumns } from './exported-row.ts'
import { type LocalKeys, withOwnReferences } from './own-references.ts'
import { restorable } from './restorable.ts'
import { insertParts } from './restore.queries.ts'

/** Stores the related rows of an entry that was just stored under `key`. */
export async function storeRelatedRows(
  tx: Db,
  { userId, kind, key }: { userId: string; kind: RestoredKind; key: string },
  { parts }: ExportedRow,
  keyOf: LocalKeys,
): Promise<void> {
  const id = Number(key)
  if (kind === 'plan') {
    const ofEntry = (part: object) => inColumns({ ...part, userId, userPeptideId: id })
    await insertParts(tx, 'plan_periods', parts.periods.map(ofEntry))
    await insertParts(tx, 'dose_steps', parts.steps.map(ofEntry))
    await insertParts(tx, 'dose_step_decisions', parts.stepDecisions.map(ofEntry))
  }
  if (kind === 'stacks')
    await insertParts(
      tx,
      'peptide_stack_items',
      parts.items.map(({ peptideName: _, ...item }) => inColumns({ ...item, userId, stackId: id })),
    )
  if (kind === 'vials') {
    const movements = parts.movements.map((moved) => ({
      ...{ ...moved, userId, vialId: id },
      doseId: moved.doseId === null ? null : (keyOf('doses', moved.doseId) ?? null),
    }))
    await insertParts(tx, 'vial_movements', movements.map(inColumns))
  }
  if (kind === 'reminders') {
    // A skipped dose's outcome is open again.
    const outcomes = parts.outcomes
      .map((outcome) => ({
        ...{ ...outcome, userId, reminderId: id },
        dosageLogId: outcome.dosageLogId && keyOf('doses', outcome.dosageLogId),
      }))
      .filter(({ dosageLogId }) => dosageLogId !== undefined)
    await insertParts(tx, 'reminder_outcomes', outcomes.map(inColumns))
  }
  const versions = parts.versions.map(({ row, replacedAt }) => {
    const fields = withOwnReferences(kind, row, keyOf)
    const version = typeof fields === 'string' ? row : fields
    const about = { userId, tableName: restorable[kind].table, rowId: id, replacedAt, wasRemoved: false }
    return { ...inColumns(about), row: inColumns({ ...version, id }) }
  })
  await insertParts(tx, 'earlier_versions', versions)
}
