import { useStore } from '../use-store.ts'
import { clockError, onClockChange } from './clock.ts'

/** Undefined during server rendering. */
export const useClockError = (): number | undefined =>
  useStore({ subscribe: onClockChange, get: clockError }, () => undefined)
