import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    volume: number
  }
}

/** Multiplier of large-volume tests: 1 in `npm test`, 10 in `npm run bench`. */
export const volume = inject('volume')

/** A number with thousands separators. */
export const thousands = (count: number): string => count.toLocaleString('en')
