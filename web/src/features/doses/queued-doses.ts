import type { DoseLog, OccurrenceKey } from '@pepwell/contract/doses/doses'
import { logDose } from '@pepwell/contract/doses/doses.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { parseDose } from '@pepwell/domain/doses/doses'
import { peptideName } from '@pepwell/domain/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type PendingWrite, usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { recentDosesQuery } from './doses.api.ts'
import type { DoseWithQueue } from './queued-dose.ts'

type QueuedInput = Partial<DoseLog> & { dose: string; takenAt: string; userPeptideId: number }

/** A queued dose's input with the peptide's name, which may have left the plan meanwhile. */
export function doseWords({ body, name }: PendingWrite, entries: readonly PlanEntry[]) {
  const said = body as unknown as QueuedInput
  const entry = entries.find(({ id }) => id === said.userPeptideId)
  return { ...said, peptideName: entry ? peptideName(entry) : (name ?? 'Dose') }
}

/** A queued dose as a list row. Negative ids never collide with stored ones. */
function queuedDose(waiting: PendingWrite, entries: readonly PlanEntry[]): DoseWithQueue {
  const said = doseWords(waiting, entries)
  const { userPeptideId, dose, takenAt, volume, injectionSite, additionalSites, feeling, notes } = said
  const { amount = null, unit = null } = parseDose(dose) ?? {}
  return {
    id: -waiting.place,
    userPeptideId,
    peptideName: said.peptideName,
    dose,
    amount,
    unit,
    volume: volume ?? null,
    injectionSite: injectionSite || null,
    additionalSites: additionalSites ?? [],
    feeling: feeling || null,
    notes: notes || null,
    takenAt,
    createdAt: takenAt,
    editedAt: null,
    waiting,
  }
}

/** Stored and queued doses, latest first. */
function withWaiting(
  doses: readonly DoseLog[],
  waiting: readonly PendingWrite[],
  entries: readonly PlanEntry[],
): DoseLog[] {
  const more = waiting.map((write) => queuedDose(write, entries))
  const at = ({ takenAt }: DoseLog) => Date.parse(takenAt)
  return [...more, ...doses].toSorted((a, b) => at(b) - at(a))
}

const isRefused = ({ problem }: PendingWrite): boolean => problem !== undefined

/** The occurrences that queued doses resolve. */
export function useUnsyncedDoses() {
  const waiting = usePendingWrites(logDose)
  return useMemo(
    () =>
      waiting
        .filter((write) => !isRefused(write))
        .map(({ body }) => body as unknown as QueuedInput & { settles?: OccurrenceKey }),
    [waiting],
  )
}

/** Doses the server rejected, for the user to decide about. They don't count anywhere. */
export function useRefusedDoses(entries: readonly PlanEntry[] | undefined): DoseLog[] {
  const waiting = usePendingWrites(logDose)
  return useMemo(
    () => waiting.filter(isRefused).map((write) => queuedDose(write, entries ?? [])),
    [waiting, entries],
  )
}

/** The latest doses, including queued ones. */
export function useRecentDoses(entries: readonly PlanEntry[] | undefined) {
  const all = usePendingWrites(logDose)
  const waiting = useMemo(() => all.filter((write) => !isRefused(write)), [all])
  const select = useCallback(
    (doses: DoseLog[]) => (waiting.length > 0 ? withWaiting(doses, waiting, entries ?? []) : doses),
    [waiting, entries],
  )
  return useQuery({ ...recentDosesQuery, select })
}
