import type { HintedLine } from '@pepwell/contract/shop/cart-hint'
import { serverNow } from '../time/clock.ts'

/** What a server-rendered page depends on beside its responses. The app hydrates with the same values. */
export interface RenderContext {
  /** when it was rendered, in milliseconds since the epoch */
  at: number
  /** the device's time zone, if the page asks about it */
  away?: string
  /** an operator snoozed the prompt to add a second factor */
  securityPromptSnoozed?: true
  /** what lies in a visitor's cart */
  cart?: readonly HintedLine[]
}

let context: RenderContext | undefined

/** Sets what the current page was rendered with, or the next one will be. */
export const setRenderContext = (next: RenderContext): void => {
  context = next
}

/** For the first render only: the third argument of `useSyncExternalStore`. */
export const renderContext = (): RenderContext => context ?? { at: serverNow() }
