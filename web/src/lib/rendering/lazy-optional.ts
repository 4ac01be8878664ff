import { type ComponentType, lazy } from 'react'

/** Something in a chunk of its own that a page can do without: where it can't be fetched, nothing stands there. */
export const lazyOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })))
