import { useSyncExternalStore } from 'react'
import { clockError, onClockChange } from './clock.ts'

/** Undefined during server rendering. */
export const useClockError = (): number | undefined =>
  useSyncExternalStore(onClockChange, clockError, () => undefined)
