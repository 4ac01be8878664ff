import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    volume: number
  }
}

/** How many times as much a test of great volumes does: once in `npm test`, ten times in `npm run bench`. */
export const volume = inject('volume')

/** A number as people read it. */
export const thousands = (count: number): string => count.toLocaleString('en')
