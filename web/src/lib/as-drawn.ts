import type { HintedLine } from '@pepwell/contract/cart-hint'
import { serverNow } from './clock.ts'

/** What a page that the server drew goes by, beside the answers. The app begins with the same, to adopt what stands there. */
export interface AsDrawn {
  /** when it was drawn, in milliseconds since the epoch */
  at: number
  /** the zone that the device was in, if that was worth a question */
  away?: string
  /** an operator does not want to hear for a while that a password alone opens the back office */
  keysLater?: true
  /** what lies in a visitor's cart */
  cart?: readonly HintedLine[]
}

let drawn: AsDrawn | undefined

/** Says by what a page was drawn, or is drawn next. */
export const drawAs = (by: AsDrawn): void => {
  drawn = by
}

/** For the first picture only: the third argument of `useSyncExternalStore`. */
export const asDrawn = (): AsDrawn => drawn ?? { at: serverNow() }
