import { createHash } from 'node:crypto'
import { pairWarnings } from '@pepwell/domain/safety/plan-safety'
import { dismissedWords } from '@pepwell/domain/safety/warning-dismissals'
import { mostUrgentFirst, type Warning } from '@pepwell/domain/safety/warnings'
import type { KnownPeptide } from '@pepwell/domain/stacks/proposals'
import type { Db } from '../../database/connect.ts'
import { plannedEntry } from './entry-judge.service.ts'
import * as queries from './plan-warnings.queries.ts'

type Planned = Pick<queries.JudgedRow, 'id' | 'currentDose' | 'frequency'>

const planText = ({ currentDose, frequency }: Planned): string => `${currentDose} ${frequency}`

/**
 * Derived from the warning's text, so that another text is another warning. A warning about two entries also changes
 * with the dose or frequency of either.
 */
export function warningKey(
  { code, message, beside }: Warning,
  entry?: Planned,
  plan: readonly Planned[] = [],
) {
  const other = beside === undefined ? undefined : plan.find(({ id }) => id === beside)
  const plans = entry && other ? [planText(entry), planText(other)] : []
  return createHash('sha256')
    .update([code, dismissedWords(message), ...plans].join('\n'))
    .digest('hex')
}

const place = (entryId: number, key: string): string => `${entryId} ${key}`

/** Which warnings of some entries were dismissed. */
async function dismissals(db: Db, userId: string, entryIds: readonly number[]) {
  const rows = await queries.dismissedKeys(db, userId, entryIds)
  const places = new Set(rows.map(({ userPeptideId, key }) => place(userPeptideId, key)))
  return (entryId: number, key: string): boolean => places.has(place(entryId, key))
}

/** The warnings of stored entries with their keys, without dismissed ones. */
export async function withoutDismissed(
  db: Db,
  userId: string,
  entries: readonly { entry: Planned; warnings: readonly Warning[] }[],
  plan: readonly Planned[],
) {
  const ids = entries.map(({ entry }) => entry.id)
  const isDismissed = await dismissals(db, userId, ids)
  return entries.map(({ entry, warnings }) => ({
    entryId: entry.id,
    warnings: mostUrgentFirst(warnings)
      .map((warning) => {
        const { code, message } = warning
        return { code, message, key: warningKey(warning, entry, plan) }
      })
      .filter(({ key }) => !isDismissed(entry.id, key)),
  }))
}

/** Separates a dose's warnings from those that the person dismissed in the same words on the plan. */
export async function splitDismissed(
  db: Db,
  userId: string,
  entryId: number,
  warnings: readonly Warning[],
): Promise<{ left: Warning[]; dismissed: Warning[] }> {
  if (warnings.length === 0) return { left: [], dismissed: [] }
  const wasDismissed = await dismissals(db, userId, [entryId])
  const isDismissed = (warning: Warning) => wasDismissed(entryId, warningKey(warning))
  return {
    left: warnings.filter((warning) => !isDismissed(warning)),
    dismissed: warnings.filter(isDismissed),
  }
}

/**
 * Entries that a person takes together on purpose: they dismissed every warning about both, and neither plan changed
 * since.
 */
export async function takenTogether(
  db: Db,
  userId: string,
  entryId: number,
  peptides: readonly KnownPeptide[],
): Promise<ReadonlySet<number>> {
  const plan = await queries.activeEntries(db, userId)
  const entry = plan.find(({ id }) => id === entryId)
  if (!entry) return new Set()
  const isDismissed = await dismissals(
    db,
    userId,
    plan.map(({ id }) => id),
  )
  const accepts = (one: (typeof plan)[number], other: (typeof plan)[number]): boolean => {
    const warnings = pairWarnings(plannedEntry(one, peptides), plannedEntry(other, peptides), peptides)
    return (
      warnings.length > 0 && warnings.every((warning) => isDismissed(one.id, warningKey(warning, one, plan)))
    )
  }
  const others = plan.filter(({ id }) => id !== entryId)
  return new Set(others.filter((other) => accepts(entry, other) || accepts(other, entry)).map(({ id }) => id))
}
