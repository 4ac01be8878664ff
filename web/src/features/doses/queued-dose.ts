import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PendingWrite } from '../../lib/offline/pending-writes.ts'

/** A dose that is listed; where it is not known to be stored, with what waits for it. */
export type DoseWithQueue = DoseLog & { waiting?: PendingWrite }

/** What waits to be sent of a dose; undefined of one that is stored. */
export const queuedDoseOf = (dose: DoseWithQueue): PendingWrite | undefined => dose.waiting
