import type { RenderContext } from '@pepwell/contract/rendering'
import { serverNow } from '../time/clock.ts'

let context: RenderContext | undefined

/** Sets the context of the current or next server render. */
export const setRenderContext = (next: RenderContext): void => {
  context = next
}

/** For the first render only: the third argument of `useSyncExternalStore`. */
export const renderContext = (): RenderContext => context ?? { at: serverNow() }
