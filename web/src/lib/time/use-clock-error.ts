import { useSyncExternalStore } from 'react'
import { clockError, onClockChange } from './clock.ts'

/** Undefined while rendering on the server. */
export const useClockError = (): number | undefined =>
  useSyncExternalStore(onClockChange, clockError, () => undefined)
