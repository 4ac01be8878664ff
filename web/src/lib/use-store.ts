import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/**
 * The value of a store, or of anything else with listeners.
 * @param getFirst the value of the first render, by default the current one
 */
export const useStore = <Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  getFirst: () => Value = get,
): Value => useSyncExternalStore(subscribe, get, getFirst)
