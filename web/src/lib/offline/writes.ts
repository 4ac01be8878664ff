import { inStore, resultOf } from './device.ts'
import type { Waiting } from './waiting.ts'

/** A write as it is kept. */
interface Kept extends Waiting {
  /** the id of whoever wrote it */
  owner: string
}

/** What a person wrote here and is not known to be stored, in its order. */
export const writesOf = (owner: string): Promise<Waiting[]> =>
  inStore('writes', 'readonly', async (store) => {
    const all: Kept[] = await resultOf(store.getAll())
    return all.filter((write) => write.owner === owner)
  })

/** Keeps a write behind all others. */
export const addWrite = (owner: string, write: Omit<Waiting, 'place'>): Promise<unknown> =>
  inStore('writes', 'readwrite', (store) => {
    const place = resultOf(store.add({ ...write, owner }))
    // A page that is about to go waits for nothing.
    store.transaction.commit()
    return place
  })

/**
 * Changes a write where it stands, or gives it up: whatever another page does with it meanwhile is known.
 * @param change undefined gives it up; the same leaves it
 * @returns how it stood before; undefined where it is gone already
 */
export const changeWrite = (
  place: number,
  change: (write: Waiting) => Waiting | undefined,
): Promise<Waiting | undefined> =>
  inStore('writes', 'readwrite', async (store) => {
    const before: Kept | undefined = await resultOf(store.get(place))
    if (!before) return undefined
    const after = change(before)
    if (!after) store.delete(place)
    else if (after !== before) store.put({ ...before, ...after })
    return before
  })
