import { logDose } from '@pepwell/contract/doses/doses.calls'
import type { Vial } from '@pepwell/contract/vials/vials'
import { inOrderOfUse } from '@pepwell/domain/vials/forecast'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'

/** The vial that a queued dose names, or where it draws from by default. */
interface QueuedDraw {
  userPeptideId: number
  vialId?: number | null
  vialIds?: readonly number[]
}

function vialsOfDraw(
  { userPeptideId, vialId, vialIds }: QueuedDraw,
  vials: readonly Vial[],
): readonly number[] {
  if (vialIds) return vialIds
  if (vialId !== undefined) return vialId === null ? [] : [vialId]
  const open = vials.filter((vial) => vial.userPeptideId === userPeptideId && vial.state === 'in-use')
  return inOrderOfUse(open)
    .slice(0, 1)
    .map(({ id }) => id)
}

/** The vials that queued doses draw from: less is left in them than the server knows. */
export function useQueuedDraws(vials: readonly Vial[]): ReadonlySet<number> {
  const queued = usePendingWrites(logDose).filter(({ problem }) => problem === undefined)
  return new Set(queued.flatMap(({ body }) => vialsOfDraw(body as unknown as QueuedDraw, vials)))
}
