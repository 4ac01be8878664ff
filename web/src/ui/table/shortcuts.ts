import { isNoted, note, removeStored } from '../../lib/browser/storage.ts'
import { createSignal } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.ts'

const KEY = 'without-single-keys'
const { subscribe, notify } = createSignal()

/** Whether single-letter shortcuts are on. People who dictate or press keys by accident turn them off. */
export const hasSingleKeys = (): boolean => !isNoted('localStorage', KEY)

export function setSingleKeys(on: boolean): void {
  if (on) removeStored('localStorage', KEY)
  else note('localStorage', KEY)
  notify()
}

/** The same as a hook. */
export const useSingleKeys = (): boolean => useStore({ subscribe, get: hasSingleKeys })
