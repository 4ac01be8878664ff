import type { HintedLine } from '@pepwell/contract/shop/cart-hint'
import { serverNow } from '../time/clock.ts'

/** What a server-rendered page depends on besides its responses. Hydration uses the same values. */
export interface RenderContext {
  /** when it was rendered, in milliseconds since the epoch */
  at: number
  /** the device's time zone, if the page asks about it */
  away?: string
  /** an operator snoozed the prompt to add a second factor */
  securityPromptSnoozed?: true
  /** a visitor's cart */
  cart?: readonly HintedLine[]
}

let context: RenderContext | undefined

/** Sets the context of the current or next server render. */
export const setRenderContext = (next: RenderContext): void => {
  context = next
}

/** For the first render only: the third argument of `useSyncExternalStore`. */
export const renderContext = (): RenderContext => context ?? { at: serverNow() }
