import { type ComponentType, lazy } from 'react'

/** A lazy component the page can do without: renders nothing if it fails to load. */
export const lazyOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })))
