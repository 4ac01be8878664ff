import { useSyncExternalStore } from 'react'
import { clockError, onClockChange } from './clock.ts'

/** See {@link clockError}; the server renders a page without knowing of any. */
export const useClockError = (): number | undefined =>
  useSyncExternalStore(onClockChange, clockError, () => undefined)
