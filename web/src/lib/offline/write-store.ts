import { inStore, resultOf } from './database.ts'
import type { PendingWrite } from './pending-writes.ts'

/** A write as stored. */
interface StoredWrite extends PendingWrite {
  /** id of the user who wrote it */
  owner: string
}

/** A user's pending writes, in order. */
export const writesOf = (owner: string): Promise<PendingWrite[]> =>
  inStore('writes', 'readonly', async (store) => {
    const all: StoredWrite[] = await resultOf(store.getAll())
    return all.filter((write) => write.owner === owner)
  })

/** Appends a write. */
export const addWrite = (owner: string, write: Omit<PendingWrite, 'place'>): Promise<unknown> =>
  inStore('writes', 'readwrite', (store) => {
    const place = resultOf(store.add({ ...write, owner }))
    // Committed at once: the page may be about to close.
    store.transaction.commit()
    return place
  })

/**
 * Changes or deletes a write in one transaction, so that other tabs' changes are seen.
 * @param change returns undefined to delete it, or the same write to leave it
 * @returns the previous write; undefined if it was already deleted
 */
export const changeWrite = (
  index: number,
  change: (write: PendingWrite) => PendingWrite | undefined,
): Promise<PendingWrite | undefined> =>
  inStore('writes', 'readwrite', async (store) => {
    const before: StoredWrite | undefined = await resultOf(store.get(index))
    if (!before) return undefined
    const after = change(before)
    if (!after) store.delete(index)
    else if (after !== before) store.put({ ...before, ...after })
    return before
  })
