import type { DoseLog } from '@pepwell/contract/doses'
import type { Waiting } from '../../lib/offline/waiting.ts'

/** A dose that is listed; where it is not known to be stored, with what waits for it. */
export type ShownDose = DoseLog & { waiting?: Waiting }

/** What waits to be sent of a dose; undefined of one that is stored. */
export const waitingOf = (dose: ShownDose): Waiting | undefined => dose.waiting
