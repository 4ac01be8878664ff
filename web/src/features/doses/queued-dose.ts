import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PendingWrite } from '../../lib/offline/pending-writes.ts'

/** A listed dose, with its queued write if it isn't stored yet. */
export type DoseWithQueue = DoseLog & { waiting?: PendingWrite }

/** The queued write of a dose; undefined if stored. */
export const queuedDoseOf = (dose: DoseWithQueue): PendingWrite | undefined => dose.waiting
