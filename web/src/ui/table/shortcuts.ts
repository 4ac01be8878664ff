import { useSyncExternalStore } from 'react'
import { forget, isNoted, note } from '../../lib/browser/storage.ts'

const KEY = 'without-single-keys'
const listeners = new Set<() => void>()

/** Whether single-letter shortcuts are on. People who dictate or press keys by accident turn them off. */
export const hasSingleKeys = (): boolean => !isNoted('localStorage', KEY)

export function setSingleKeys(on: boolean): void {
  if (on) forget('localStorage', KEY)
  else note('localStorage', KEY)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same as a hook. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys, hasSingleKeys)
